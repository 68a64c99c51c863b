import type { Block, FlattenedBlock, FlattenedField } from 'payload'
import { isLocale } from '@/lib/config/locales'

type Kept = Readonly<Record<string, unknown>>

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Comparisons that Payload knows and Postgres does not: of places on a map, of which the shop keeps none, and of whole lists. */
const unknownToDatabase: ReadonlySet<string> = new Set(['all', 'near', 'within', 'intersects'])

const comparesInVain = (where: unknown): boolean =>
  typeof where === 'object' &&
  where !== null &&
  Object.entries(where).some(([name, each]) => unknownToDatabase.has(name) || comparesInVain(each))

/** Comparisons with a word, never with a list of them. */
const ofOneWord: ReadonlySet<string> = new Set(['like', 'not_like', 'contains'])

const isComparison = (asked: unknown): boolean =>
  typeof asked !== 'object' ||
  (asked !== null && Object.entries(asked).every(([name, value]) => !ofOneWord.has(name) || typeof value !== 'object' || value === null))

const isShaped = (where: unknown): boolean =>
  typeof where === 'object' &&
  where !== null &&
  Object.entries(where).every(([name, each]: [string, unknown]) =>
    /^(?:and|or)$/i.test(name) ? typeof each === 'object' && each !== null && Object.values(each).every(isShaped) : isComparison(each),
  )

/** Whether a filter can be answered. In an address, in a form that stands for one, or written as JSON: here they are all one. */
export const isFilter = (where: unknown): boolean => !comparesInVain(where) && isShaped(where)

/** The last day a date may name, in milliseconds from 1970 either way. */
const furthestInstant = 8.64e15

/** An empty list may come as 0, as forms have it. */
const isEmptyList = (value: unknown): boolean => value === 0 || value === '0' || value === ''

const blockOf = (field: { readonly blocks: readonly (FlattenedBlock | Block | string)[] }, row: Kept): FlattenedBlock | undefined =>
  field.blocks.find(
    (each): each is FlattenedBlock => typeof each === 'object' && 'flattenedFields' in each && each.slug === row['blockType'],
  )

/** Payload looks a block up by any word it is given, also by those that every object has, such as `constructor`. */
const isBlock = (field: Parameters<typeof blockOf>[0], row: unknown): boolean =>
  !isKept(row) || row['blockType'] === undefined || blockOf(field, row) !== undefined

const rowsFit = (value: unknown, fieldsOf: (row: Kept) => readonly FlattenedField[], isEveryLanguage: boolean): boolean =>
  isEmptyList(value) ||
  (Array.isArray(value) && value.every((row: unknown) => row === null || (isKept(row) && fieldsFit(row, fieldsOf(row), isEveryLanguage))))

const isWord = (value: unknown): boolean => typeof value === 'string'

const wordsFit = (value: unknown, hasMany: boolean): boolean =>
  hasMany ? isEmptyList(value) || (Array.isArray(value) && value.every((each) => each === null || isWord(each))) : isWord(value)

const isNode = (node: unknown): boolean => {
  if (!isKept(node)) return false
  const { children } = node
  return children === undefined || (Array.isArray(children) && children.every(isNode))
}

/** Payload's store looks into a list or a group before it asks whether one is there. */
const mayBeNull = ({ type }: FlattenedField): boolean => type !== 'array' && type !== 'group' && type !== 'tab'

const valueFits = (field: FlattenedField, value: unknown, isEveryLanguage: boolean): boolean => {
  switch (field.type) {
    case 'array':
      return rowsFit(value, () => field.flattenedFields, isEveryLanguage)
    case 'blocks':
      return (
        rowsFit(value, (row) => blockOf(field, row)?.flattenedFields ?? [], isEveryLanguage) &&
        (!Array.isArray(value) || value.every((row) => isBlock(field, row)))
      )
    case 'group':
    case 'tab':
      return isKept(value) && fieldsFit(value, field.flattenedFields, isEveryLanguage)
    case 'richText':
      return isKept(value) && isNode(value['root'])
    case 'date':
      return typeof value !== 'number' || Math.abs(value) <= furthestInstant
    case 'text':
    case 'select':
      return wordsFit(value, field.hasMany === true)
    case 'textarea':
    case 'email':
    case 'radio':
    case 'code':
      return isWord(value)
    default:
      return true
  }
}

/** What is written in all languages at once is a value for each of them. */
const fits = (field: FlattenedField, value: unknown, isEveryLanguage: boolean): boolean => {
  if (value === undefined) return true
  if (value === null) return mayBeNull(field)
  const isByLanguage =
    isEveryLanguage && 'localized' in field && field.localized === true && isKept(value) && Object.keys(value).every(isLocale)
  return (isByLanguage ? Object.values(value) : [value]).every((each) =>
    each === undefined || each === null ? true : valueFits(field, each, isEveryLanguage),
  )
}

const fieldsFit = (data: Kept, fields: readonly FlattenedField[], isEveryLanguage: boolean): boolean =>
  fields.every((field) => fits(field, data[field.name], isEveryLanguage))

/**
 * Whether a document has the form of its fields, lists where lists are and words where words are: Payload walks into it before it
 * looks. What stands in the fields is for their own rules.
 * @param isEveryLanguage whether it is written in all languages at once
 */
export const isWellFormed = (data: unknown, fields: readonly FlattenedField[], isEveryLanguage = false): boolean =>
  isKept(data) && fieldsFit(data, fields, isEveryLanguage)
