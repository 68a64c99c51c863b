/**
 * npm run prove:accessibility [-- http://localhost:3000]: axe on every page and every state of the shop, in four languages, at three widths
 * and in both themes; without an address, of a fresh shop. `-- --languages de,fr`, `-- --only /pricing`, `-- --lanes 2`,
 * `-- --minutes 10`: then it ends, says how far it came, and has not proved it.
 */
import { chromium, type Browser } from '@playwright/test'
import { locales, type Locale } from '../../src/config/locales'
import { states } from '../contact-sheets/states'
import { findStops, type Stop } from '../contact-sheets/stops'
import { numberAsked } from '../steps/arguments.mjs'
import { ensureTestBrowser } from '../steps/browser.mjs'
import { startFreshShop } from '../steps/fresh-shop.mjs'
import { checkMachine } from '../steps/prepare.mjs'
import { say, step } from '../steps/progress.mjs'
import { openTestServer } from '../steps/test-database.mjs'
import { runCommand } from '../steps/until-stopped.mjs'
import { lookAtStop, type Looked } from './look'

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const only = argument('only') ?? ''
const languages = locales.filter((each) => argument('languages')?.split(',').includes(each) ?? true)
const end = Date.now() + numberAsked('minutes', 120) * 60_000
const given = process.argv.slice(2).find((each) => each.startsWith('http'))

/** What one visitor sees, one after the other: the cart is filled on the way, and a customer logs in. */
interface Walk {
  readonly language: Locale
  readonly stops: readonly Stop[]
}

const walkThrough = async (browser: Browser, origin: string, { language, stops }: Walk): Promise<readonly Looked[]> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const looked: Looked[] = []
  for (const stop of stops) {
    if (Date.now() > end) break
    looked.push(await lookAtStop(page, `${origin}/${language}`, stop))
  }
  await context.close()
  return looked
}

/** Some walks at a time, each the next that nobody has begun. */
const inLanes = async (
  lanes: number,
  walks: readonly Walk[],
  walk: (walk: Walk) => Promise<readonly Looked[]>,
): Promise<readonly Looked[]> => {
  const waiting = [...walks]
  const lane = async (): Promise<readonly Looked[]> => {
    const next = waiting.shift()
    return next === undefined ? [] : [...(await walk(next)), ...(await lane())]
  }
  return (await Promise.all(Array.from({ length: lanes }, lane))).flat()
}

/** The same fault of the same page is told once, with every look it was found in. */
const sayFaults = (looked: readonly Looked[]): number => {
  const found = new Map<string, string[]>()
  for (const { faults } of looked) for (const { what, where } of faults) found.set(what, [...(found.get(what) ?? []), where])
  for (const [what, places] of found) say(`${what}\n  ${places.length} times: ${places.slice(0, 6).join(', ')}`)
  return looked.reduce((sum, { faults }) => sum + faults.length, 0)
}

const openShop = async (): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> => {
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() }
  const server = await step('A Postgres to look with', openTestServer)
  return startFreshShop({ server, purpose: 'accessibility' })
}

await runCommand(async () => {
  checkMachine()
  const executablePath = await step('Browser', ensureTestBrowser)
  const shop = await openShop()
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])] })
  const pages = (await findStops(shop.url)).filter(({ path }) => path.startsWith(only))
  const wanted = states.filter(({ path }) => path.startsWith(only))
  const walks = languages.flatMap((language) => [pages, wanted].map((stops) => ({ language, stops })))
  const looked = await step(`${pages.length} pages and ${wanted.length} states, in ${languages.join(', ')}`, () =>
    inLanes(numberAsked('lanes', 2), walks, (walk) => walkThrough(browser, shop.url, walk)),
  )
  await browser.close()
  await shop.stop()
  const faults = sayFaults(looked)
  const looks = looked.reduce((sum, each) => sum + each.looks, 0)
  say(`\n${looks} looks at ${pages.length} pages and ${wanted.length} states in ${languages.length} languages: ${faults} faults.`)
  const wantedVisits = walks.reduce((sum, { stops }) => sum + stops.length, 0)
  const isWhole = looked.length === wantedVisits
  if (!isWhole) say(`Time is up: ${looked.length} of ${wantedVisits} pages and states were looked at.`)
  return faults === 0 && isWhole ? 0 : 1
})
