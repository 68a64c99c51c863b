import { z } from 'zod'
import { apiErrorCodes } from '@/lib/http/error-codes'
import { propertyTexts } from './property-texts'

export type Json = Readonly<Record<string, unknown>>

/** Formats that imply the pattern which Zod adds. */
const formatsWithPattern: ReadonlySet<unknown> = new Set(['date-time', 'date', 'time', 'uuid', 'email', 'ipv4', 'ipv6', 'uri'])

const isAnything = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0

const sentenceOf = (value: unknown): string => `Defaults to ${value === '' ? 'an empty string' : `\`${JSON.stringify(value)}\``}.`

/**
 * Removes what makes generated types noisy: safe-integer bounds, patterns next to a format, ignored response fields that requests may
 * repeat (O4), and defaults, which generators treat as required fields; descriptions state them instead.
 */
const tidy = (value: unknown, io: 'input' | 'output'): unknown => {
  if (Array.isArray(value)) return value.map((each) => tidy(each, io))
  if (typeof value !== 'object' || value === null) return value
  const schema: Record<string, unknown> = { ...value }
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (formatsWithPattern.has(schema['format'])) delete schema['pattern']
  if (io === 'input' && 'default' in schema && 'type' in schema) {
    schema['description'] = [schema['description'], sentenceOf(schema['default'])].filter(Boolean).join(' ')
    delete schema['default']
  }
  const properties = schema['properties']
  if (io === 'input' && typeof properties === 'object' && properties !== null && schema['type'] === 'object')
    schema['properties'] = Object.fromEntries(Object.entries(properties).filter(([, each]) => !isAnything(each)))
  return Object.fromEntries(
    Object.entries(schema).map(([key, each]) => [
      key,
      key === 'properties' && typeof each === 'object' && each !== null
        ? Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, tidy(inner, io)]))
        : tidy(each, io),
    ]),
  )
}

const pointed = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/').replaceAll('"#/definitions/', '"#/components/schemas/'),
  )

/** Adds the texts of `property-texts.ts` to properties that lack a description. */
const described = (id: string, schema: Json): Json => {
  const texts = { ...propertyTexts['*'], ...propertyTexts[id] }
  const visit = (value: unknown, before: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, before))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (key !== 'properties' || typeof each !== 'object' || each === null) return [key, visit(each, before)]
        const properties = Object.entries(each as Readonly<Record<string, Json>>).map(([name, inner]) => {
          const text = texts[`${before}${name}`] ?? texts[name]
          const shown = visit(inner, `${before}${name}.`) as Json
          return [
            name,
            text === undefined || (inner['description'] !== undefined && propertyTexts[id]?.[name] === undefined)
              ? shown
              : { ...shown, description: text },
          ]
        })
        return [key, Object.fromEntries(properties)]
      }),
    )
  }
  return visit(schema, '') as Json
}

/** Schemas with an id are listed once under `components` and referenced. */
export class Components {
  readonly schemas: Record<string, Json> = {}

  add(schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema: _draft, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json }
    for (const [name, definition] of Object.entries($defs)) this.set(name, definition as Json, io)
    const { id, ...named } = rest as Json
    if (typeof id !== 'string') return tidy(pointed(rest), io) as Json
    this.set(id, named, io)
    return { $ref: `#/components/schemas/${id}` }
  }

  /** Adds a schema that is already JSON Schema. */
  put(id: string, schema: Json): Json {
    this.schemas[id] = described(id, pointed(schema) as Json)
    return { $ref: `#/components/schemas/${id}` }
  }

  private set(id: string, schema: Json, io: 'input' | 'output'): void {
    const { id: _id, ...named } = schema
    this.schemas[id] =
      id === 'ErrorCode'
        ? { type: 'string', enum: [...apiErrorCodes], description: named['description'] }
        : described(id, tidy(pointed(named), io) as Json)
  }
}
