/** @typedef {{name: string, file: string, title: string}} AbuseCase */

/** Of docs/abuse-cases.md: what somebody tries, and the test that tries it. @param {string} page @returns {AbuseCase[]} */
export const casesOn = (page) =>
  [...page.matchAll(/^\| (?!Case|---)(.+?) \| `(tests\/[^`]+)` › (.+?) \|$/gm)].map(([, name = '', file = '', title = '']) => ({
    name,
    file,
    title: title.replaceAll('\\|', '|'),
  }))

/** What a table of cases or a figure puts into a title. */
const filledIn = /%[sijdo#]|\$\{[^}]*\}|\$[a-z]\w*/g

/** @param {string} text */
const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a test that ran has this title, whatever was filled into it. @param {string} ran @param {string} title */
export const hasTitle = (ran, title) => {
  const between = title.split(filledIn).map(literally)
  return new RegExp(`(?:^| )${between.join('.*')}$`, 's').test(ran)
}

/**
 * Cases that no passed test has tried.
 * @param {AbuseCase[]} cases
 * @param {{file: string, title: string}[]} passed
 */
export const untried = (cases, passed) =>
  cases.filter(({ file, title }) => !passed.some((test) => test.file.endsWith(file) && hasTitle(test.title, title)))

/**
 * What is skipped because its program is not on this machine is said, and no fault.
 * @param {AbuseCase[]} cases
 * @param {{file: string, title: string}[]} passed
 * @param {{file: string, title: string}[]} skipped
 */
export const evaluateCases = (cases, passed, skipped) => {
  const open = untried(cases, passed)
  const failed = untried(open, skipped)
  const lines = open.map(
    (each) => `${failed.includes(each) ? 'No test that passed tries' : 'Not tried on this machine'}: ${each.name} (${each.file}).`,
  )
  return { tried: cases.length - open.length, lines, failed: failed.length }
}
