/**
 * npm run bench -- accessibility [http://localhost:3000]: runs axe and overflow checks on every page and state, in four languages, three
 * widths and both themes; without an address, on a fresh shop. `--languages de,fr`, `--only /pricing`, `--lanes 2`; `--minutes
 * 10` stops early and counts as incomplete; `--resume` continues and repeats walks that had errors.
 */
import { type Browser } from '@playwright/test'
import { locales } from '../../src/lib/config/locales'
import { states } from '../screenshots/contact-sheets/states'
import { findStops } from '../screenshots/contact-sheets/stops'
import { numberAsked } from '../lib/arguments.mjs'
import { ensureTestBrowser } from '../../tests/runner/browser.mjs'
import { buildFingerprint } from '../../scripts/lib/build.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { forgetWalks, keepWalk, readCleanWalks, type Walked } from './kept'
import { lookAtStop, type Looked } from './look'
import { walksOf, type Walk } from './walks'
import { openBrowser, visitShop } from '../lib/shop'
import { textOption } from '../lib/report'

const only = textOption('only') ?? ''
const languages = locales.filter((each) => textOption('languages')?.split(',').includes(each) ?? true)
const end = Date.now() + numberAsked('minutes', 120) * 60_000
const given = process.argv.slice(2).find((each) => each.startsWith('http'))
const build = buildFingerprint(process.env)

const walkThrough = async (browser: Browser, origin: string, { name, language, stops }: Walk): Promise<Walked> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const looked: Looked[] = []
  for (const stop of stops) looked.push(await lookAtStop(page, `${origin}/${language}`, stop))
  await context.close()
  return { walk: name, build, looked }
}

/** Runs walks in parallel until the deadline. */
const inLanes = async (lanes: number, walks: readonly Walk[], walk: (walk: Walk) => Promise<Walked>): Promise<readonly Walked[]> => {
  const waiting = [...walks]
  const lane = async (): Promise<readonly Walked[]> => {
    const next = Date.now() < end ? waiting.shift() : undefined
    if (next === undefined) return []
    const walked = await walk(next)
    keepWalk(walked)
    return [walked, ...(await lane())]
  }
  return (await Promise.all(Array.from({ length: lanes }, lane))).flat()
}

/** Reports each distinct error once, with all its locations. */
const describeErrors = (looked: readonly Looked[]): number => {
  const found = new Map<string, string[]>()
  for (const { faults } of looked) for (const { what, where } of faults) found.set(what, [...(found.get(what) ?? []), where])
  for (const [what, places] of found) say(`${what}\n  ${places.length} times: ${places.slice(0, 6).join(', ')}`)
  return looked.reduce((sum, { faults }) => sum + faults.length, 0)
}

/** Error-free walks of an earlier run, with --resume. */
const readEarlier = (walks: readonly Walk[]): readonly Walked[] => {
  if (!process.argv.includes('--resume')) forgetWalks()
  const earlier = readCleanWalks().filter(({ walk }) => walks.some(({ name }) => name === walk))
  const older = earlier.filter((walked) => walked.build !== build).length
  if (earlier.length > 0)
    say(`${earlier.length} of ${walks.length} walks had no errors in an earlier run, ${older} of them with an older build.`)
  return earlier
}

await runCommand(async () => {
  checkMachine()
  const executablePath = await step('Browser', ensureTestBrowser)
  const shop = await visitShop(given, 'accessibility')
  const browser = await openBrowser(executablePath)
  const pages = (await findStops(shop.url)).filter(({ path }) => path.startsWith(only))
  const wanted = states.filter(({ path }) => path.startsWith(only))
  const walks = languages.flatMap((language) => walksOf(language, pages, wanted))
  const earlier = readEarlier(walks)
  const toWalk = walks.filter(({ name }) => !earlier.some(({ walk }) => walk === name))
  const walked = await step(`${pages.length} pages and ${wanted.length} states, in ${languages.join(', ')}`, () =>
    inLanes(numberAsked('lanes', 2), toWalk, (walk) => walkThrough(browser, shop.url, walk)),
  )
  await browser.close()
  await shop.stop()
  const looked = [...earlier, ...walked].flatMap((each) => each.looked)
  const faults = describeErrors(looked)
  const looks = looked.reduce((sum, each) => sum + each.looks, 0)
  say(`\n${looks} checks of ${pages.length} pages and ${wanted.length} states in ${languages.length} languages: ${faults} errors.`)
  const isWhole = walked.length === toWalk.length
  if (!isWhole)
    say(`Time is up: ${walks.length - toWalk.length + walked.length} of ${walks.length} walks are done. Continue with -- --resume.`)
  return faults === 0 && isWhole ? 0 : 1
})
