import fs from 'node:fs'

/** @typedef {{passed: number, failed: number}} Tally */

/** @param {Tally[]} tallies @returns {Tally} */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})

/** @param {Tally} tally */
export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * Counts a run that failed without a failed test (load error, error outside tests, nothing to run) as one failure, so that the sum never
 * looks better than the run.
 * @param {Tally} tally
 * @param {number} exitCode
 * @returns {Tally}
 */
export const holdToExitCode = ({ passed, failed }, exitCode) => {
  const isBad = exitCode !== 0 || passed === 0
  return { passed, failed: failed === 0 && isBad ? 1 : failed }
}

/**
 * @param {{testResults: {status: string, assertionResults: {status: string}[]}[]}} report of vitest's json reporter
 * @returns {Tally}
 */
export const tallyVitest = ({ testResults }) => {
  const states = testResults.flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((test) => test.status)
    // the file failed to load, or a file-level hook failed
    return status === 'failed' && !tests.includes('failed') ? [...tests, 'failed'] : tests
  })
  return { passed: states.filter((state) => state === 'passed').length, failed: states.filter((state) => state === 'failed').length }
}

/**
 * @param {Pick<PlaywrightReport, 'stats' | 'errors'>} report of Playwright's json reporter
 * @returns {Tally} flaky tests count as failed
 */
export const tallyPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Tally} tally
 * @param {number} exitCode
 * @returns {Tally}
 */
export const readTally = (file, tally, exitCode) => {
  const counted = fs.existsSync(file) ? tally(JSON.parse(fs.readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return holdToExitCode(counted, exitCode)
}

/** Strips colours and limits the length of a message. @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .slice(0, 20)
    .join('\n')

/**
 * @param {{testResults: {name: string, status: string, message?: string, assertionResults: {status: string, fullName: string,
 * failureMessages?: string[]}[]}[]}} report
 * @returns {string[]} file, name and first message of each failed test
 */
export const failuresByVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}\n${plain(message)}`]
    return failed.map(({ fullName, failureMessages = [] }) => `${name} › ${fullName}\n${plain(failureMessages[0] ?? '')}`)
  })

/** @param {string} log of vitest @returns {string | undefined} details of failed tests: messages, diffs, code */
export const failuresInVitestLog = (log) => {
  const text = log.replaceAll(/\u001b\[[0-9;]*m/g, '')
  const [, said] = /⎯ Failed (?:Tests|Suites) \d+ ⎯+\n+(.*?)(?=\n+ Test Files )/s.exec(text) ?? []
  return said?.split('\n').slice(0, 300).join('\n')
}

/** @typedef {{title: string, file: string, tests: {status: string, projectName?: string, results: {errors?: {message?: string}[]}[]}[]}} Spec */
/** @typedef {{title: string, suites?: Suite[], specs?: Spec[]}} Suite */
/** @typedef {{stats: {expected: number, unexpected: number, flaky: number}, suites: Suite[], errors?: {message?: string}[]}} PlaywrightReport */

/** @param {Suite} suite @returns {Spec[]} */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** @param {Pick<PlaywrightReport, 'suites' | 'errors'>} report @returns {string[]} */
export const failuresByPlaywright = ({ suites, errors = [] }) => [
  ...suites
    .flatMap(specsIn)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => `tests/e2e/${file} › ${title}\n${plain(results.flatMap((each) => each.errors ?? [])[0]?.message ?? '')}`),
    ),
  ...errors.map(({ message = '' }) => plain(message)),
]
