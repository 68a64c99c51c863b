import fs from 'node:fs'
import path from 'node:path'
import { Fault, say } from '../../scripts/lib/output.mjs'
import { dataFolder, fromRoot } from '../../scripts/lib/project.mjs'

/** @typedef {{file: string, title: string}} PassedTest */

/** D9 of the shop's own rules, §5.3 of the specification. @param {string} page docs/rules.md @returns {string[]} */
export const ruleIdsOn = (page) => [...page.matchAll(/^\*\*([A-Z]\d{1,2}|§\d\.\d+)\*\* /gm)].map(([, id = '']) => id)

/** Whole ids only: §5.12 doesn't name §5.1. @param {string} title @param {string} id */
const isNamed = (title, id) => new RegExp(String.raw`(?<![\w§])${id.replace('.', '[.]')}(?![\w])`).test(title)

/**
 * @param {{testResults?: {name: string, assertionResults: {status: string, fullName: string}[]}[]}} report of vitest
 * @param {string[]} wanted
 */
const testsByVitest = ({ testResults = [] }, wanted) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => wanted.includes(status)).map(({ fullName }) => ({ file: name, title: fullName })),
  )

/** @typedef {{title: string, steps?: Step[]}} Step */
/** @typedef {{title: string, file: string, tests: {status: string, results: {steps?: Step[]}[]}[]}} Spec */
/** @typedef {{title: string, file?: string, suites?: Suite[], specs?: Spec[]}} Suite */

/** @param {Step[]} steps @returns {string[]} */
const titlesOf = (steps) => steps.flatMap(({ title, steps: inner = [] }) => [title, ...titlesOf(inner)])

/** @param {Suite} suite Playwright suite; titles include those of enclosing suites @param {string} [around] @returns {PassedTest[]} */
const passedIn = ({ title, suites = [], specs = [] }, around = '') => {
  const inside = `${around} ${title}`
  const passed = specs.filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
  return [
    ...passed.flatMap((spec) => {
      const steps = spec.tests.flatMap(({ results }) => results.flatMap((result) => titlesOf(result.steps ?? [])))
      const title = `${inside} ${spec.title}`.trim()
      return [title, ...steps].map((each) => ({ file: path.join('tests/e2e', spec.file), title: each }))
    }),
    ...suites.flatMap((each) => passedIn(each, inside)),
  ]
}

/** @param {object} report JSON report of a runner @returns {PassedTest[]} */
export const passedTests = (report) =>
  'suites' in report
    ? /** @type {{suites: Suite[]}} */ (report).suites.flatMap((suite) => passedIn(suite))
    : testsByVitest(report, ['passed'])

/**
 * Tests that passed and name the rule.
 * @param {string[]} ids
 * @param {PassedTest[]} tests
 * @returns {Map<string, PassedTest[]>}
 */
export const proofsOf = (ids, tests) => new Map(ids.map((id) => [id, tests.filter(({ title }) => isNamed(title, id))]))

/** Skipped for missing programs, such as Postgres's. @param {object} report */
const skippedTests = (report) => ('suites' in report ? [] : testsByVitest(report, ['skipped', 'pending']))

/** Reports of the last run. @param {string} folder @returns {object[]} */
const lastReports = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
    : []

/** @param {string} folder @returns {PassedTest[]} */
export const lastPassed = (folder) => lastReports(folder).flatMap(passedTests)

/** @param {string} folder */
export const lastSkipped = (folder) => lastReports(folder).flatMap(skippedTests)

/**
 * Prints rules of docs/rules.md with the tests that proved them in the last run.
 * @param {string[]} ids empty for all
 * @returns {number} exit code
 */
export const listProofs = (ids) => {
  const known = ruleIdsOn(fs.readFileSync(fromRoot('docs/rules.md'), 'utf8'))
  const unknown = ids.filter((id) => !known.includes(id))
  if (unknown.length > 0) throw new Fault(`There is no rule ${unknown.join(', ')}`, 'docs/rules.md lists them.')
  const passed = lastPassed(path.join(dataFolder, 'reports'))
  if (passed.length === 0) throw new Fault('No test has run here yet', 'npm run test:full')
  const proofs = proofsOf(ids.length > 0 ? ids : known, passed)
  for (const [id, tests] of proofs) {
    say(`${id}  ${tests.length === 0 ? 'NO TEST' : `${tests.length} tests`}`)
    for (const { file, title } of tests) say(`     ${path.relative(fromRoot('.'), path.resolve(fromRoot('.'), file))} › ${title}`)
  }
  return [...proofs.values()].some((tests) => tests.length === 0) ? 1 : 0
}
