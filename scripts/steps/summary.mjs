import { say } from './progress.mjs'

/**
 * @param {{url: string, databasePlace: string, duration: string, logins: {who: string, email: string, password: string}[], toDo?: string[], isPublic?: boolean, isPackaged?: boolean}} facts
 */
export const summaryLines = ({ url, databasePlace, duration, logins, toDo = [], isPublic = false, isPackaged = true }) => {
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
    ...(isPublic && toDo.length > 0 ? ['  Before the shop goes live', ...toDo.map((sentence) => `    ☐ ${sentence}`), ''] : []),
    ...(!isPublic && toDo.length > 0 ? [`  Before others can reach it: ${toDo.length} ${toDo.length === 1 ? 'thing' : 'things'} to do, listed by npm run doctor and in the admin.`, ''] : []),
    isPackaged ? '  Ctrl-C stops the shop and its database; the data stays.' : '  Ctrl-C stops the shop; its database runs on.',
    '',
  ]
}

/** @param {Parameters<typeof summaryLines>[0]} facts */
export const printSummary = (facts) => {
  say('')
  for (const line of summaryLines(facts)) say(line)
}
