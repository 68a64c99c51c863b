import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import type { ApiKeyUser } from '@/modules/auth/api-keys/api-keys.service'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { apiWords } from '@/lib/http/http-error'
import { clientAddress } from '@/lib/http/request-origin'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { consumeRateLimit } from '@/lib/http/rate-limit'
import { errorResponse, requestLanguage } from '@/payload/http/error-response'

const isApiKey = (user: unknown): user is ApiKeyUser =>
  typeof user === 'object' && user !== null && 'collection' in user && user.collection === 'api-keys'

export const apiKeyOf = (user: unknown): ApiKeyUser | null => (isApiKey(user) ? user : null)

const hasScope = (key: ApiKeyUser, scope: ApiScope | undefined): boolean =>
  key.refusal === null && scope !== undefined && key.scopes.includes(scope)

export const isKeyWith = (user: unknown, scope: ApiScope): boolean => {
  const key = apiKeyOf(user)
  return key !== null && hasScope(key, scope)
}

type Operation = 'create' | 'read' | 'update' | 'delete'

const written = (read: ApiScope, write: ApiScope) => ({ read, create: write, update: write, delete: write })
const catalog = written('catalog:read', 'catalog:write')
const coupons = written('coupons:read', 'coupons:write')

/** K13: what each scope grants in Payload's REST collections. Operations without a scope are closed to all keys. */
const scopedCollections: Readonly<Record<string, Readonly<Partial<Record<Operation, ApiScope>>>>> = {
  orders: { read: 'orders:read', update: 'orders:write' },
  payments: { read: 'orders:read' },
  refunds: { read: 'orders:read' },
  'provision-tasks': { read: 'jobs:read' },
  coupons,
  'code-batches': coupons,
  services: catalog,
  extensions: catalog,
  addons: catalog,
  'transfer-prices': catalog,
  currencies: catalog,
  invoices: { read: 'invoices:read' },
  subscriptions: { read: 'subscriptions:read' },
  domains: { read: 'subscriptions:read' },
  'webhook-endpoints': written('webhooks:read', 'webhooks:write'),
  'webhook-deliveries': { read: 'webhooks:read' },
  customers: { read: 'customers:read' },
}

const scopeOf = (slug: string, operation: string): ApiScope | undefined =>
  Object.hasOwn(scopedCollections, slug) ? scopedCollections[slug]?.[operation as Operation] : undefined

interface AccessArguments {
  readonly req: PayloadRequest
  /** Absent in bulk updates. */
  readonly id?: unknown
  readonly data?: unknown
}

const isCancellation = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.entries(data).every(([name, value]) => name === 'status' && value === 'cancelled')

/** A key with `orders:write` may cancel single orders; it can set no other field or status. */
const isGranted = (key: ApiKeyUser, slug: string, operation: string, { id, data }: AccessArguments): boolean =>
  hasScope(key, scopeOf(slug, operation)) && (slug !== 'orders' || operation !== 'update' || (id !== undefined && isCancellation(data)))

type Rule = (args: never) => unknown

const scopedRule =
  (rule: Rule, granted: (key: ApiKeyUser, args: AccessArguments) => boolean): Rule =>
  (args: never) => {
    const asked: AccessArguments = args
    const key = apiKeyOf(asked.req.user)
    return key === null ? rule(args) : granted(key, asked)
  }

const scopeRules = (access: object, granted: (operation: string, key: ApiKeyUser, args: AccessArguments) => boolean): void => {
  for (const [operation, rule] of Object.entries(access))
    if (typeof rule === 'function')
      Object.assign(access, { [operation]: scopedRule(rule as Rule, (key, args) => granted(operation, key, args)) })
}

const builtIn: Readonly<Record<string, Operation>> = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'post /': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
}

interface EndpointScope {
  /** Scope that the key needs. */
  readonly scope?: ApiScope
  /** Public: a key gets the same response as a visitor. */
  readonly isPublic?: boolean
}

/** Marks an endpoint for API keys. Unmarked ones are closed to them. */
export const withScope = (endpoint: Endpoint, scope: EndpointScope): Endpoint => ({
  ...endpoint,
  custom: { ...endpoint.custom, ...scope },
})

const endpointScope = (slug: string | null, { method, path, custom }: Endpoint): EndpointScope => {
  const { scope, isPublic } = (custom ?? {}) as EndpointScope
  if (scope !== undefined) return { scope }
  if (isPublic === true) return { isPublic }
  const operation = builtIn[`${method} ${path}`]
  const named = slug === null || operation === undefined ? undefined : scopeOf(slug, operation)
  return named === undefined ? {} : { scope: named }
}

const challenge = (error: string, scope?: ApiScope): string => `Bearer error="${error}"${scope === undefined ? '' : `, scope="${scope}"`}`

const wordsOf = ({ searchParams, headers }: PayloadRequest) => apiWords(requestLanguage(searchParams, headers))

/** K14: failed attempts count towards the login rate limit for the client's address. They never lock out a valid key. */
const refuseKey = async (req: PayloadRequest, refusal: NonNullable<ApiKeyUser['refusal']>): Promise<Response> => {
  const said = await wordsOf(req)
  if (refusal === 'unavailable') return errorResponse(said, 'unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } })
  const address = clientAddress(req.headers)
  req.payload.logger.info({ address }, 'API key rejected')
  const wait = await consumeRateLimit(req.payload, 'login', address)
  if (wait !== null) return errorResponse(said, 'too-many-requests', { headers: { 'Retry-After': String(wait) } })
  return errorResponse(said, 'invalid-api-key', { headers: { 'WWW-Authenticate': challenge('invalid_token') } })
}

const refuseScope = async (req: PayloadRequest, scope?: ApiScope): Promise<Response> =>
  errorResponse(await wordsOf(req), 'forbidden', { headers: { 'WWW-Authenticate': challenge('insufficient_scope', scope) } })

const scopedEndpoint = (slug: string | null, endpoint: Endpoint): Endpoint => {
  const { scope, isPublic = false } = endpointScope(slug, endpoint)
  return {
    ...endpoint,
    handler: async (req) => {
      const key = apiKeyOf(req.user)
      if (key === null) return endpoint.handler(req)
      if (key.refusal !== null) return refuseKey(req, key.refusal)
      return isPublic || hasScope(key, scope) ? endpoint.handler(req) : refuseScope(req, scope)
    },
  }
}

/**
 * K13: derives every access rule and endpoint in the finished configuration from the key's scopes, including those added by plugins.
 * Collections, operations and endpoints that belong to no scope are closed to keys.
 */
export const applyApiKeyScopes = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    const { slug } = collection
    scopeRules(collection.access, (operation, key, args) => isGranted(key, slug, operation, args))
    if (collection.endpoints) collection.endpoints = collection.endpoints.map((endpoint) => scopedEndpoint(slug, endpoint))
  }
  for (const global of config.globals) {
    scopeRules(global.access, () => false)
    if (global.endpoints) global.endpoints = global.endpoints.map((endpoint) => scopedEndpoint(null, endpoint))
  }
  return Object.assign(config, { endpoints: config.endpoints.map((endpoint) => scopedEndpoint(null, endpoint)) })
}
