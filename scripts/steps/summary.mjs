import { say } from './progress.mjs'

/**
 * @param {{url: string, databasePlace: string, duration: string, logins: {who: string, email: string, password: string}[]}} facts
 */
export const summaryLines = ({ url, databasePlace, duration, logins }) => {
  const width = Math.max(...logins.map(({ who }) => who.length))
  return [
    `Ready after ${duration}.`,
    '',
    `  Shop      ${url}/en    also /es  /fr  /de`,
    `  Admin     ${url}/admin`,
    `  API       ${url}/api    described by ${url}/api/openapi.json`,
    `  Database  ${databasePlace}`,
    '',
    ...(logins.length === 0 ? [] : ['  Demo logins (change them before anybody else can reach the shop)']),
    ...logins.map(({ who, email, password }) => `    ${who.padEnd(width)}  ${email}  ${password}`),
    '',
    '  Ctrl-C stops the shop and its database; the data stays.',
    '',
  ]
}

/** @param {Parameters<typeof summaryLines>[0]} facts */
export const printSummary = (facts) => {
  say('')
  for (const line of summaryLines(facts)) say(line)
}
