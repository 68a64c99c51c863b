import { configToJSONSchema, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'
import { locales } from '@/lib/config/locales'
import type { ApiTag } from '@/lib/http/endpoint'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { nobody, salesStaff } from '@/payload/access/rules'
import { sendTag } from '@/payload/hooks/entity-tags'
import { isWords } from '@/payload/words'
import type { Components, Json } from './components'
import { exampleOf } from './examples'
import { type StaffCall, type StaffResource, resources, staffCalls } from './staff-operations'

const englishOf = (label: unknown): string | undefined => {
  if (typeof label === 'string') return label
  return isWords(label) ? label.en : undefined
}

type Field = SanitizedCollectionConfig['flattenedFields'][number]

/** Field rules that no API key passes. */
const closed: ReadonlySet<unknown> = new Set([nobody, salesStaff])

const isClosed = (field: Field, key: 'create' | 'read' | 'update'): boolean =>
  'access' in field && field.access !== undefined && closed.has((field.access as Readonly<Record<string, unknown>>)[key])

const isHidden = (field: Field): boolean => ('hidden' in field && field.hidden === true) || isClosed(field, 'read')

const reference: Json = {
  anyOf: [
    { type: 'string', description: 'The document’s id, with `depth=0`.' },
    { type: 'object', additionalProperties: true, description: 'The document, with a higher `depth`.' },
  ],
}

/** Payload marks a field as nullable but omits null from its options. */
const withNull = (schema: Json): Json => {
  const { type, enum: options } = schema
  return Array.isArray(type) && type.includes('null') && Array.isArray(options) && !options.includes(null)
    ? { ...schema, enum: [...(options as readonly unknown[]), null] }
    : schema
}

/** References to other collections are ids or populated documents. */
const simple = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simple)
  if (typeof schema !== 'object' || schema === null) return schema
  const { oneOf, anyOf, $ref, tsType: _tsType, ...rest } = schema as Record<string, unknown>
  const choices = (oneOf ?? anyOf) as readonly Json[] | undefined
  if (typeof $ref === 'string') return reference
  if (choices?.some((each) => '$ref' in each)) {
    const isNullable = choices.some(({ type }) => type === 'null' || (Array.isArray(type) && type.includes('null')))
    return isNullable ? { ...rest, anyOf: [...(reference['anyOf'] as readonly Json[]), { type: 'null' }] } : { ...rest, ...reference }
  }
  const entries = Object.entries(schema).filter(([key]) => key !== 'tsType')
  return withNull(Object.fromEntries(entries.map(([key, each]) => [key, simple(each)])))
}

const isAmount = (field: Field): boolean => JSON.stringify(('admin' in field && field.admin) || {}).includes('#AmountField')

const isDate = (field: Field | undefined, name: string): boolean =>
  field?.type === 'date' || ['createdAt', 'updatedAt', 'deletedAt'].includes(name)

/** The admin's label and description, and the unit implied by the field's type. */
const describedField = (field: Field | undefined, name: string, { description: help, ...schema }: Json): Json => {
  const label = field !== undefined && 'label' in field ? englishOf(field.label) : undefined
  const unit = field !== undefined && isAmount(field) ? 'Integer in minor units.' : undefined
  const sentences = [label, typeof help === 'string' ? help : undefined, unit].filter((each) => each !== undefined && each !== '')
  const description = sentences.map((each) => (/[.?:]$/.test(each ?? '') ? each : `${each}.`)).join(' ')
  return {
    ...schema,
    ...(isDate(field, name) ? { format: 'date-time' } : name === 'id' ? { format: 'uuid' } : {}),
    ...(unit === undefined ? {} : { type: 'integer' }),
    ...(description === '' ? {} : { description }),
  }
}

interface Shape {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, Json>>
  readonly required: readonly string[]
}

/** Schemas for a collection's documents, derived from its fields. */
const shapesOf = ({ flattenedFields }: SanitizedCollectionConfig, definition: Json): { readonly output: Shape; readonly input: Shape } => {
  const { properties, required = [] } = simple(definition) as { properties: Record<string, Json>; required?: string[] }
  const fields = new Map(flattenedFields.map((field) => [field.name, field]))
  const shown = Object.entries(properties).filter(([name]) => {
    const field = fields.get(name)
    return field === undefined ? name !== 'collection' : !isHidden(field)
  })
  const entries = shown.map(([name, schema]) => [name, describedField(fields.get(name), name, schema)] as const)
  const written = entries.filter(([name]) => {
    const field = fields.get(name)
    return (
      field !== undefined &&
      !['id', 'createdAt', 'updatedAt'].includes(name) &&
      !isClosed(field, 'update') &&
      !('virtual' in field && field.virtual)
    )
  })
  const names = new Set(entries.map(([name]) => name))
  const needed = written.filter(([name]) => {
    const field = fields.get(name)
    return required.includes(name) && field !== undefined && !('defaultValue' in field && field.defaultValue !== undefined)
  })
  return {
    output: { type: 'object', properties: Object.fromEntries(entries), required: required.filter((name) => names.has(name)) },
    input: { type: 'object', properties: Object.fromEntries(written), required: needed.map(([name]) => name) },
  }
}

const staffError: Json = {
  type: 'object',
  description: 'Error of a staff call: the usual `error`, plus Payload’s own `errors`.',
  properties: {
    error: { $ref: '#/components/schemas/ErrorDetails' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          message: { type: 'string', description: 'The message in the admin’s language.' },
          name: { type: 'string' },
          data: { type: 'object', additionalProperties: true, description: '`errors` lists the invalid fields with their `path`.' },
        },
        required: ['message'],
      },
    },
  },
  required: ['error'],
}

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` })

const json = (schema: Json, example?: unknown): Json => ({ 'application/json': { schema, ...(example === undefined ? {} : { example }) } })

const success = (schema: Json, operationId: string, hasTag = false): Json => ({
  description: 'Done.',
  headers: { 'X-Request-Id': header('X-Request-Id'), ...(hasTag && { ETag: header('ETag') }) },
  content: json(schema, exampleOf(operationId)?.response),
})

const failures = (statuses: readonly number[]): Json =>
  Object.fromEntries(
    [...new Set([...statuses, 401, 403, 429, 500, 503])].map((status) => [status, { $ref: `#/components/responses/StaffError${status}` }]),
  )

const idParameter: Json = { $ref: '#/components/parameters/id' }

const security = (scope: ApiScope): readonly Json[] => [{ apiKey: [scope] }]

const pageSchema = (items: Json): Json => ({
  type: 'object',
  properties: {
    docs: { type: 'array', items },
    totalDocs: { type: 'integer', description: 'Total number of rows.' },
    limit: { type: 'integer', description: 'Rows per page.' },
    totalPages: { type: 'integer', description: 'Number of pages.' },
    page: { type: 'integer', description: 'Current page, starting at 1.' },
    pagingCounter: { type: 'integer', description: 'Number of this page’s first row, starting at 1.' },
    hasPrevPage: { type: 'boolean', description: 'Whether there is a previous page.' },
    hasNextPage: { type: 'boolean', description: 'Whether there is a next page.' },
    prevPage: { type: ['integer', 'null'], description: 'Previous page.' },
    nextPage: { type: ['integer', 'null'], description: 'Next page.' },
  },
  required: ['docs', 'totalDocs', 'limit', 'totalPages', 'page', 'hasPrevPage', 'hasNextPage'],
})

const listParameters = ['where', 'sort', 'limit', 'page', 'depth', 'locale'].map((name) => ({ $ref: `#/components/parameters/${name}` }))

const readParameters = ['depth', 'locale'].map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** Parameters and responses of staff calls. */
export const staffComponents = (): { readonly parameters: Json; readonly statuses: readonly number[]; readonly errorSchema: Json } => ({
  parameters: {
    id: { name: 'id', in: 'path', required: true, description: 'Document id.', schema: { type: 'string', format: 'uuid' } },
    where: {
      ...{ name: 'where', in: 'query', style: 'deepObject', explode: true },
      description:
        'Filter by field and operator: `where[status][equals]=pending`, `where[createdAt][greater_than]=2026-01-01`. Several filters are combined with AND.',
      schema: { type: 'object', additionalProperties: true },
    },
    sort: {
      name: 'sort',
      in: 'query',
      description: 'Field to sort by; prefix it with `-` for descending order.',
      schema: { type: 'string' },
      example: '-createdAt',
    },
    limit: {
      name: 'limit',
      in: 'query',
      description: 'Rows per page, at most 1,000.',
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
    },
    page: { name: 'page', in: 'query', description: 'Page, starting at 1.', schema: { type: 'integer', minimum: 1 } },
    depth: {
      name: 'depth',
      in: 'query',
      description: 'How deeply references are populated: 0 returns ids only. Defaults to 1.',
      schema: { type: 'integer', minimum: 0, maximum: 4 },
    },
    ifMatch: {
      ...{ name: 'If-Match', in: 'header', schema: { type: 'string' } },
      description: '`ETag` of the document as you read it. Returns 412 if someone has changed it since.',
    },
    locale: {
      name: 'locale',
      in: 'query',
      description: 'Language of translated fields.',
      schema: { type: 'string', enum: [...locales, 'all'] },
    },
  },
  statuses: [400, 401, 403, 404, 409, 412, 422, 429, 500, 502, 503],
  errorSchema: staffError,
})

const operationsOf = (
  resource: StaffResource,
  collection: SanitizedCollectionConfig,
  definition: Json,
  components: Components,
): Record<string, Record<string, unknown>> => {
  const { slug, tag, name, noun, read, write, isUpdatedOnly = false, about } = resource
  const { output, input } = shapesOf(collection, definition)
  const document = components.put(name, { ...output, ...(about ? { description: about } : {}) })
  const common = { tags: [tag], ...(about ? { description: about } : {}) }
  const hasTag = collection.hooks.afterOperation.includes(sendTag)
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  const plural = noun.replace(/( or |$)/g, (_match, rest: string) => `s${rest}`)
  const listId = `list${name}s`.replace(/ys$/, 'ies')
  const list: Record<string, Json> = {
    get: {
      ...{
        operationId: listId,
        summary: `List ${plural}`,
        ...common,
        security: security(read),
        parameters: listParameters,
      },
      responses: { 200: success(pageSchema(document), listId), ...failures([400]) },
    },
  }
  const one: Record<string, Json> = {
    get: {
      ...{ operationId: `get${name}`, summary: `Get ${article} ${noun}`, ...common, security: security(read), parameters: readParameters },
      responses: { 200: success(document, `get${name}`, hasTag), ...failures([404]) },
    },
  }
  if (write !== undefined) {
    const changed = (operationId: string, isTagged = hasTag) =>
      success({ type: 'object', properties: { message: { type: 'string' }, doc: document }, required: ['doc'] }, operationId, isTagged)
    const body = components.put(`${name}Input`, { ...input })
    const { required: _required, ...partial } = input
    const change = components.put(`${name}Change`, {
      ...partial,
      description: 'Omitted fields stay unchanged. A list is replaced as a whole.',
    })
    if (!isUpdatedOnly) {
      list['post'] = {
        ...{
          operationId: `create${name}`,
          summary: `Create ${article} ${noun}`,
          ...common,
          security: security(write),
          parameters: readParameters,
        },
        requestBody: { required: true, content: json(body, exampleOf(`create${name}`)?.request) },
        responses: { 201: { ...changed(`create${name}`), description: 'Created.' }, ...failures([400]) },
      }
      one['delete'] = {
        ...{ operationId: `delete${name}`, summary: `Delete ${article} ${noun}`, ...common, security: security(write) },
        responses: { 200: changed(`delete${name}`, false), ...failures([400, 404]) },
      }
    }
    one['patch'] = {
      ...{
        operationId: `update${name}`,
        summary: `Update ${article} ${noun}`,
        ...common,
        security: security(write),
        parameters: hasTag ? [...readParameters, { $ref: '#/components/parameters/ifMatch' }] : readParameters,
      },
      requestBody: { required: true, content: json(change, exampleOf(`update${name}`)?.request) },
      responses: { 200: changed(`update${name}`), ...failures(hasTag ? [400, 404, 412] : [400, 404]) },
    }
  }
  return { [`/api/${slug}`]: list, [`/api/${slug}/{id}`]: { parameters: [idParameter], ...one } }
}

const callOf = (call: StaffCall, tag: ApiTag, components: Components): Json => {
  const { operationId, summary, description, scope, body, query = [], response, mediaType, statuses, path } = call
  const example = exampleOf(operationId)
  const content = {
    ...(response && json(components.add(response, 'output'), example?.response)),
    ...(mediaType && { [mediaType]: { schema: { type: 'string' }, example: exampleOf(`${operationId}File`)?.response } }),
  }
  return {
    ...{ operationId, summary, tags: [tag], ...(description ? { description } : {}), security: security(scope) },
    parameters: [...(path.includes(':id') ? [idParameter] : []), ...query],
    ...(body ? { requestBody: { required: true, content: json(components.add(body, 'input'), example?.request) } } : {}),
    responses: { 200: { description: 'Done.', headers: { 'X-Request-Id': header('X-Request-Id') }, content }, ...failures(statuses) },
  }
}

/** Staff API: Payload's REST paths, described from the collections' fields, plus the shop's own calls. */
export const staffPaths = (config: SanitizedConfig, components: Components): Record<string, Record<string, unknown>> => {
  const { definitions = {} } = configToJSONSchema(config, 'text') as { definitions?: Record<string, Json> }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const resource of resources) {
    const collection = config.collections.find(({ slug }) => slug === resource.slug)
    const definition = definitions[resource.slug]
    if (collection === undefined || definition === undefined) continue
    Object.assign(paths, operationsOf(resource, collection, definition, components))
    for (const call of staffCalls.filter(({ slug }) => slug === resource.slug)) {
      const exists = (collection.endpoints || []).some(({ method, path }) => method === call.method && path === call.path)
      if (exists)
        (paths[`/api/${call.slug}${call.path.replace(':id', '{id}')}`] ??= {})[call.method] = callOf(call, resource.tag, components)
    }
  }
  return paths
}
