/**
 * npm run lighthouse: measures twelve pages of the production shop with its own database, compared with an empty page; `-- --articles`
 * measures the knowledge base instead. `-- --runs 1` is faster; `-- --only home` selects pages.
 */
import { basename } from 'node:path'
import { demoLogins } from '../../seed/demo-logins'
import { ensureTestBrowser } from '../steps/browser.mjs'
import { startFreshShop } from '../steps/fresh-shop.mjs'
import { checkMachine } from '../steps/prepare.mjs'
import { say, step } from '../steps/progress.mjs'
import { openTestServer } from '../steps/test-database.mjs'
import { runCommand } from '../steps/until-stopped.mjs'
import { lookAt, mediansOf, type PageFigures } from './measure'
import { firstTouchMicroseconds } from './memory'
import { emptyPage, measuredArticles, measuredPages } from './pages'
import { articlesPart, missesIn, pagesPart } from './report'

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const runs = Number(argument('runs') ?? 5)
const only = argument('only')
const areArticles = process.argv.includes('--articles')

const addEmptyPage = async (url: string): Promise<void> => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === 'admin')
  const headers = { 'content-type': 'application/json', origin: url }
  const signedIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = {
    path: emptyPage,
    title: 'Nothing here',
    breadcrumb: 'Nothing',
    layout: [],
    _status: 'published',
    meta: { title: 'An empty page', description: 'Measured beside the others.' },
  }
  const made = await fetch(`${url}/api/pages?locale=en`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(page) })
  if (made.status !== 201) throw new Error(`The empty page could not be made: ${made.status} ${await made.text()}`)
}

await runCommand(async () => {
  checkMachine()
  // shop, database and browser share the machine: headless Chromium leaves them the most CPU
  const chromePath = await step('Browser', ensureTestBrowser)
  const server = await step('A Postgres for the measurement', openTestServer)
  const shop = await startFreshShop({ server, purpose: 'lighthouse' })
  await addEmptyPage(shop.url)
  const wanted = [
    { path: emptyPage, name: 'an empty page', kilobytes: 0, language: 'en' as const },
    ...(areArticles ? measuredArticles : measuredPages).filter(({ name }) => only === undefined || name === only),
  ]
  const looks = wanted.map((page) => ({ ...page, url: `${shop.url}/${page.language ?? 'en'}${page.path}`, figures: [] as PageFigures[] }))
  // render once, since visitors get cached pages
  for (const { url } of looks) await fetch(url)
  // in turn, so that a slow phase of the machine affects all pages; one at a time, so that they don't compete
  for (let run = 1; run <= runs; run += 1) {
    await step(`Round ${run} of ${runs}`, async () => {
      for (const { url, figures } of looks) figures.push(await lookAt(url, chromePath))
    })
  }
  const [empty, ...pages] = looks.map((page) => ({ ...page, figures: mediansOf(page.figures) }))
  if (empty === undefined) throw new Error('Nothing was measured')
  await shop.stop()
  const measured = { empty: empty.figures, pages, runs, firstTouch: firstTouchMicroseconds(), browser: basename(chromePath) }
  const text = areArticles ? articlesPart(measured) : pagesPart(measured)
  const misses = missesIn(measured)
  say(`\n${text}`)
  for (const miss of misses) say(`Missed: ${miss}`)
  return misses.length === 0 ? 0 : 1
})
