import { say } from './progress.mjs'

/** Shown instead of a password in logs. */
const unsaid = '(password: see src/lib/config/demo-password.ts)'

/**
 * Shows passwords only on a terminal of a local shop.
 * @param {{url: string, databasePlace: string, duration: string, logins: {who: string, email: string, password?: string}[], toDo?:
 * string[], listensOn?: string | undefined, isPublic?: boolean, isPackaged?: boolean, isTerminal?: boolean}} facts
 */
export const summaryLines = ({
  url,
  databasePlace,
  duration,
  logins,
  toDo = [],
  listensOn,
  isPublic = false,
  isPackaged = true,
  isTerminal = false,
}) => {
  const isShown = isTerminal && !isPublic
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
    ...logins.map(
      ({ who, email, password }) =>
        `    ${who.padEnd(width)}  ${email}  ${password === undefined ? '(your SEED_ADMIN_PASSWORD)' : isShown ? password : unsaid}`,
    ),
    '',
    ...(isPublic && toDo.length > 0 ? ['  To do before go-live', ...toDo.map((sentence) => `    ☐ ${sentence}`), ''] : []),
    ...(!isPublic && toDo.length > 0
      ? [
          `  ${toDo.length} ${toDo.length === 1 ? 'task' : 'tasks'} to do before go-live: run npm run doctor, or see the admin dashboard.`,
          '',
        ]
      : []),
    isPackaged
      ? '  Press Ctrl-C to stop the shop and its database. Your data is kept.'
      : '  Press Ctrl-C to stop the shop. Its database keeps running.',
    '',
  ]
}

/** @param {Parameters<typeof summaryLines>[0]} facts */
export const printSummary = (facts) => {
  say('')
  for (const line of summaryLines({ ...facts, isTerminal: process.stdout.isTTY })) say(line)
}
