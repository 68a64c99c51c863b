/** Imports run downwards only (docs/architecture.md). */

const room = (type, pattern = `src/${type}`, capture = undefined) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture: [capture] }),
})

/** The first that fits names a file's layer. */
const elements = [
  // The ordered registry that draws a page's blocks: the only one who knows all sections.
  room('blocks', 'src/features/blocks'),
  room('feature', 'src/features/*', 'name'),
  room('admin-routes', 'src/app/\\(payload\\)'),
  ...['core', 'config', 'i18n', 'providers', 'server', 'cms', 'ui', 'parts', 'app', 'request-context'].map((type) => room(type)),
]

/** Files that are a layer by themselves. */
const files = [
  { category: 'proxy', pattern: 'src/proxy.ts' },
  { category: 'instrumentation', pattern: 'src/instrumentation.ts' },
  { category: 'request-context', pattern: 'src/request-context.ts' },
  { category: 'payload-config', pattern: 'payload.config.ts' },
  { category: 'payload-types', pattern: 'src/payload-types.ts' },
  // The one place that picks the providers, for the site and for the endpoints alike.
  { category: 'context', pattern: 'src/server/create-context.ts' },
]

const belowServer = ['core', 'config', 'i18n']
const belowPages = [...belowServer, 'parts', 'ui', 'server', 'request-context']

/** Which layers each may import; its own files come on top. */
const below = {
  core: [],
  config: ['core'],
  i18n: ['core', 'config'],
  providers: ['core', 'config'],
  ui: belowServer,
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

/** Its folders are strangers to each other: a feature imports its own files only. */
const strangers = 'feature'

const layer = (type) => ({ element: { type } })
const layersOf = (types) => ({ element: { types: { anyOf: types } } })
const file = (category) => ({ file: { categories: category } })
const sameFolder = (type) => ({ element: { type, captured: { name: '{{ from.element.captured.name }}' } } })

const allow = (from, ...to) => ({ from, allow: { to } })

const policies = [
  ...Object.entries(below).map(([type, types]) =>
    allow(layer(type), type === strangers ? sameFolder(type) : layer(type), ...(types.length > 0 ? [layersOf(types)] : [])),
  ),
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
        message: '{{ from.element.type }} may not import {{ dependency.source }}: imports run downwards only, and features are strangers to each other (docs/architecture.md).',
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
