/** What a layer may not say, whatever it imports. */

const pure = 'The engine is pure: hand it in as an argument (docs/architecture.md).'
const zone = 'This depends on the time zone or the language of the machine.'

/** What no file may say. A later `no-restricted-syntax` replaces an earlier one, so each of them begins with it. */
const nowhere = [
  {
    selector: `:matches(TSAsExpression, TSTypeAssertion) > :matches(TSAsExpression, TSTypeAssertion)`,
    message: 'A cast through another type silences the compiler: parse the value, or ask for no more of it than there is.',
  },
]

/** Of every file that people write. */
export const written = { 'no-restricted-syntax': ['error', ...nowhere] }

const environmentReads = [
  {
    // NODE_ENV is no setting: the bundler writes its value into the code.
    selector: `:not(MemberExpression[property.name='NODE_ENV']) > MemberExpression[object.name='process'][property.name='env']`,
    message: 'Only src/lib/config/env.ts reads the environment: ask it.',
  },
  { selector: `VariableDeclarator[init.name='process']`, message: 'Only src/lib/config/env.ts reads the environment: ask it.' },
]

const money = 'M1: amounts are scaled, rounded and written plainly in src/core/money alone, percentages in its percent module.'
const byHundred = `:matches([left.value=100], [right.value=100])`
/** What amounts are called. Figures of a picture or a page are rounded where they stand. */
const moneyNames = '/amount|price|total|cost|fee|cents|minor|discount|saving|refund|deposit|^tax|due|paid|^rest$/i'
/** Where a figure becomes a style it is no amount. */
const inStyle = `Property[key.value=/^--/] > CallExpression, CallExpression[callee.property.name='setProperty'] > CallExpression`

const moneyArithmetic = [
  `BinaryExpression:matches([operator='*'], [operator='/'])${byHundred}`,
  `AssignmentExpression:matches([operator='*='], [operator='/='])[right.value=100]`,
  `BinaryExpression[operator='**'][left.value=10]`,
  `CallExpression[callee.object.name='Math'][callee.property.name='pow']`,
  `CallExpression[callee.property.name='toFixed']:not(${inStyle})`,
  `CallExpression[callee.object.name='Math'][callee.property.name=/^(round|floor|ceil|trunc)$/]:has(Identifier[name=${moneyNames}])`,
].map((selector) => ({ selector, message: money }))

const months = 'O3: months and years are added in src/core/dates.ts alone (addMonths): 31 January and a month is 28 February, not 3 March.'

const calendarArithmetic = [
  `CallExpression[callee.property.name=/^set(UTC)?(Month|FullYear)$/]`,
  `BinaryExpression:matches([operator='+'], [operator='-']) > CallExpression[callee.property.name=/^get(UTC)?(Month|FullYear)$/]`,
].map((selector) => ({ selector, message: months }))

const arithmetic = [...moneyArithmetic, ...calendarArithmetic]

const processImports = ['process', 'node:process'].map((name) => ({
  name,
  message: 'Only src/lib/config/env.ts reads the environment: ask it.',
}))

const configurationImport = {
  name: '@payload-config',
  message: 'Take a Context: only the composition roots know the configuration.',
}

const restrictedImports = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] })

/** process.env is read in one place. */
export const environment = {
  'no-restricted-syntax': ['error', ...nowhere, ...environmentReads],
  ...restrictedImports(...processImports),
}

/** Money stays whole, and months end: nobody else makes cents of dollars or dollars of cents, nor counts days of payment. */
export const wholeMoney = { 'no-restricted-syntax': ['error', ...nowhere, ...environmentReads, ...arithmetic] }

/** Use cases, features and the CMS take what they need; they do not fetch the configuration. */
export const settings = restrictedImports(...processImports, configurationImport)

const inRepositories = 'Raw SQL belongs in <noun>.repository.ts: add a function there.'

const rawSql = [
  `TaggedTemplateExpression[tag.name='sql']`,
  `CallExpression[callee.property.name='execute']`,
  `CallExpression[callee.property.name='query'][arguments.0.type=/^(Literal|TemplateLiteral)$/]`,
].map((selector) => ({ selector, message: inRepositories }))

/** The seed writes through Payload as well. */
export const seeding = { 'no-restricted-syntax': ['error', ...nowhere, ...environmentReads, ...rawSql] }

const fromData = 'What happened is read from the data, not from a flag on the request (ADR 008).'

const requestFlags = [
  `MemberExpression[property.name='context']:matches([object.name='req'], [object.property.name='req'])`,
  `VariableDeclarator[init.name='req'] > ObjectPattern > Property[key.name='context']`,
  `CallExpression:matches([callee.object.name='payload'], [callee.object.property.name='payload']) > ObjectExpression > Property[key.name='context']`,
].map((selector) => ({ selector, message: fromData }))

/**
 * They leave something on the request, each for itself alone: which operation was the one that was asked for, which no row tells; and the
 * address a page had, whose row is overwritten by the time its redirect may be made; and which form of a password is tried (K9), since Payload's
 * login takes no other argument. The list only shrinks.
 */
export const keepersOnRequest = [
  'src/payload/access/bounded-reads.ts',
  'src/payload/redirects/leave-redirect.ts',
  'src/payload/http/staff-login.ts',
  'src/modules/accounts/accounts.service.ts',
]

/** What is decided stands apart from how it is asked for and kept. */
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

/** The design system has no words of its own. */
export const pictures = restrictedImports(
  ...processImports,
  configurationImport,
  { name: 'next-intl', message: 'Components of the design system are handed their words.' },
  { name: 'next-intl/server', message: 'Components of the design system are handed their words.' },
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

/** No clock, dice, environment, network, browser or console in the engine. */
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

/** Where months are added. */
export const coreCalendar = { 'no-restricted-syntax': ['error', ...impurities, ...moneyArithmetic] }

/** Where amounts are scaled and rounded. */
export const coreMoney = { 'no-restricted-syntax': ['error', ...impurities] }
