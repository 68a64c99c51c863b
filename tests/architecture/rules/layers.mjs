/** Imports run downwards only (docs/architecture.md). */

const room = (type, pattern = `src/${type}`, capture = undefined) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture: [capture] }),
})

/**
 * The domains of the server, each with those it may import: a list without rings, what stands on nothing first. A file of the
 * server that is in none of them is an error.
 */
export const domains = {
  platform: [],
  cards: ['platform'],
  catalog: ['platform'],
  pricing: ['platform', 'catalog'],
  prices: ['platform', 'catalog'],
  tax: ['platform', 'catalog'],
  content: ['platform', 'catalog'],
  orders: ['platform', 'pricing'],
  invoices: ['platform', 'orders'],
  payments: ['platform', 'cards', 'content', 'orders', 'invoices'],
  promotions: ['platform', 'catalog', 'pricing', 'orders'],
  subscriptions: ['platform', 'cards', 'orders'],
  provisioning: ['platform', 'subscriptions'],
  books: ['platform', 'orders', 'invoices', 'payments', 'subscriptions'],
  names: ['platform', 'catalog', 'orders', 'payments', 'insights'],
  cart: ['platform', 'catalog', 'pricing', 'tax', 'names'],
  'second-factor': ['platform'],
  passkeys: ['platform'],
  accounts: ['platform', 'cards', 'second-factor', 'passkeys', 'orders', 'invoices', 'subscriptions', 'names', 'cart'],
  checkout: ['platform', 'cards', 'catalog', 'pricing', 'tax', 'orders', 'payments', 'names', 'cart', 'accounts'],
  composition: ['platform', 'catalog', 'payments', 'names', 'provisioning'],
  renewals: ['platform', 'cards', 'catalog', 'pricing', 'tax', 'orders', 'payments', 'subscriptions', 'names', 'checkout', 'composition'],
  'money-back': ['platform', 'orders', 'invoices', 'payments', 'subscriptions', 'renewals'],
  mail: ['platform', 'content', 'orders'],
  'receipt-pdf': ['orders', 'payments', 'mail'],
  'invoice-pdf': ['platform', 'invoices', 'mail', 'receipt-pdf'],
  requests: ['platform'],
  webhooks: ['platform'],
  operations: ['platform'],
  insights: ['platform'],
  translations: ['platform'],
}

/** The first that fits names a file's layer. */
const elements = [
  // The ordered registry that draws a page's blocks: the only one who knows all sections.
  room('blocks', 'src/features/page-sections'),
  room('feature', 'src/features/*', 'name'),
  room('admin-routes', 'src/app/\\(payload\\)'),
  room('server', 'src/server/*', 'name'),
  ...['core', 'config', 'i18n', 'contract', 'providers', 'cms', 'ui', 'parts', 'app', 'request-context'].map((type) => room(type)),
]

/** Files that are a layer by themselves. */
const files = [
  { category: 'proxy', pattern: 'src/proxy.ts' },
  { category: 'instrumentation', pattern: 'src/instrumentation.ts' },
  { category: 'well-known', pattern: 'src/app/.well-known/security.txt/route.ts' },
  { category: 'request-context', pattern: 'src/request-context.ts' },
  { category: 'payload-config', pattern: 'payload.config.ts' },
  { category: 'payload-types', pattern: 'src/payload-types.ts' },
]

const element = (...types) => ({ element: { types: { anyOf: types } } })
const folder = (type, name) => ({ element: { type, captured: { name } } })
const domain = (name) => folder('server', name)
const file = (category) => ({ file: { categories: category } })

/** `restrictions.mjs` says who may use which. */
const packages = { module: { origin: ['external', 'core'] } }
const types = file('payload-types')
const requestContext = file('request-context')
const assembled = file('payload-config')

const belowServer = ['core', 'config', 'i18n', 'contract']
const belowPages = [...belowServer, 'parts', 'ui', 'server', 'request-context']

/** What the files of each layer may import. Of two patterns that fit a file the later one counts; a file that only the first fits is in no layer. */
const rights = {
  'src/**': [packages],
  'src/core/**': [element('core')],
  'src/config/**': [packages, element('config', 'core')],
  'src/i18n/**': [packages, element('i18n', 'core', 'config')],
  // What the browser may know of the server: the shapes of the API, and of its forms.
  'src/contract/**': [packages, element('contract', 'core', 'config')],
  'src/providers/**': [packages, element('providers', 'core', 'config')],
  'src/ui/**': [packages, element('ui', 'core', 'config', 'i18n')],
  ...Object.fromEntries(
    Object.entries(domains).map(([name, others]) => [
      `src/server/${name}/**`,
      [packages, types, element(...belowServer), ...[name, ...others].map(domain)],
    ]),
  ),
  // The one room that picks the providers, for the site, the endpoints and the jobs alike.
  'src/server/composition/**': [
    packages,
    types,
    element(...belowServer, 'providers'),
    ...['composition', ...domains.composition].map(domain),
  ],
  // What several features share and `ui` may not know: the cart's store, the toast, the receipt, the API's client.
  'src/parts/**': [packages, element('parts', ...belowServer, 'ui', 'server')],
  'src/cms/**': [packages, types, element('cms', ...belowServer, 'server')],
  'src/request-context/**': [packages, element('request-context', ...belowServer, 'providers', 'server')],
  // Features are strangers to each other.
  'src/features/**': [packages, types, requestContext, element(...belowPages), folder('feature', '{{ from.element.captured.name }}')],
  'src/features/page-sections/**': [packages, types, requestContext, element('blocks', ...belowPages, 'feature')],
  'src/app/**': [packages, types, requestContext, element('app', ...belowPages, 'feature', 'blocks')],
  'src/app/(payload)/**': [packages, assembled, element('admin-routes', ...belowServer, 'server', 'cms')],
  'src/proxy.ts': [packages, element(...belowServer)],
  'src/instrumentation.ts': [packages, assembled, element('config', 'cms')],
  'src/request-context.ts': [packages, types, assembled, element(...belowServer, 'providers', 'server')],
  'payload.config.ts': [packages, types, element(...belowServer, 'providers', 'server', 'cms')],
}

/** The linter tries each right on each import, so a file is given those of its own layer alone. */
const dependencies = (to) => [
  'error',
  {
    default: 'disallow',
    message:
      '{{ from.element.type }} may not import {{ dependency.source }}: imports run downwards only; features are strangers to each other, and domains of the server know those below them (docs/architecture.md).',
    checkAllOrigins: true,
    checkUnknownLocals: true,
    policies: [{ allow: { to } }],
  },
]

/** For files that the plugin is given. */
export const layers = [
  {
    files: ['src/**/*.{ts,tsx}', 'payload.config.ts'],
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    },
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  ...Object.entries(rights).map(([pattern, to]) => ({ files: [pattern], rules: { 'boundaries/dependencies': dependencies(to) } })),
]
