import { z } from 'zod'
import { errorSchema } from '@/lib/http/error-schema'
import { webhookEvents, webhookEventTypes } from '@/modules/webhooks/schema'
import { type EndpointDefinition, answer, defineEndpoint } from '@/lib/http/endpoint'
import { ok } from '@/core/result'

type Json = Readonly<Record<string, unknown>>

/** Schemas with an id are listed once under `components` and referenced. */
class Components {
  readonly schemas: Record<string, unknown> = {}

  add(schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema: _draft, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json }
    for (const [name, definition] of Object.entries($defs)) this.schemas[name] = this.pointed(definition)
    const pointed = this.pointed(rest) as Json
    const { id, ...named } = pointed
    if (typeof id !== 'string') return pointed
    this.schemas[id] = named
    return { $ref: `#/components/schemas/${id}` }
  }

  private pointed(value: unknown): unknown {
    return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
  }
}

const content = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

/** `/cart/items/:lineId` becomes `/api/cart/items/{lineId}`. */
const pathOf = ({ path }: EndpointDefinition): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`

const parametersIn = (place: 'path' | 'query', schema: z.ZodType | undefined, components: Components): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = components.add(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

const descriptions: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  400: 'Not understood: the body, the query or a header is malformed.',
  403: 'A change that a browser asks for must come from the shop’s own pages.',
  404: 'There is none.',
  409: 'The world has moved.',
  413: 'More than 64 KiB.',
  415: 'The body is not `application/json`.',
  422: 'Understood, but not possible.',
  429: 'Too many requests; see Retry-After.',
  500: 'A fault of ours.',
  503: 'The database does not answer; nothing was changed.',
}

const responsesOf = (definition: EndpointDefinition, components: Components): Json => {
  const success = content(components.add(definition.response, 'output'))
  const error = content(components.add(errorSchema, 'output'))
  const successes = new Set([200, ...(definition.success ?? [])])
  const errors = new Set([
    400,
    429,
    500,
    503,
    ...(definition.method === 'get' ? [] : [403]),
    ...(definition.body ? [413] : []),
    ...(definition.body && !definition.isRaw ? [415] : []),
    ...(definition.refusals ?? []),
  ])
  return Object.fromEntries([
    ...[...successes].map((status) => [status, { description: descriptions[status] ?? 'Done.', ...success }]),
    ...[...errors]
      .filter((status) => !successes.has(status))
      .map((status) => [status, { description: descriptions[status] ?? 'Refused.', ...error }]),
  ])
}

const operationOf = (definition: EndpointDefinition, components: Components): Json => ({
  summary: definition.summary,
  operationId: `${definition.method} ${definition.path}`.replace(/[^a-zA-Z]+(\w)/g, (_match, next: string) => next.toUpperCase()),
  parameters: [
    ...parametersIn('path', definition.parameters, components),
    ...parametersIn('query', definition.query, components),
    ...(definition.requestHeaders ?? []).map(({ name, required, description }) => ({
      name,
      in: 'header',
      required,
      description,
      schema: { type: 'string' },
    })),
  ],
  ...(definition.body ? { requestBody: { required: true, ...content(components.add(definition.body, 'input')) } } : {}),
  responses: responsesOf(definition, components),
})

const webhookHeaders = [
  ['webhook-id', 'The same for every try: by it a receiver knows a repetition.'],
  ['webhook-timestamp', 'Of this try, in seconds.'],
  ['webhook-signature', 'Standard Webhooks: `v1,` and HMAC-SHA256 in base64, once for each secret that counts.'],
] as const

/** W1: outgoing webhooks by event name. */
const webhooksIn = (components: Components): Json =>
  Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          summary: webhookEvents[type].meta()?.description ?? type,
          operationId: type,
          parameters: webhookHeaders.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, ...content(components.add(webhookEvents[type], 'output')) },
          responses: {
            '2XX': { description: 'Taken.' },
            410: { description: 'Nothing more is sent here.' },
            default: { description: 'Not taken: sent again for three days. Redirects are not followed.' },
          },
        },
      },
    ]),
  )

/** The API as OpenAPI 3.1, generated from the schemas that validate requests. */
export const createOpenApiDocument = (calls: readonly EndpointDefinition[]): Json => {
  const components = new Components()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const operations = (paths[pathOf(call)] ??= {})
    operations[call.method] = operationOf(call, components)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hostfront',
      version: '1',
      description: 'Amounts are numbers in major units of the currency they stand beside; in webhooks, whole numbers of its smallest unit.',
    },
    paths,
    webhooks: webhooksIn(components),
    components: { schemas: components.schemas },
  }
}

const documentSchema = z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument' })

/** Generated on first request, then cached. */
export const openApi = (calls: () => readonly EndpointDefinition[]): EndpointDefinition => {
  let document: Readonly<Record<string, unknown>> | undefined
  return defineEndpoint({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document.',
    limit: 'read',
    usesDatabase: false,
    response: documentSchema,
    isPublic: true,
    handler: async () => ok(answer((document ??= createOpenApiDocument(calls())))),
  })
}
