// npm test: everything that says whether the shop is right, from a bare clone. Ends with one line: N passed, N failed.
//   test.mjs                      all of it
//   test.mjs unit integration     only these (static, unit, integration, e2e, development, browsers); what follows -- goes to the runner:
//                                 options, and names of files or folders (steps/test-filters.mjs)
// The journeys in other browsers (browsers: Firefox, WebKit) run by themselves: npm run test:browsers.
import fs from 'node:fs'
import path from 'node:path'
import { ensureTestBrowser } from './steps/browser.mjs'
import { ensureBuild } from './steps/build.mjs'
import { logFile, packageFile, run, tail } from './steps/child.mjs'
import { shopEnvironment } from './steps/environment.mjs'
import { ensureFirefox } from './steps/firefox.mjs'
import { Fault } from './steps/fault.mjs'
import { startFreshShop } from './steps/fresh-shop.mjs'
import { ensurePackages } from './steps/packages.mjs'
import { dataFolder, fromRoot } from './steps/paths.mjs'
import { freePort } from './steps/port.mjs'
import { checkMachine } from './steps/prepare.mjs'
import { formatDuration, say, step } from './steps/progress.mjs'
import { openTestServer } from './steps/test-database.mjs'
import { chooseFiles, testFilesIn } from './steps/test-filters.mjs'
import { casesOn, judgeCases } from './steps/abuse-cases.mjs'
import { lastPassed, lastSkipped, proofsOf, ruleIdsOn } from './steps/rule-proofs.mjs'
import { readTally, sumTallies, tallyLine, tallyPlaywright, tallyVitest } from './steps/test-results.mjs'
import { runCommand } from './steps/until-stopped.mjs'
import { ensureWebkit, startWebkitDriver } from './steps/webkit.mjs'

/** @typedef {import('./steps/test-results.mjs').Tally} Tally */

const [chosen = [], extra = []] = (() => {
  const args = process.argv.slice(2)
  const at = args.indexOf('--')
  return at === -1 ? [args] : [args.slice(0, at), args.slice(at + 1)]
})()

/** @param {string} name */
const reportFile = (name) => {
  const file = path.join(dataFolder, 'reports', `${name}.json`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.rmSync(file, { force: true })
  return file
}

/**
 * @param {string} label
 * @param {(note: (words: string) => void) => Promise<Tally>} work
 */
const tallied = (label, work) =>
  step(label, async (note) => {
    const tally = await work(note)
    note(tallyLine(tally), tally.failed === 0)
    return tally
  })

/**
 * Two of these run at once, so each keeps its output to itself until it has failed.
 * @param {string} label
 * @param {string} log
 * @param {string[][]} commands run one after another while they succeed
 */
const check = (label, log, commands) =>
  tallied(label, async () => {
    for (const command of commands) {
      if ((await run(process.execPath, command, { log })) === 0) continue
      process.stdout.write(`${tail(logFile(log), 200)}\n`)
      return { passed: 0, failed: 1 }
    }
    return { passed: 1, failed: 0 }
  })

/** @param {string} name @param {string[]} projects @param {import('./steps/variables.mjs').Variables} [env] */
const vitest = (name, projects, env = process.env) =>
  tallied(`Tests: ${projects.join(', ')}`, async () => {
    const report = reportFile(name)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...reporters,
      ...chooseFiles(extra, testFilesIn(projects)),
    ]
    return readTally(report, tallyVitest, await run(process.execPath, [packageFile('vitest', 'vitest.mjs'), ...args], { env }))
  })

/** @type {Promise<string> | undefined} */
let testServer
const server = () => (testServer ??= step('A Postgres for the tests', openTestServer))

const cardKeys = { STRIPE_SECRET_KEY: 'sk_test_of_the_browser_tests', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_browser_tests' }

/** Cards are taken by a Stripe of the tests' own, which they start themselves (tests/e2e/support/local-stripe.ts), and in the sandbox. */
const testCards = async () => ({ SANDBOX_CARD: 'true', ...cardKeys, STRIPE_API_URL: `http://127.0.0.1:${await freePort()}` })

const browserTests = async () => {
  const browser = await step('A browser', ensureTestBrowser)
  const shop = await startFreshShop({ server: await server(), purpose: 'e2e', overrides: await testCards() })
  const tally = await tallied('Tests: in the browser', async () => {
    const report = reportFile('e2e')
    const env = { ...shop.env, E2E_BASE_URL: shop.url, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const args = [packageFile('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...extra]
    return readTally(report, tallyPlaywright, await run(process.execPath, args, { env }))
  })
  await shop.stop()
  return tally
}

const otherBrowsers = async () => {
  const firefox = await step('A Firefox', ensureFirefox)
  const webkit = await step('A WebKit', ensureWebkit)
  const shop = await startFreshShop({ server: await server(), purpose: 'browsers' })
  const driver = await startWebkitDriver(webkit)
  const browsers = { FIREFOX_PATH: firefox, WEBKIT_PATH: webkit.browser, WEBKIT_DRIVER_URL: driver.url }
  const tally = await vitest('browsers', ['browsers'], { ...shop.env, E2E_BASE_URL: shop.url, ...browsers })
  await driver.stop()
  await shop.stop()
  return tally
}

/** Of the tests that ran just now: a rule that no passed test names is not held by anything. */
const provenRules = () =>
  tallied('Rules: each is proven by a test that passed (docs/rules.md)', async () => {
    const rules = ruleIdsOn(fs.readFileSync(fromRoot('docs/rules.md'), 'utf8'))
    const unproven = [...proofsOf(rules, lastPassed(path.join(dataFolder, 'reports')))].filter(([, tests]) => tests.length === 0)
    for (const [id] of unproven) say(`     No test that passed names ${id}.`)
    return { passed: rules.length - unproven.length, failed: unproven.length }
  })

/** Likewise: what somebody tries, and nobody tried. */
const triedCases = () =>
  tallied('Abuse cases: each was tried by a test that passed (docs/abuse-cases.md)', async () => {
    const cases = casesOn(fs.readFileSync(fromRoot('docs/abuse-cases.md'), 'utf8'))
    const reports = path.join(dataFolder, 'reports')
    const { tried, lines, failed } = judgeCases(cases, lastPassed(reports), lastSkipped(reports))
    for (const line of lines) say(`     ${line}`)
    return { passed: tried, failed }
  })

/** @type {Record<string, () => Promise<Tally>>} */
const suites = {
  static: async () =>
    sumTallies(
      await Promise.all([
        check('Lint', 'lint', [[packageFile('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0']]),
        check('Types', 'types', [
          [packageFile('next', 'dist', 'bin', 'next'), 'typegen'],
          [packageFile('typescript-native', 'bin', 'tsc'), '--noEmit'],
        ]),
        check('Format: npm run format mends it', 'format', [
          [packageFile('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level', 'warn'],
        ]),
      ]),
    ),
  unit: () => vitest('unit', ['unit', 'components', 'architecture']),
  integration: async () => vitest('integration', ['integration'], { ...process.env, TEST_DATABASE_URL: await server() }),
  e2e: browserTests,
  development: async () => vitest('development', ['development'], { ...process.env, TEST_DATABASE_URL: await server() }),
  browsers: otherBrowsers,
}

/** What runs side by side: the linter has use for one core only. Whatever measures time has the machine to itself. */
const together = [['static', 'unit'], ['integration'], ['e2e'], ['development'], ['browsers']]

/** The browser's shop is built from what the tests before it leave idle; a build that fails is told by the suite that needs it. */
const buildAhead = async () => {
  const env = shopEnvironment({ databaseUrl: await server() })
  await step('Build', (note) => ensureBuild(env, note, { isPatient: true })).catch(() => undefined)
}
const onlyWhenNamed = ['browsers']

await runCommand(async () => {
  const started = performance.now()
  const unknown = chosen.filter((name) => !(name in suites))
  if (unknown.length > 0) throw new Fault(`There is no suite "${unknown.join(', ')}"`, `The suites are ${Object.keys(suites).join(', ')}.`)
  checkMachine()
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  await step('Packages', ensurePackages)

  /** @param {string} name */
  const tallyOf = (name) =>
    (suites[name]?.() ?? Promise.resolve({ passed: 0, failed: 1 })).catch((error) => {
      // a suite that cannot run has failed, and the others still tell something
      process.stderr.write(`  ✗  ${error instanceof Fault ? error.message : (error?.stack ?? error)}\n`)
      return { passed: 0, failed: 1 }
    })
  /** @type {Tally[]} */
  const tallies = []
  for (const names of together) {
    const asked = names.filter((name) => (chosen.length === 0 ? !onlyWhenNamed.includes(name) : chosen.includes(name)))
    const ahead = names.includes('integration') && chosen.length === 0 ? buildAhead() : undefined
    tallies.push(...(await Promise.all(asked.map(tallyOf))))
    await ahead
  }
  if (chosen.length === 0 && extra.length === 0) tallies.push(await provenRules(), await triedCases())
  const sum = sumTallies(tallies)
  say(`\n  All of it took ${formatDuration(performance.now() - started)}.`)
  say(tallyLine(sum))
  return sum.failed === 0 ? 0 : 1
})
