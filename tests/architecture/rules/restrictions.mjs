/** What a layer may not say, whatever it imports. */

const pure = 'The engine is pure: hand it in as an argument (docs/architecture.md).'
const zone = 'This depends on the time zone or the language of the machine.'

/** What no file may say. A later `no-restricted-syntax` replaces an earlier one, so each of them begins with it. */
const nowhere = [
  {
    selector: `:matches(TSAsExpression, TSTypeAssertion) > :matches(TSAsExpression, TSTypeAssertion)[typeAnnotation.type='TSUnknownKeyword']`,
    message: 'A cast through unknown silences the compiler: parse the value, or ask for no more of it than there is.',
  },
]

/** Of every file that people write. */
export const written = { 'no-restricted-syntax': ['error', ...nowhere] }

const environmentReads = [
  {
    // NODE_ENV is no setting: the bundler writes its value into the code.
    selector: `:not(MemberExpression[property.name='NODE_ENV']) > MemberExpression[object.name='process'][property.name='env']`,
    message: 'Only src/config/env.ts reads the environment: ask it.',
  },
  { selector: `VariableDeclarator[init.name='process']`, message: 'Only src/config/env.ts reads the environment: ask it.' },
]

const processImports = ['process', 'node:process'].map((name) => ({
  name,
  message: 'Only src/config/env.ts reads the environment: ask it.',
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

/** Use cases, features and the CMS take what they need; they do not fetch the configuration. */
export const settings = restrictedImports(...processImports, configurationImport)

/** The design system has no words of its own. */
export const pictures = restrictedImports(
  ...processImports,
  configurationImport,
  { name: 'next-intl', message: 'Components of the design system are handed their words.' },
  { name: 'next-intl/server', message: 'Components of the design system are handed their words.' },
)

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
  'no-restricted-syntax': [
    'error',
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
  ],
}
