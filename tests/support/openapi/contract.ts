import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiAnswer } from '../../integration/api/api-client'

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
  readonly webhooks: OpenApiDocument['paths']
  readonly tags: readonly { readonly name: string }[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly responses: Readonly<Record<string, DocumentedResponse>>
    readonly parameters: Readonly<Record<string, Json>>
    readonly securitySchemes: Readonly<Record<string, Json>>
  }
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'patch', 'delete'])

export const operationsIn = ({ paths }: Pick<OpenApiDocument, 'paths'>): readonly (readonly [string, string, Operation])[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => [template, method, operation] as const),
  )

/** Part of a JSON pointer in a URL. */
export const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Says what is wrong with a value or an answer, by the document alone. */
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
    /** Faults of an answer: its status, its body and its headers. */
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
