import { Fault } from '../../scripts/lib/output.mjs'

/** @typedef {{name: string, file: string, title: string}} AbuseCase */

/**
 * Cases of docs/security.md with their tests.
 * @param {string} page
 * @param {Record<string, {file: string, title: string}>} tests by case
 * @returns {AbuseCase[]}
 */
export const casesOn = (page, tests) => {
  const [, list = ''] = page.split('\n## Abuse cases\n')
  return [...list.matchAll(/^- (.+)$/gm)].map(([, name = '']) => {
    const test = tests[name]
    if (test === undefined) throw new Fault(`The abuse case "${name}" has no test`, 'Name it in tests/runner/abuse-cases.json.')
    return { name, ...test }
  })
}

/** Placeholders of parameterised titles. */
const filledIn = /%[sijdo#]|\$\{[^}]*\}|\$[a-z]\w*/g

/** @param {string} text */
const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a test's title matches, with any value for its placeholders. @param {string} ran @param {string} title */
export const hasTitle = (ran, title) => {
  const between = title.split(filledIn).map(literally)
  return new RegExp(`(?:^| )${between.join('.*')}$`, 's').test(ran)
}

/**
 * Cases without a passed test.
 * @param {AbuseCase[]} cases
 * @param {{file: string, title: string}[]} passed
 */
export const untried = (cases, passed) =>
  cases.filter(({ file, title }) => !passed.some((test) => test.file.endsWith(file) && hasTitle(test.title, title)))

/**
 * Tests skipped for a missing program are reported, but don't fail.
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
