import { z } from 'zod'
import { ok } from '@/core/result'
import { buildEnvironment } from '@/lib/config/env'
import { locales } from '@/lib/config/locales'
import { apiTags, type EndpointDefinition, answer, defineEndpoint } from '@/lib/http/endpoint'
import { errorCodes } from '@/lib/http/error-codes'
import { errorSchema } from '@/lib/http/error-schema'
import { rateLimitOf } from '@/lib/http/rate-limit'
import { webhookEvents, webhookEventTypes, type WebhookEventType } from '@/modules/webhooks/schema'
import type { SanitizedConfig } from 'payload'
import { Components, type Json } from './components'
import { exampleOf } from './examples'
import { description } from './guides'
import { securityOf, securitySchemes } from './security'
import { staffComponents, staffPaths } from './staff'

const content = (schema: Json, example?: unknown): Json => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})

/** `/cart/items/:lineId` becomes `/api/cart/items/{lineId}`. */
export const pathOf = ({ path }: Pick<EndpointDefinition, 'path'>): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`

const parameterTexts: Readonly<Record<string, string>> = {
  lang: 'Language of messages and texts; takes precedence over `Accept-Language`.',
  currency: 'ISO 4217 code of a currency the shop sells in.',
  category: 'Returns this category only.',
  q: 'Search text.',
  domain: 'Domain with its extension, such as example.com.',
  country: 'ISO 3166-1 alpha-2 code, such as DE.',
  years: 'Number of years.',
  section: 'Section name, such as faq.',
  lineId: 'Id of the cart line.',
  code: 'The discount code.',
  orderNumber: 'Order number.',
  sessionId: 'Session id from the list.',
  passkeyId: 'Passkey id from the list.',
  id: 'Subscription id from the list.',
}

const parametersIn = (place: 'path' | 'query', schema: z.ZodType | undefined, components: Components): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = components.add(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, { description: text, ...each }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: [text === undefined || text === each['description'] ? parameterTexts[name] : undefined, text].filter(Boolean).join(' '),
    schema: each,
  }))
}

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` })
const everyHeader = { 'X-Request-Id': header('X-Request-Id') }
const limitHeaders = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimit-Policy') }

const text = (description: string, example: string): Json => ({ description, schema: { type: 'string' }, example })

const headers: Json = {
  'X-Request-Id': text('Identifies the request in the shop’s log.', '0199f0c2-6a51-7c1e-9c39-0a2f5f6f1b0e'),
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer', minimum: 1 }, example: 5 },
  RateLimit: text('Requests left (`r`) until the window ends in `t` seconds.', '"cart";r=1199;t=42'),
  'RateLimit-Policy': text('Requests (`q`) per window of `w` seconds.', '"cart";q=1200;w=60'),
  ETag: text(
    'Version of the response. A read with `If-None-Match` returns an empty 304 while the version is unchanged; a staff update with `If-Match` returns 412 once it has changed.',
    '"iNHzSxbWWo2NzHc7QqP0rSGHj8c"',
  ),
  'Set-Cookie': text('Browser cookies: the cart, the customer’s session or the orders.', 'cart=…; Path=/; HttpOnly; SameSite=Lax'),
  'Cart-Token': text('The token of a cart that was just created, for clients without cookies.', 'Zr8nY2mB0Qw4u7x1'),
  Location: text('Path of the created object.', '/api/placed-orders/ORD-MABCDEF0-A1B2C3'),
  Allow: text('Methods that the path supports.', 'GET, HEAD'),
}

const meanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted.',
  400: 'The body, the query or a header is malformed.',
  401: 'No one is logged in, or the credentials are wrong.',
  403: 'The caller may not do this, or a change request carried a cookie without `Origin`.',
  404: 'There is no such object, or the caller may not see it.',
  409: 'The request conflicts with the current state.',
  410: 'The link or step has expired.',
  412: 'The document’s version differs from the one in `If-Match`.',
  413: 'The body is larger than 64 KiB.',
  415: 'The body is not `application/json`.',
  422: 'The request is valid but cannot be carried out.',
  429: 'The rate limit is used up.',
  500: 'Internal server error.',
  503: 'The database or a provider is not responding. Nothing was changed.',
}

const codesWith = (status: number): string =>
  Object.entries(errorCodes)
    .filter(([, entry]) => entry.status === status)
    .map(([code]) => `\`${code}\``)
    .join(', ')

const meaningOf = (status: number): string => {
  const codes = status >= 400 ? codesWith(status) : ''
  return `${meanings[status] ?? 'Done.'}${codes === '' ? '' : ` Codes with this status: ${codes}.`}`
}

const errorResponseOf = (status: number, schemas: readonly Json[]): Json => ({
  description: meaningOf(status),
  headers: {
    ...everyHeader,
    ...(status === 429 || status === 503 ? { 'Retry-After': header('Retry-After') } : {}),
    ...(status === 412 ? { ETag: header('ETag') } : {}),
  },
  ...content(schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas }),
})

const sharedErrors = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503] as const

const errorStatuses = ({ method, body, isRaw, credentials, limit, refusals = [] }: EndpointDefinition): readonly number[] => [
  ...new Set([
    400,
    ...(limit === null ? [] : [429]),
    500,
    503,
    ...(method === 'get' ? [] : [403]),
    ...(credentials === 'provider' ? [404] : []),
    ...(body ? [413] : []),
    ...(body && !isRaw ? [415] : []),
    ...refusals,
  ]),
]

const setsCookies = ({ credentials, tag, method }: EndpointDefinition): boolean =>
  method !== 'get' && (credentials === 'cart' || tag === 'Login' || tag === 'Account')

const successOf = (definition: EndpointDefinition, status: number, components: Components): Json => {
  const { operationId, isPublic, limit, line } = definition
  const example = exampleOf(operationId)
  const schema = components.add(definition.response, 'output')
  const shown = {
    ...everyHeader,
    ...(isPublic ? { ETag: header('ETag') } : limit === null ? {} : limitHeaders),
    ...(setsCookies(definition) ? { 'Set-Cookie': header('Set-Cookie'), 'Cart-Token': header('Cart-Token') } : {}),
    ...(operationId === 'placeOrder' ? { Location: header('Location') } : {}),
  }
  const json = content(schema, example?.status === status || example?.status === 200 ? example.response : undefined)
  const lines = line && { 'application/x-ndjson': { schema: components.add(line, 'output') } }
  return {
    description: meanings[status] ?? 'Done.',
    headers: shown,
    content: { ...(json['content'] as Json), ...lines },
  }
}

const responsesOf = (definition: EndpointDefinition, components: Components): Json => {
  const successes = definition.success?.some((status) => status >= 200 && status < 300 && status !== 201)
    ? definition.success
    : [200, ...(definition.success ?? [])]
  const error = components.add(errorSchema, 'output')
  const responses: Record<string, Json> = {}
  for (const status of errorStatuses(definition)) {
    const more = (definition.errorBodies?.[status] ?? []).map((schema) => components.add(schema, 'output'))
    responses[status] =
      more.length === 0 && (sharedErrors as readonly number[]).includes(status)
        ? { $ref: `#/components/responses/Error${status}` }
        : errorResponseOf(status, [error, ...more])
  }
  for (const status of successes) responses[status] = successOf(definition, status, components)
  if (definition.isPublic)
    responses[304] = { description: 'Unchanged since the `ETag` in `If-None-Match`.', headers: { ...everyHeader, ETag: header('ETag') } }
  return responses
}

const limitText = ({ limit }: EndpointDefinition): string | undefined => {
  if (limit === null) return undefined
  const { points } = rateLimitOf(limit)
  return points === 0 ? undefined : `Rate limit: ${points} requests per minute and client address (\`${limit}\`).`
}

const signedText: Json = { type: 'string', description: 'The raw body that was signed.' }

const operationOf = (definition: EndpointDefinition, components: Components): Json => {
  const { operationId, summary, tag, credentials, body, isRaw, signedBody } = definition
  const example = exampleOf(operationId)
  const sent = signedBody ?? (isRaw ? undefined : body)
  return {
    operationId,
    summary,
    tags: [tag],
    description: [definition.description, limitText(definition)].filter(Boolean).join('\n\n'),
    security: securityOf[credentials],
    parameters: [
      ...parametersIn('path', definition.parameters, components),
      ...parametersIn('query', definition.query, components),
      ...(definition.query ? [] : [{ $ref: '#/components/parameters/lang' }]),
      ...(definition.requestHeaders ?? []).map(({ schema = { type: 'string' }, ...each }) => ({ ...each, in: 'header', schema })),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            ...content(sent === undefined ? signedText : components.add(sent, 'input'), example?.request),
          },
        }
      : {}),
    responses: responsesOf(definition, components),
  }
}

const webhookHeaders = [
  ['webhook-id', 'The same for every delivery attempt of a message: store it to skip duplicates.'],
  ['webhook-timestamp', 'When this attempt was sent, in Unix seconds.'],
  [
    'webhook-signature',
    'Standard Webhooks: `v1,` followed by the base64 HMAC-SHA256; one signature per valid secret, separated by spaces.',
  ],
] as const

/** Operation id of an event's receiver in generated servers, and key for its example. */
export const receiverOf = (type: WebhookEventType): string =>
  `receive${type.replace(/(?:^|[._])(\w)/g, (_match, letter: string) => letter.toUpperCase())}`

/** W1: outgoing webhooks by event name. */
const webhooksIn = (components: Components): Json =>
  Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          summary: type,
          description: webhookEvents[type].meta()?.description ?? type,
          operationId: receiverOf(type),
          tags: ['Staff: webhooks'],
          security: [],
          parameters: webhookHeaders.map(([name, about]) => ({
            name,
            in: 'header',
            required: true,
            description: about,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, ...content(components.add(webhookEvents[type], 'output'), exampleOf(receiverOf(type))?.request) },
          responses: {
            '2XX': { description: 'Received.' },
            410: { description: 'Disables the endpoint.' },
            default: { description: 'Not received; the shop retries for three days. Redirects are not followed.' },
          },
        },
      },
    ]),
  )

const lang: Json = {
  name: 'lang',
  in: 'query',
  description: 'Language of messages and texts; takes precedence over `Accept-Language`.',
  schema: { type: 'string', enum: [...locales] },
}

interface DocumentOptions {
  /** URL of the shop. */
  readonly server?: string
  /** Describes the staff endpoints, derived from the collections. */
  readonly config?: SanitizedConfig
}

/** The API as OpenAPI 3.1, generated from the schemas that validate requests and from the collections. */
export const createOpenApiDocument = (
  calls: readonly EndpointDefinition[],
  { server = 'http://localhost:3000', config }: DocumentOptions = {},
): Json => {
  const components = new Components()
  const error = components.add(errorSchema, 'output')
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    if (call.isUndocumented) continue
    const operations = (paths[pathOf(call)] ??= {})
    operations[call.method] = operationOf(call, components)
  }
  const staff = staffComponents()
  const staffError = components.put('StaffError', staff.errorSchema)
  const staffOperations = config === undefined ? {} : staffPaths(config, components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hostfront API',
      version: '1.0.0',
      summary: 'Buy hosting and domains, and run the shop.',
      description: description(),
      contact: { name: 'Support', url: `${server}/en/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server, description: 'This shop.' }],
    tags: Object.entries(apiTags).map(([name, about]) => ({ name, description: about })),
    security: [],
    paths: { ...paths, ...staffOperations },
    webhooks: webhooksIn(components),
    components: {
      securitySchemes,
      parameters: { lang, ...staff.parameters },
      headers,
      responses: Object.fromEntries([
        ...sharedErrors.map((status) => [`Error${status}`, errorResponseOf(status, [error])] as const),
        ...staff.statuses.map((status) => [`StaffError${status}`, errorResponseOf(status, [staffError])] as const),
      ]),
      schemas: components.schemas,
    },
  }
}

const documentSchema = z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument', description: 'An OpenAPI 3.1 document.' })

/** Generated on first request, then cached. */
export const openApi = (calls: () => readonly EndpointDefinition[]): EndpointDefinition => {
  let document: Readonly<Record<string, unknown>> | undefined
  return defineEndpoint({
    method: 'get',
    path: '/openapi.json',
    operationId: 'getOpenApiDocument',
    tag: 'Service',
    credentials: 'none',
    summary: 'Get this document',
    limit: 'read',
    usesDatabase: false,
    response: documentSchema,
    isPublic: true,
    handler: async ({ context }) =>
      ok(answer((document ??= createOpenApiDocument(calls(), { server: buildEnvironment().SITE_URL, config: context.payload.config })))),
  })
}
