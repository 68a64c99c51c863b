import { say } from './output.mjs'

/**
 * `toDo`: open items before go-live; `listensOn`: address, if not all; `isPublic`: others can reach the shop.
 * @typedef {{url: string, databasePlace: string, duration: string, logins: import('./seeding.mjs').Login[], toDo?: readonly string[],
 * listensOn?: string, isPublic?: boolean, isPackaged?: boolean, isTerminal?: boolean}} Summary
 */

/** Lists open items only for a public shop. @param {readonly string[]} toDo @param {boolean} isPublic */
const goLiveLines = (toDo, isPublic) => {
  if (toDo.length === 0) return []
  if (isPublic) return ['  To do before go-live', ...toDo.map((sentence) => `    ☐ ${sentence}`), '']
  const tasks = toDo.length === 1 ? '1 task' : `${toDo.length} tasks`
  return [`  ${tasks} to do before go-live: run npm run doctor, or see the admin dashboard.`, '']
}

/** Shows passwords only on a terminal of a local shop. @param {Summary} summary */
export const summaryLines = ({ url, databasePlace, duration, logins, toDo = [], listensOn, ...shop }) => {
  const { isPublic = false, isPackaged = true, isTerminal = false } = shop
  const secret = isTerminal && !isPublic ? undefined : '(password: see src/lib/config/demo-password.ts)'
  const width = Math.max(...logins.map(({ who }) => who.length))
  return [
    `Ready after ${duration}.`,
    '',
    `  Shop      ${url}/en    also /es  /fr  /de`,
    `  Admin     ${url}/admin`,
    `  API       ${url}/api    described by ${url}/api/openapi.json`,
    `  Database  ${databasePlace}`,
    ...(isPublic ? [`  Listens   ${listensOn ?? 'on every address'}    (set HOST to change it)`] : []),
    '',
    ...(logins.length === 0 ? [] : ['  Demo logins (change the passwords before anyone else can reach the shop)']),
    ...logins.map(({ who, email, password }) => {
      const shown = password === undefined ? '(your SEED_ADMIN_PASSWORD)' : (secret ?? password)
      return `    ${who.padEnd(width)}  ${email}  ${shown}`
    }),
    '',
    ...goLiveLines(toDo, isPublic),
    isPackaged
      ? '  Press Ctrl-C to stop the shop and its database. Your data is kept.'
      : '  Press Ctrl-C to stop the shop. Its database keeps running.',
    '',
  ]
}

/** @param {Summary} summary */
export const printSummary = (summary) => say(['', ...summaryLines({ ...summary, isTerminal: process.stdout.isTTY })].join('\n'))
