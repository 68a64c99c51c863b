/**
 * npm run bench -- lighthouse: measures twelve pages of the production shop with its own database, compared with an empty page; `--articles`
 * measures the knowledge base instead. `--runs 1` is faster; `--only home` selects pages.
 */
import { basename } from 'node:path'
import { ensureTestBrowser } from '../../tests/runner/browser.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { lookAt, mediansOf, type PageFigures } from './measure'
import { firstTouchMicroseconds } from './memory'
import { emptyPage, measuredArticles, measuredPages } from './pages'
import { missesIn, reportPages } from './report'
import { openShop } from '../lib/shop'
import { signIn } from '../lib/sign-in'
import { textOption } from '../lib/report'

const runs = Number(textOption('runs') ?? 5)
const only = textOption('only')
const areArticles = process.argv.includes('--articles')

const addEmptyPage = async (url: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', origin: url, cookie: await signIn(url, 'admin') }
  const page = {
    path: emptyPage,
    title: 'Nothing here',
    breadcrumb: 'Nothing',
    layout: [],
    _status: 'published',
    meta: { title: 'An empty page', description: 'Measured beside the others.' },
  }
  const made = await fetch(`${url}/api/pages?locale=en`, { method: 'POST', headers, body: JSON.stringify(page) })
  if (made.status !== 201) throw new Error(`The empty page could not be created: ${made.status} ${await made.text()}`)
}

await runCommand(async () => {
  // Shop, database and browser share the machine; headless Chromium leaves them the most CPU.
  const chromePath = await step('Browser', ensureTestBrowser)
  const shop = await openShop('lighthouse')
  await addEmptyPage(shop.url)
  const wanted = [
    { path: emptyPage, name: 'an empty page', kilobytes: 0, language: 'en' as const },
    ...(areArticles ? measuredArticles : measuredPages).filter(({ name }) => only === undefined || name === only),
  ]
  const looks = wanted.map((page) => ({ ...page, url: `${shop.url}/${page.language ?? 'en'}${page.path}`, figures: [] as PageFigures[] }))
  // render once, since visitors get cached pages
  for (const { url } of looks) await fetch(url)
  // Interleaved, so that a slow phase of the machine affects all pages; one at a time, so that they don't compete.
  for (let run = 1; run <= runs; run += 1) {
    await step(`Round ${run} of ${runs}`, async () => {
      for (const { url, figures } of looks) figures.push(await lookAt(url, chromePath))
    })
  }
  const [empty, ...pages] = looks.map((page) => ({ ...page, figures: mediansOf(page.figures) }))
  if (empty === undefined) throw new Error('The empty page was not measured')
  await shop.stop()
  const measured = { empty: empty.figures, pages, runs, firstTouch: firstTouchMicroseconds(), browser: basename(chromePath) }
  const misses = missesIn(measured)
  reportPages(areArticles ? 'lighthouse-articles' : 'lighthouse', measured)
  for (const miss of misses) say(`Missed: ${miss}`)
  return misses.length === 0 ? 0 : 1
})
