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
  catalog: ['platform'],
  pricing: ['platform', 'catalog'],
  content: ['platform', 'catalog'],
  orders: ['platform', 'pricing'],
  payments: ['platform', 'content', 'orders'],
  names: ['platform', 'catalog', 'orders', 'payments'],
  cart: ['platform', 'catalog', 'pricing', 'names'],
  accounts: ['platform', 'orders', 'names', 'cart'],
  checkout: ['platform', 'catalog', 'pricing', 'orders', 'payments', 'names', 'cart', 'accounts'],
  composition: ['platform', 'catalog'],
  renewals: ['platform', 'catalog', 'pricing', 'orders', 'names', 'checkout', 'composition'],
  mail: ['platform', 'content', 'orders'],
  'receipt-pdf': ['orders', 'payments', 'mail'],
  requests: ['platform'],
  operations: ['platform'],
}

/** The first that fits names a file's layer. */
const elements = [
  // The ordered registry that draws a page's blocks: the only one who knows all sections.
  room('blocks', 'src/features/blocks'),
  room('feature', 'src/features/*', 'name'),
  room('admin-routes', 'src/app/\\(payload\\)'),
  room('server', 'src/server/*', 'name'),
  ...['core', 'config', 'i18n', 'contract', 'providers', 'cms', 'ui', 'parts', 'app', 'request-context'].map((type) => room(type)),
]

/** Files that are a layer by themselves. */
const files = [
  { category: 'proxy', pattern: 'src/proxy.ts' },
  { category: 'instrumentation', pattern: 'src/instrumentation.ts' },
  { category: 'request-context', pattern: 'src/request-context.ts' },
  { category: 'payload-config', pattern: 'payload.config.ts' },
  { category: 'payload-types', pattern: 'src/payload-types.ts' },
  // The one place that picks the providers, for the site and for the endpoints alike.
  { category: 'context', pattern: 'src/server/composition/create-context.ts' },
]

const belowServer = ['core', 'config', 'i18n', 'contract']
const belowPages = [...belowServer, 'parts', 'ui', 'server', 'request-context']

/** Which layers each may import; its own files come on top. */
const below = {
  core: [],
  config: ['core'],
  i18n: ['core', 'config'],
  // What the browser may know of the server: the shapes of the API, and of its forms.
  contract: ['core', 'config'],
  providers: ['core', 'config'],
  ui: ['core', 'config', 'i18n'],
  server: belowServer,
  // What several features share and `ui` may not know: the cart's store, the toast, the receipt, the API's client.
  parts: [...belowServer, 'ui', 'server'],
  cms: [...belowServer, 'server'],
  'request-context': [...belowServer, 'providers', 'server'],
  feature: belowPages,
  blocks: [...belowPages, 'feature'],
  app: [...belowPages, 'feature', 'blocks'],
  'admin-routes': [...belowServer, 'server', 'cms'],
}

/** Its folders are strangers to each other, but for what `domains` allows: a feature imports its own files only. */
const strangers = new Set(['feature', 'server'])

const layer = (type) => ({ element: { type } })
const layersOf = (types) => ({ element: { types: { anyOf: types } } })
const file = (category) => ({ file: { categories: category } })
const sameFolder = (type) => ({ element: { type, captured: { name: '{{ from.element.captured.name }}' } } })

const domain = (name) => ({ element: { type: 'server', captured: { name } } })

const allow = (from, ...to) => ({ from, allow: { to } })

const policies = [
  ...Object.entries(below).map(([type, types]) =>
    allow(layer(type), strangers.has(type) ? sameFolder(type) : layer(type), ...(types.length > 0 ? [layersOf(types)] : [])),
  ),
  ...Object.entries(domains).flatMap(([name, others]) => others.map((other) => allow(domain(name), domain(other)))),
  ...['app', 'blocks', 'feature'].map((type) => allow(layer(type), file('request-context'))),
  ...['server', 'cms', 'feature', 'blocks', 'app'].map((type) => allow(layer(type), file('payload-types'))),
  allow(file('request-context'), file('payload-types')),
  allow(layer('admin-routes'), file('payload-config')),
  allow(file('context'), layer('providers')),
  allow(file('proxy'), layersOf(belowServer)),
  allow(file('instrumentation'), layersOf(['config', 'cms']), file('payload-config')),
  allow(file('request-context'), layersOf([...belowServer, 'providers', 'server']), file('payload-config')),
  allow(file('payload-config'), layersOf([...belowServer, 'providers', 'server', 'cms'])),
]

export const layers = {
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message:
          '{{ from.element.type }} may not import {{ dependency.source }}: imports run downwards only; features are strangers to each other, and domains of the server know those below them (docs/architecture.md).',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        policies: [
          // Packages are no layers; `restrictions.mjs` says who may use which.
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ...policies,
          { from: layer('core'), disallow: { to: { module: { origin: ['external', 'core'] } } } },
        ],
      },
    ],
    'boundaries/no-unknown-files': 'error',
  },
}
