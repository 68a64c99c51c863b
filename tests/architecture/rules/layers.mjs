/** Imports point downwards only (docs/architecture.md). */

const room = (type, pattern = `src/${type}`, capture = undefined) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture: [capture] }),
})

/**
 * Each module with the modules it may import: an acyclic list, leaves first. Every module may import `lib`, `core` and any module's
 * schemas. A file in `src/modules` that belongs to no module is an error.
 */
export const modules = {
  webhooks: [],
  auth: [],
  inquiries: [],
  analytics: [],
  translations: [],
  catalog: [],
  pricing: ['catalog'],
  tax: ['catalog'],
  content: ['catalog'],
  orders: ['webhooks', 'pricing'],
  invoices: ['webhooks', 'orders'],
  payments: ['webhooks', 'content', 'orders', 'invoices'],
  promotions: ['catalog', 'pricing', 'orders'],
  subscriptions: ['webhooks', 'payments', 'orders'],
  provisioning: ['webhooks', 'subscriptions'],
  operations: ['orders', 'invoices', 'payments', 'subscriptions'],
  domains: ['webhooks', 'catalog', 'orders', 'payments', 'analytics'],
  websites: ['subscriptions', 'domains'],
  cart: ['catalog', 'pricing', 'tax', 'domains'],
  accounts: ['webhooks', 'payments', 'auth', 'orders', 'invoices', 'subscriptions', 'domains', 'cart'],
  checkout: ['webhooks', 'catalog', 'content', 'pricing', 'tax', 'orders', 'payments', 'domains', 'cart', 'accounts'],
  renewals: ['webhooks', 'catalog', 'pricing', 'tax', 'orders', 'payments', 'subscriptions', 'domains', 'checkout'],
  refunds: ['webhooks', 'orders', 'invoices', 'payments', 'subscriptions', 'renewals'],
  email: ['content', 'orders'],
}

/** The container wires integrations to modules; these modules get a job's dependencies from it. */
const wired = ['renewals']
const wires = ['catalog', 'payments', 'domains', 'provisioning']

/** Documents are rendered from invoices, orders, payments and email texts. */
const printed = ['invoices', 'orders', 'payments', 'email']

/** The first match determines a file's layer. */
const elements = [
  room('block', 'src/blocks/*', 'name'),
  // The registry that loads and renders a page's blocks: the only file that knows all of them.
  room('blocks', 'src/blocks'),
  room('feature', 'src/features/*', 'name'),
  room('ui', 'src/components/ui'),
  room('admin-routes', 'src/app/\\(payload\\)'),
  room('module', 'src/modules/*', 'name'),
  room('scripts', 'scripts'),
  ...['core', 'lib', 'integrations', 'container', 'payload', 'programs', 'components', 'app', 'request-context'].map((type) => room(type)),
]

/** Files that form their own layer. */
const files = [
  { category: 'proxy', pattern: 'src/proxy.ts' },
  { category: 'instrumentation', pattern: 'src/instrumentation.ts' },
  { category: 'well-known', pattern: 'src/app/.well-known/security.txt/route.ts' },
  { category: 'block-config', pattern: 'src/blocks/*/config.ts' },
  { category: 'endpoints', pattern: 'src/modules/**/endpoints.ts' },
  { category: 'schema', pattern: 'src/modules/**/*schema.ts' },
  { category: 'container', pattern: 'src/container.ts' },
  { category: 'request-context', pattern: 'src/request-context.ts' },
  { category: 'payload-config', pattern: 'payload.config.ts' },
  { category: 'payload-types', pattern: 'src/payload-types.ts' },
]

const element = (...types) => ({ element: { types: { anyOf: types } } })
const folder = (type, name) => ({ element: { type, captured: { name } } })
const module = (name) => folder('module', name)
const file = (category) => ({ file: { categories: category } })

/** `restrictions.mjs` restricts individual packages. */
const packages = { module: { origin: ['external', 'core'] } }
const types = file('payload-types')
const requestContext = file('request-context')
const assembled = file('payload-config')

const schemas = file('schema')
const container = [element('container'), file('container')]
const belowPages = ['core', 'lib', 'components', 'ui', 'module', 'container', 'request-context']

/** What each layer's files may import. If two patterns match a file, the later one wins; a file matched only by the first has no layer. */
const rights = {
  'src/**': [packages],
  'src/core/**': [element('core')],
  'src/lib/**': [packages, types, schemas, element('lib', 'core')],
  'src/integrations/**': [packages, element('integrations', 'lib', 'core')],
  ...Object.fromEntries(
    Object.entries(modules).map(([name, others]) => [
      `src/modules/${name}/**`,
      [packages, types, schemas, element('core', 'lib'), ...[name, ...others].map(module), ...(wired.includes(name) ? container : [])],
    ]),
  ),
  'src/modules/invoices/pdf/**': [packages, types, schemas, element('core', 'lib'), ...printed.map(module)],
  // All that the browser may know about the server: the shapes of the API and its forms.
  'src/modules/**/*schema.ts': [packages, schemas, element('lib', 'core')],
  // Endpoints sit above all modules: one endpoint may use several.
  'src/modules/**/endpoints.ts': [packages, types, schemas, file('endpoints'), file('container'), element('core', 'lib', 'module')],
  'src/container.ts': [packages, types, schemas, element('core', 'lib', 'integrations', 'container'), ...wires.map(module)],
  // Shared components that the design system may not import: the receipt, forms, the API client.
  'src/components/**': [packages, schemas, element('components', 'core', 'lib', 'ui', 'module')],
  'src/components/ui/**': [packages, element('ui', 'core', 'lib')],
  'src/payload/**': [
    packages,
    types,
    schemas,
    file('block-config'),
    file('endpoints'),
    ...container,
    element('payload', 'core', 'lib', 'module'),
  ],
  'src/request-context/**': [packages, schemas, ...container, element('request-context', 'core', 'lib', 'integrations', 'module')],
  // Features and blocks may not import each other, except for the cart.
  'src/features/**': [
    packages,
    types,
    requestContext,
    schemas,
    file('container'),
    element(...belowPages),
    folder('feature', '{{ from.element.captured.name }}'),
    folder('feature', 'cart'),
  ],
  'src/blocks/*/**': [
    packages,
    types,
    requestContext,
    schemas,
    file('container'),
    element('blocks', ...belowPages),
    folder('block', '{{ from.element.captured.name }}'),
    folder('feature', 'cart'),
  ],
  'src/blocks/*': [packages, types, requestContext, schemas, file('container'), element('block', 'blocks', ...belowPages)],
  'src/blocks/*/config.ts': [packages, types, file('block-config'), element('payload', 'core', 'lib')],
  'src/app/**': [packages, types, requestContext, schemas, file('container'), element('app', ...belowPages, 'feature', 'blocks', 'block')],
  'src/app/(payload)/**': [packages, assembled, schemas, ...container, element('admin-routes', 'core', 'lib', 'module', 'payload')],
  'src/proxy.ts': [packages, element('core', 'lib')],
  'src/instrumentation.ts': [packages, assembled, element('lib', 'payload')],
  'src/programs/**': [packages, assembled, element('core', 'lib', 'integrations', 'module', 'payload', 'scripts')],
  'src/request-context.ts': [packages, types, assembled, schemas, ...container, element('core', 'lib', 'integrations', 'module')],
  'payload.config.ts': [packages, types, schemas, ...container, element('core', 'lib', 'integrations', 'module', 'payload')],
}

/** The linter checks every policy against every import, so each file gets only its own layer's policies. */
const dependencies = (to) => [
  'error',
  {
    default: 'disallow',
    message:
      '{{ from.element.type }} may not import {{ dependency.source }}: imports point downwards only; features and blocks may import only the cart from each other, and modules only those listed for them (docs/architecture.md).',
    checkAllOrigins: true,
    checkUnknownLocals: true,
    policies: [{ allow: { to } }],
  },
]

/** ESLint configuration for the boundaries plugin. */
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
