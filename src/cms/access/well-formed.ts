import type { Block, FlattenedBlock, FlattenedField } from 'payload'

type Kept = Readonly<Record<string, unknown>>

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Comparisons that Payload knows and Postgres does not: of places on a map, of which the shop keeps none, and of whole lists. */
const unknownToDatabase: ReadonlySet<string> = new Set(['all', 'near', 'within', 'intersects'])

/** In an address, in a form that stands for one, or in a filter written as JSON: here they are all one. */
export const comparesInVain = (where: unknown): boolean =>
  typeof where === 'object' &&
  where !== null &&
  Object.entries(where).some(([name, each]) => unknownToDatabase.has(name) || comparesInVain(each))

/** The last day a date may name, in milliseconds from 1970 either way. */
const furthestInstant = 8.64e15

/** An empty list may come as 0, as forms have it. */
const isEmptyList = (value: unknown): boolean => value === 0 || value === '0' || value === ''

const blockOf = (field: { readonly blocks: readonly (FlattenedBlock | Block | string)[] }, row: Kept): FlattenedBlock | undefined =>
  field.blocks.find(
    (each): each is FlattenedBlock => typeof each === 'object' && 'flattenedFields' in each && each.slug === row['blockType'],
  )

const rowsFit = (value: unknown, fieldsOf: (row: Kept) => readonly FlattenedField[]): boolean =>
  isEmptyList(value) ||
  (Array.isArray(value) && value.every((row: unknown) => row === null || (isKept(row) && fieldsFit(row, fieldsOf(row)))))

const isNode = (node: unknown): boolean => {
  if (!isKept(node)) return false
  const { children } = node
  return children === undefined || (Array.isArray(children) && children.every(isNode))
}

const fits = (field: FlattenedField, value: unknown): boolean => {
  if (value === undefined || value === null) return true
  switch (field.type) {
    case 'array':
      return rowsFit(value, () => field.flattenedFields)
    case 'blocks':
      return rowsFit(value, (row) => blockOf(field, row)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isKept(value) && fieldsFit(value, field.flattenedFields)
    case 'richText':
      return isKept(value) && isNode(value['root'])
    case 'date':
      return typeof value !== 'number' || Math.abs(value) <= furthestInstant
    default:
      return true
  }
}

const fieldsFit = (data: Kept, fields: readonly FlattenedField[]): boolean => fields.every((field) => fits(field, data[field.name]))

/**
 * Whether a document has the form of its fields, lists where lists are and groups where groups are: Payload walks into it before it
 * looks. What stands in the fields is for their own rules.
 */
export const isWellFormed = (data: unknown, fields: readonly FlattenedField[]): boolean => isKept(data) && fieldsFit(data, fields)
