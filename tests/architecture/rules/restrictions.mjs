/** Syntax and imports that each layer must not use. */

const pure = 'The core is pure: pass this in as an argument (docs/architecture.md).'
const zone = 'This depends on the machine’s time zone or language.'

/** Forbidden in every file. A later `no-restricted-syntax` replaces an earlier one, so each one includes this list. */
const nowhere = [
  {
    selector: `:matches(TSAsExpression, TSTypeAssertion) > :matches(TSAsExpression, TSTypeAssertion)`,
    message: 'A cast through another type silences the compiler: parse the value, or require only what it provides.',
  },
]

/** For every handwritten file. */
export const written = { 'no-restricted-syntax': ['error', ...nowhere] }

const environmentReads = [
  {
    // NODE_ENV is not a setting: the bundler inlines its value.
    selector: `:not(MemberExpression[property.name='NODE_ENV']) > MemberExpression[object.name='process'][property.name='env']`,
    message: 'Only src/lib/config/env.ts may read the environment: import it from there.',
  },
  {
    selector: `VariableDeclarator[init.name='process']`,
    message: 'Only src/lib/config/env.ts may read the environment: import it from there.',
  },
]

const money = 'M1: amounts are scaled, rounded and converted to plain text only in src/core/money, percentages in its percent module.'
const byHundred = `:matches([left.value=100], [right.value=100])`
/** Names of amounts. Figures in a drawing or on a page may be rounded in place. */
const moneyNames = '/amount|price|total|cost|fee|cents|minor|discount|saving|refund|deposit|^tax|due|paid|^rest$/i'
/** A number that becomes a style is not an amount. */
const inStyle = `Property[key.value=/^--/] > CallExpression, CallExpression[callee.property.name='setProperty'] > CallExpression`

const moneyArithmetic = [
  `BinaryExpression:matches([operator='*'], [operator='/'])${byHundred}`,
  `AssignmentExpression:matches([operator='*='], [operator='/='])[right.value=100]`,
  `BinaryExpression[operator='**'][left.value=10]`,
  `CallExpression[callee.object.name='Math'][callee.property.name='pow']`,
  `CallExpression[callee.property.name='toFixed']:not(${inStyle})`,
  `CallExpression[callee.object.name='Math'][callee.property.name=/^(round|floor|ceil|trunc)$/]:has(Identifier[name=${moneyNames}])`,
].map((selector) => ({ selector, message: money }))

const months =
  'O3: months and years are added only in src/core/dates.ts (addMonths): 31 January plus one month is 28 February, not 3 March.'

const calendarArithmetic = [
  `CallExpression[callee.property.name=/^set(UTC)?(Month|FullYear)$/]`,
  `BinaryExpression:matches([operator='+'], [operator='-']) > CallExpression[callee.property.name=/^get(UTC)?(Month|FullYear)$/]`,
].map((selector) => ({ selector, message: months }))

const arithmetic = [...moneyArithmetic, ...calendarArithmetic]

const processImports = ['process', 'node:process'].map((name) => ({
  name,
  message: 'Only src/lib/config/env.ts may read the environment: import it from there.',
}))

const configurationImport = {
  name: '@payload-config',
  message: 'Accept a Context: only the composition roots may import the configuration.',
}

const restrictedImports = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] })

/** Only one file reads process.env. */
export const environment = {
  'no-restricted-syntax': ['error', ...nowhere, ...environmentReads],
  ...restrictedImports(...processImports),
}

/** Only `src/core` converts between dollars and cents and does calendar arithmetic. */
export const wholeMoney = { 'no-restricted-syntax': ['error', ...nowhere, ...environmentReads, ...arithmetic] }

/** Use cases, features and the CMS receive their dependencies; they do not import the configuration. */
export const settings = restrictedImports(...processImports, configurationImport)

const inRepositories = 'Raw SQL belongs in <noun>.repository.ts: add a function there.'

const rawSql = [
  `TaggedTemplateExpression[tag.name='sql']`,
  `CallExpression[callee.property.name='execute']`,
  `CallExpression[callee.property.name='query'][arguments.0.type=/^(Literal|TemplateLiteral)$/]`,
].map((selector) => ({ selector, message: inRepositories }))

/** The seed also writes through Payload. */
export const seeding = { 'no-restricted-syntax': ['error', ...nowhere, ...environmentReads, ...rawSql] }

const fromData = 'Derive what happened from the data, not from a flag on the request (ADR 008).'

const requestFlags = [
  `MemberExpression[property.name='context']:matches([object.name='req'], [object.property.name='req'])`,
  `VariableDeclarator[init.name='req'] > ObjectPattern > Property[key.name='context']`,
  `CallExpression:matches([callee.object.name='payload'], [callee.object.property.name='payload']) > ObjectExpression > Property[key.name='context']`,
].map((selector) => ({ selector, message: fromData }))

/**
 * Files that may store private state on the request: which operation was requested, which no row records; a page's previous path, whose row
 * is overwritten by the time its redirect is created; and which form of a password is being tried (K9), since Payload's login accepts no
 * other argument. This list may only shrink.
 */
export const keepersOnRequest = [
  'src/payload/access/bounded-reads.ts',
  'src/payload/redirects/leave-redirect.ts',
  'src/payload/http/staff-login.ts',
  'src/modules/accounts/accounts.service.ts',
]

/** Business decisions are separate from raw SQL and request state. */
export const decisions = {
  'no-restricted-syntax': ['error', ...nowhere, ...environmentReads, ...arithmetic, ...rawSql, ...requestFlags],
  ...restrictedImports(
    ...processImports,
    configurationImport,
    ...['@payloadcms/db-postgres', 'drizzle-orm'].map((name) => ({ name, importNames: ['sql'], message: inRepositories })),
  ),
}

export const besideRequest = {
  'no-restricted-syntax': decisions['no-restricted-syntax'].filter((each) => !requestFlags.includes(each)),
}

/** The design system contains no text. */
export const pictures = restrictedImports(
  ...processImports,
  configurationImport,
  { name: 'next-intl', message: 'Design system components receive their text as props.' },
  { name: 'next-intl/server', message: 'Design system components receive their text as props.' },
)

const impurities = [
  ...nowhere,
  ...environmentReads,
  { selector: `MemberExpression[object.name='Date'][property.name='now']`, message: pure },
  { selector: `NewExpression[callee.name='Date'][arguments.length=0]`, message: pure },
  { selector: `CallExpression[callee.name='Date']`, message: pure },
  { selector: `MemberExpression[object.name='Math'][property.name='random']`, message: pure },
  { selector: 'ImportExpression', message: pure },
  {
    selector: `CallExpression[callee.property.name=/^((get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|toLocale(Lower|Upper)Case|toLocale(Date|Time)String|localeCompare)$/]`,
    message: zone,
  },
]

/** The core uses no clock, randomness, environment, network, browser or console. */
export const core = {
  'no-restricted-globals': [
    'error',
    ...[
      'caches',
      'clearInterval',
      'clearTimeout',
      'console',
      'crypto',
      'document',
      'fetch',
      'globalThis',
      'indexedDB',
      'localStorage',
      'location',
      'navigator',
      'performance',
      'process',
      'queueMicrotask',
      'require',
      'self',
      'sessionStorage',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'window',
      'XMLHttpRequest',
      'WebSocket',
    ].map((name) => ({ name, message: pure })),
  ],
  'no-restricted-syntax': ['error', ...impurities, ...arithmetic],
}

/** For the file that adds months. */
export const coreCalendar = { 'no-restricted-syntax': ['error', ...impurities, ...moneyArithmetic] }

/** For the files that scale and round amounts. */
export const coreMoney = { 'no-restricted-syntax': ['error', ...impurities] }
