import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{file: string, title: string}} PassedTest */

/** @param {string} page docs/rules.md @returns {string[]} */
export const ruleIdsOn = (page) => [...page.matchAll(/^\| ([A-Z]\d{1,2}) \|/gm)].map(([, id = '']) => id)

/** @param {{testResults?: {name: string, assertionResults: {status: string, fullName: string}[]}[]}} report of vitest @returns {PassedTest[]} */
const passedByVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => ({ file: name, title: fullName })),
  )

/** @typedef {{title: string, file?: string, suites?: Suite[], specs?: {title: string, file: string, tests: {status: string}[]}[]}} Suite */

/** @param {Suite} suite of Playwright, whose titles are said by what is around them too @param {string} [around] @returns {PassedTest[]} */
const passedIn = ({ title, suites = [], specs = [] }, around = '') => {
  const inside = `${around} ${title}`
  const passed = specs.filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
  return [
    ...passed.map((spec) => ({ file: path.join('tests/e2e', spec.file), title: `${inside} ${spec.title}`.trim() })),
    ...suites.flatMap((each) => passedIn(each, inside)),
  ]
}

/** @param {object} report of a runner, as JSON @returns {PassedTest[]} those that ran and passed */
export const passedTests = (report) =>
  'suites' in report ? /** @type {{suites: Suite[]}} */ (report).suites.flatMap((suite) => passedIn(suite)) : passedByVitest(report)

/**
 * Which tests prove a rule: those that ran, passed and name it.
 * @param {string[]} ids
 * @param {PassedTest[]} tests
 * @returns {Map<string, PassedTest[]>}
 */
export const proofsOf = (ids, tests) => new Map(ids.map((id) => [id, tests.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title))]))

/** The reports of the last run. @param {string} folder @returns {PassedTest[]} */
export const lastPassed = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => passedTests(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))))
    : []
