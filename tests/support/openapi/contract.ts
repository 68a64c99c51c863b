import fs from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiAnswer, ApiRequest } from '../../integration/api/api-client'

type Json = Readonly<Record<string, unknown>>

interface DocumentedResponse {
  readonly description: string
  readonly headers?: Json
  readonly content?: Readonly<Record<string, { readonly schema: Json; readonly example?: unknown }>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Json[]
  readonly parameters?: readonly Json[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json; readonly example?: unknown }>> }
  readonly responses: Readonly<Record<string, DocumentedResponse | { readonly $ref: string }>>
}

export interface OpenApiDocument {
  readonly info: { readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Json
  readonly tags: readonly { readonly name: string }[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly responses: Readonly<Record<string, DocumentedResponse>>
    readonly parameters: Readonly<Record<string, Json>>
  }
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'patch', 'delete'])

export const operationsIn = ({ paths }: OpenApiDocument): readonly (readonly [string, string, Operation])[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => [template, method, operation] as const),
  )

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Validates values and responses against the document alone. */
export const createContract = (document: OpenApiDocument) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'api')

  const faultsAt = (pointer: string, value: unknown): readonly string[] => {
    const validate = ajv.getSchema(`api#${pointer}`)
    if (validate === undefined) return [`nothing is documented at ${pointer}`]
    return validate(value)
      ? []
      : (validate.errors ?? [])
          .slice(0, 5)
          .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
  }

  const responseOf = (template: string, method: string, status: number) => {
    const operation = document.paths[template]?.[method]
    const found = operation?.responses[status]
    if (found === undefined) return null
    const name = '$ref' in found ? String(found.$ref).split('/').at(-1) : undefined
    const response = name === undefined ? (found as DocumentedResponse) : document.components.responses[name]
    const pointer =
      name === undefined ? `/paths/${escaped(template)}/${method}/responses/${status}` : `/components/responses/${escaped(name)}`
    return response === undefined ? null : { response, pointer }
  }

  return {
    faultsAt,
    /** Violations of a response: status, body and headers. */
    faultsOf: (
      template: string,
      method: string,
      { status, headers, body, text }: Pick<ApiAnswer, 'status' | 'headers' | 'body' | 'text'>,
    ): readonly string[] => {
      const found = responseOf(template, method, status)
      if (found === null) return [`${status} is not documented: ${text}`]
      const declared = Object.keys(found.response.headers ?? {}).map((name) => name.toLowerCase())
      const undeclared = ['retry-after', 'etag', 'ratelimit', 'ratelimit-policy', 'set-cookie', 'cart-token', 'location', 'allow'].filter(
        (name) => headers.has(name) && !declared.includes(name) && !(status >= 400 && name.startsWith('ratelimit')),
      )
      const always = ['retry-after', 'etag'].filter((name) => declared.includes(name) && !headers.has(name))
      const mediaType = (headers.get('content-type') ?? '').split(';')[0] ?? ''
      const isBodyless = found.response.content === undefined
      return [
        ...undeclared.map((name) => `the header ${name} is not documented`),
        ...always.map((name) => `the header ${name} is missing`),
        ...(isBodyless ? [] : mediaType in (found.response.content ?? {}) ? [] : [`${mediaType} is not documented`]),
        ...(isBodyless || mediaType !== 'application/json'
          ? []
          : faultsAt(`${found.pointer}/content/${escaped('application/json')}/schema`, body)),
      ]
    },
  }
}

const file = path.join(import.meta.dirname, '../../../src/payload/http/openapi/examples.json')

const secrets: Readonly<Record<string, string>> = {
  accessToken: 'Qm9vKz3tYw1xVh5nPd7sLr2e',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Hostfront:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Hostfront',
  challenge: 'c29tZS1jaGFsbGVuZ2U',
}

/** Truncates lists to two rows, which show as much as two hundred. */
const shorten = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string' && secrets[name] !== undefined) return secrets[name]
  if (name === 'recoveryCodes' && Array.isArray(value)) return value.map((_code, index) => `abcd-efg${index}`)
  if (Array.isArray(value)) return value.slice(0, 2).map((each) => shorten(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, key)]))
}

/** With `UPDATE_API_EXAMPLES=1`, saves real responses as examples of the document. */
export const recordExample = (operationId: string, request: ApiRequest, { status, body }: ApiAnswer): void => {
  if (process.env['UPDATE_API_EXAMPLES'] === undefined || operationId === 'getOpenApiDocument') return
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>
  known[operationId] = { ...(request.body === undefined ? {} : { request: request.body }), status, response: shorten(body) }
  const sorted = Object.fromEntries(Object.entries(known).sort(([left], [right]) => (left < right ? -1 : 1)))
  fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
