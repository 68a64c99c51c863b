// npm test: the gate for every commit, from a fresh clone. The last line is N passed, N failed. docs/testing.md defines the lanes.
//   index.mjs                          the gate
//   index.mjs --full                   everything, before a release (npm run test:full)
//   index.mjs --only unit,e2e          these suites of either lane: static, unit, integration, e2e, development, browsers
//   index.mjs --only unit NAME …       one suite; the rest goes to its runner: options, file or folder names (test-filters.mjs)
//   index.mjs --rules D9 §5.3          the tests that proved these rules in the last run
import fs from 'node:fs'
import path from 'node:path'
import { ensureBenchPackages } from '../../bench/packages.mjs'
import { ensureTestBrowser } from './browser.mjs'
import { logFile, packageFile, run, runCommand, tail } from '../../scripts/lib/process.mjs'
import { ensureFirefox } from '../../bench/browsers/ensure-firefox.mjs'
import { Fault, formatDuration, say, step } from '../../scripts/lib/output.mjs'
import { dataFolder, fingerprint, fromRoot, root } from '../../scripts/lib/project.mjs'
import { copyFreshShop, prepareFreshShop, startFreshShop, startPreparedShop } from './fresh-shop.mjs'
import { ensurePackages } from '../../scripts/lib/packages.mjs'
import { freePort } from '../../scripts/lib/settings.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { openMemoryServer } from './test-database.mjs'
import { chooseFiles, testFilesIn } from './test-filters.mjs'
import { casesOn, evaluateCases } from './abuse-cases.mjs'
import { lastPassed, lastSkipped, listProofs, proofsOf, ruleIdsOn } from './rule-proofs.mjs'
import {
  failuresByPlaywright,
  failuresByVitest,
  failuresInVitestLog,
  readTally,
  sumTallies,
  tallyLine,
  tallyPlaywright,
  tallyVitest,
} from './test-results.mjs'
import { ensureWebkit, startWebkitDriver } from '../../bench/browsers/ensure-webkit.mjs'

/** @typedef {import('./test-results.mjs').Tally} Tally */
/** @typedef {import('../../scripts/lib/project.mjs').Variables} Variables */

const suiteNames = ['static', 'unit', 'integration', 'e2e', 'development', 'browsers']

const args = process.argv.slice(2).filter((each) => each !== '--')

/** Removes an option with its value. @param {string} name */
const takeOption = (name) => {
  const place = args.indexOf(name)
  return place === -1 ? undefined : args.splice(place, 2)[1]
}

const chosen = takeOption('--only')?.split(',') ?? []
const isFull = args.includes('--full')
const extra = args.filter((each) => each !== '--full')

const lane = isFull ? ['static', 'unit', 'integration', 'e2e', 'development'] : ['static', 'unit', 'integration', 'e2e']
const wanted = chosen.length > 0 ? chosen : lane

/** Named files or tests run in any lane, with live output. */
const isWatched = extra.length > 0

const laneEnvironment = {
  TEST_LANE: isFull || isWatched ? 'full' : 'gate',
  ...(isFull ? { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '40000' } : {}),
}

/** @type {{label: string, milliseconds: number}[]} */
const times = []
/** @type {string[]} */
const failures = []
/** Suites that could not run, and why. @type {string[]} */
const unable = []

/** @param {string} name */
const reportFile = (name) => {
  const file = path.join(dataFolder, 'reports', `${name}.json`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.rmSync(file, { force: true })
  return file
}

/**
 * @template T
 * @param {string} label
 * @param {Parameters<typeof step<T>>[1]} work
 */
const timed = async (label, work) => {
  const started = performance.now()
  try {
    return await step(label, work)
  } finally {
    times.push({ label, milliseconds: performance.now() - started })
  }
}

/**
 * @param {string} label
 * @param {(note: (words: string) => void) => Promise<Tally>} work
 */
const tallied = (label, work) =>
  timed(label, async (note) => {
    const tally = await work(note)
    note(tallyLine(tally), tally.failed === 0)
    return tally
  })

/**
 * @param {string} label
 * @param {string} log
 * @param {string[][]} commands run in order until one fails
 */
const check = (label, log, commands) =>
  tallied(label, async () => {
    for (const command of commands) {
      if ((await run(process.execPath, command, { log })) === 0) continue
      failures.push(`${label}\n${tail(logFile(log), 60)}`)
      return { passed: 0, failed: 1 }
    }
    return { passed: 1, failed: 0 }
  })

/**
 * Runs a test runner. Output goes to a log and failures are printed at the end; with named tests, output is live.
 * @template Counted, Failed
 * @param {object} runner
 * @param {string} runner.name of its report and log
 * @param {string[]} runner.command
 * @param {Variables} runner.env
 * @param {string} runner.report
 * @param {(report: Counted) => Tally} runner.tally
 * @param {(report: Failed) => string[]} runner.failures
 * @param {(log: string) => string | undefined} [runner.details] more details of failures from the log
 * @param {boolean} [runner.mayBeEmpty] named tests may belong to another project
 */
const runTests = async ({ name, command, env, report, tally, failures: failuresIn, details, mayBeEmpty = false }) => {
  const log = `test-${name}`
  const code = await run(process.execPath, command, { env: { ...env, ...laneEnvironment }, ...(isWatched ? {} : { log }) })
  const counted = readTally(report, tally, code)
  const result = mayBeEmpty && code === 0 && counted.passed === 0 ? { passed: 0, failed: 0 } : counted
  const found = fs.existsSync(report) ? failuresIn(JSON.parse(fs.readFileSync(report, 'utf8'))) : []
  const said = found.length > 0 && !isWatched ? details?.(fs.readFileSync(logFile(log), 'utf8')) : undefined
  failures.push(...(said === undefined ? found : [said]))
  if (result.failed > found.length && !isWatched) failures.push(`${name} ended with code ${code}\n${tail(logFile(log), 60)}`)
  return result
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {{env?: Variables, workers?: number}} [options] each worker loads the shop anew
 */
const vitest = (name, projects, { env = process.env, workers = 2 } = {}) =>
  tallied(`Tests: ${projects.join(', ')}`, () => {
    const report = reportFile(name)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const options = [...projects.flatMap((project) => ['--project', project]), '--maxWorkers', String(workers), ...reporters]
    const command = [packageFile('vitest', 'vitest.mjs'), 'run', ...options, ...chooseFiles(extra, testFilesIn(projects))]
    return runTests({ name, command, env, report, tally: tallyVitest, failures: failuresByVitest, details: failuresInVitestLog })
  })

/** @type {Promise<string> | undefined} */
let testServer
const server = () => (testServer ??= step('Test database', openMemoryServer))

const onTestServer = async () => ({ ...process.env, TEST_DATABASE_URL: await server() })

const cardKeys = { STRIPE_SECRET_KEY: 'sk_test_of_the_browser_tests', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_browser_tests' }

/** Uses a local Stripe stub, which the tests start (tests/e2e/support/local-stripe.ts), and the sandbox. */
const testCards = async () => ({ SANDBOX_CARD: 'true', ...cardKeys, STRIPE_API_URL: `http://127.0.0.1:${await freePort()}` })

/**
 * @param {import('../../scripts/lib/shop.mjs').RunningApp & {env: Variables}} shop
 * @param {{name: string, project: string, browser: string, workers: number}} options
 */
const playwright = (shop, { name, project, browser, workers }) =>
  tallied(`Tests: ${name} in the browser`, () => {
    const report = reportFile(`e2e-${name}`)
    const env = { ...shop.env, E2E_BASE_URL: shop.url, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const options = ['--project', project, '--workers', String(workers), '--output', `.data/e2e-results/${name}`]
    const tagged = isFull || isWatched ? [] : ['--grep', '@smoke']
    const command = [
      packageFile('@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...options,
      ...tagged,
      ...extra,
    ]
    return runTests({
      name: `e2e-${name}`,
      command,
      env,
      report,
      tally: tallyPlaywright,
      failures: failuresByPlaywright,
      mayBeEmpty: isWatched,
    })
  })

const prepareShops = async () => {
  const postgres = await server()
  const visitors = await prepareFreshShop({ server: postgres, purpose: 'e2e', overrides: await testCards(), isPatient: true })
  const editors = await copyFreshShop(visitors, { server: postgres, purpose: 'e2e-editors', overrides: await testCards() })
  return { visitors, editors }
}

/** @type {ReturnType<typeof prepareShops> | undefined} */
let preparing
const preparedShops = () => (preparing ??= timed('Two shops and the build', prepareShops))

/** Editors change prices and pages, so they get a separate shop and can run beside the visitors. */
const browserTests = async () => {
  const browser = await step('Browser', ensureTestBrowser)
  const prepared = await preparedShops()
  const [visitors, editors] = await Promise.all([startPreparedShop(prepared.visitors), startPreparedShop(prepared.editors)])
  const tallies = await Promise.all([
    playwright(visitors, { name: 'visitors', project: 'visitors', browser, workers: 2 }),
    playwright(editors, { name: 'editors', project: 'editors', browser, workers: 1 }),
  ])
  await visitors.stop()
  // timing-sensitive tests, and those that stop the database, run alone
  if (isFull || isWatched) tallies.push(await playwright(editors, { name: 'alone', project: 'alone', browser, workers: 1 }))
  await editors.stop()
  const sum = sumTallies(tallies)
  return sum.passed + sum.failed === 0 ? { passed: 0, failed: 1 } : sum
}

const otherBrowsers = async () => {
  const firefox = await step('Firefox', ensureFirefox)
  const webkit = await step('WebKit', ensureWebkit)
  const shop = await startFreshShop({ server: await server(), purpose: 'browsers' })
  const driver = await startWebkitDriver(webkit)
  const browsers = { FIREFOX_PATH: firefox, WEBKIT_PATH: webkit.browser, WEBKIT_DRIVER_URL: driver.url }
  const tally = await vitest('browsers', ['browsers'], { env: { ...shop.env, E2E_BASE_URL: shop.url, ...browsers } })
  await driver.stop()
  await shop.stop()
  return tally
}

/** Every rule is named by a test that passed in this run. */
const provenRules = () =>
  tallied('Rules: each is proven by a test that passed (docs/rules.md)', async () => {
    const rules = ruleIdsOn(fs.readFileSync(fromRoot('docs/rules.md'), 'utf8'))
    const unproven = [...proofsOf(rules, lastPassed(path.join(dataFolder, 'reports')))].filter(([, tests]) => tests.length === 0)
    for (const [id] of unproven) failures.push(`No test that passed names ${id}.`)
    return { passed: rules.length - unproven.length, failed: unproven.length }
  })

/** Every abuse case was tried in this run. */
const triedCases = () =>
  tallied('Abuse cases: each was tried by a test that passed (docs/security.md)', async () => {
    const tests = JSON.parse(fs.readFileSync(fromRoot('tests/runner/abuse-cases.json'), 'utf8'))
    const cases = casesOn(fs.readFileSync(fromRoot('docs/security.md'), 'utf8'), tests)
    const reports = path.join(dataFolder, 'reports')
    const { tried, lines, failed } = evaluateCases(cases, lastPassed(reports), lastSkipped(reports))
    failures.push(...lines)
    return { passed: tried, failed }
  })

/** Clears ESLint's cache, which ignores changes to our own rules. */
const eslint = () => {
  const rules = fingerprint(root, ['eslint.config.mjs', 'tests/architecture/rules', 'src/lib/config/languages.ts'])
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', `.data/cache/eslint-${rules.slice(0, 12)}`]
  return [packageFile('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0', ...cache]
}

/** @type {Record<string, () => Promise<Tally>>} */
const suites = {
  // sequential: the unit tests use the other core
  static: async () =>
    sumTallies([
      await check('Types', 'types', [
        [packageFile('next', 'dist', 'bin', 'next'), 'typegen'],
        [packageFile('typescript-native', 'bin', 'tsc'), '--noEmit'],
      ]),
      ...(isFull
        ? [await check('Types of bench/', 'types-bench', [[packageFile('typescript-native', 'bin', 'tsc'), '--noEmit', '-p', 'bench']])]
        : []),
      await check('Lint', 'lint', [eslint()]),
      await check('Commit messages', 'commit-messages', [['tests/runner/commit-message.mjs']]),
      await check('Format (npm run format mends it)', 'format', [[packageFile('oxfmt', 'bin', 'oxfmt'), '--check']]),
    ]),
  // the static checks use the other core
  unit: () => vitest('unit', ['unit', 'components', 'architecture'], { workers: wanted.includes('static') && !isFull ? 1 : 2 }),
  integration: async () => vitest('integration', ['integration'], { env: await onTestServer() }),
  e2e: browserTests,
  development: async () => vitest('development', ['development'], { env: await onTestServer() }),
  browsers: otherBrowsers,
}

const describeTimes = () => {
  const width = Math.max(...times.map(({ label }) => label.length))
  say('')
  for (const { label, milliseconds } of times) say(`  ${label.padEnd(width)}  ${formatDuration(milliseconds).padStart(11)}`)
}

await runCommand(async () => {
  const started = performance.now()
  if (extra[0] === '--rules') return listProofs(extra.slice(1))
  const unknown = chosen.filter((name) => !suiteNames.includes(name))
  if (unknown.length > 0) throw new Fault(`There is no suite "${unknown.join(', ')}"`, `The suites are ${suiteNames.join(', ')}.`)
  if (extra.length > 0 && chosen.length !== 1)
    throw new Fault(`"${extra.join(' ')}" needs one suite`, 'For example: npm test -- --only unit order-number')
  checkMachine()
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  await timed('Packages', ensurePackages)
  if (isFull || wanted.includes('browsers')) await ensureBenchPackages()
  if (isFull) fs.rmSync(path.join(dataFolder, 'reports'), { recursive: true, force: true })

  /** @param {string} name */
  const tallyOf = (name) =>
    (suites[name]?.() ?? Promise.resolve({ passed: 0, failed: 1 })).catch((error) => {
      // a suite that can't run counts as failed; the others continue
      unable.push(`${name}: ${error instanceof Fault ? error.message : (error?.stack ?? error)}`)
      return { passed: 0, failed: 1 }
    })
  /** @type {Tally[]} */
  const tallies = []
  /** @param {string[]} names run in order */
  const runInOrder = async (...names) => {
    for (const name of names) if (wanted.includes(name)) tallies.push(await tallyOf(name))
  }
  // one core each; if the build fails, the browser tests report it
  await Promise.all([
    runInOrder('static').then(() =>
      wanted.includes('integration') && wanted.includes('e2e') ? preparedShops().catch(() => undefined) : undefined,
    ),
    runInOrder('unit', 'integration'),
  ])
  await runInOrder('e2e', 'development', 'browsers')
  if (isFull && chosen.length === 0) tallies.push(await provenRules(), await triedCases())
  const sum = sumTallies(tallies)
  describeTimes()
  if (unable.length > 0) say(`\n  Could not run:\n\n${unable.join('\n\n')}`)
  if (!isWatched && failures.length > 0) say(`\n  Failed:\n\n${failures.join('\n\n')}\n\n  Logs: .data/logs`)
  say(`\n  Total time: ${formatDuration(performance.now() - started)}`)
  say(tallyLine(sum))
  return sum.failed === 0 ? 0 : 1
})
