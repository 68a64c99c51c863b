export interface Shapes {
  readonly contract: ContractDocument
  readonly collections: readonly Kept[]
  readonly globals: readonly Kept[]
}

export type Schema = Readonly<Record<string, unknown>>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

/** Relevant part of `/api/openapi.json`. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Collection or global: fields by dotted path, and sample documents. */
export interface Kept {
  readonly slug: string
  readonly fields: readonly string[]
  readonly documents: readonly Readonly<Record<string, unknown>>[]
}

interface Field {
  readonly name: string
  readonly flattenedFields?: readonly Field[]
}

/** As in Payload's configuration. */
export interface Configured {
  readonly slug: string
  readonly flattenedFields: readonly Field[]
}

const namesOf = (fields: readonly Field[], before = '', depth = 0): string[] =>
  fields.flatMap(({ name, flattenedFields = [] }) => [
    `${before}${name}`,
    ...(depth < 2 ? namesOf(flattenedFields, `${before}${name}.`, depth + 1) : []),
  ])

export const fieldNames = ({ slug, flattenedFields }: Configured): Omit<Kept, 'documents'> => ({
  slug,
  fields: ['id', ...namesOf(flattenedFields)],
})
