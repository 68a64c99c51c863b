import { say } from './progress.mjs'

/** What a log or a file would keep instead of a password. */
const unsaid = '(its password stands in src/config/demo-password.ts)'

/**
 * Passwords are for the screen of whoever sits at the machine: a summary that is written to a file, or of a public shop, has none.
 * @param {{url: string, databasePlace: string, duration: string, logins: {who: string, email: string, password?: string}[], toDo?: string[], listensOn?: string | undefined, isPublic?: boolean, isPackaged?: boolean, isTerminal?: boolean}} facts
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
    ...(isPublic ? [`  Listens   ${listensOn ?? 'on every address'}    HOST says otherwise`] : []),
    '',
    ...(logins.length === 0 ? [] : ['  Demo logins (change them before anybody else can reach the shop)']),
    ...logins.map(
      ({ who, email, password }) =>
        `    ${who.padEnd(width)}  ${email}  ${password === undefined ? '(yours, of SEED_ADMIN_PASSWORD)' : isShown ? password : unsaid}`,
    ),
    '',
    ...(isPublic && toDo.length > 0 ? ['  Before the shop goes live', ...toDo.map((sentence) => `    ☐ ${sentence}`), ''] : []),
    ...(!isPublic && toDo.length > 0
      ? [
          `  Before others can reach it: ${toDo.length} ${toDo.length === 1 ? 'thing' : 'things'} to do, listed by npm run doctor and in the admin.`,
          '',
        ]
      : []),
    isPackaged ? '  Ctrl-C stops the shop and its database; the data stays.' : '  Ctrl-C stops the shop; its database runs on.',
    '',
  ]
}

/** @param {Parameters<typeof summaryLines>[0]} facts */
export const printSummary = (facts) => {
  say('')
  for (const line of summaryLines({ ...facts, isTerminal: process.stdout.isTTY })) say(line)
}
