import {
  type Block,
  type FlattenedBlock,
  type FlattenedField,
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { isLocale } from '@/lib/config/locales'
import { cmsReadLimits } from '@/lib/config/limits'
import { isStaff } from './rules'

type Kept = Readonly<Record<string, unknown>>

const isCached = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value)

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
  !isCached(row) || row['blockType'] === undefined || blockOf(field, row) !== undefined

const rowsFit = (value: unknown, fieldsOf: (row: Kept) => readonly FlattenedField[], isEveryLanguage: boolean): boolean =>
  isEmptyList(value) ||
  (Array.isArray(value) && value.every((row: unknown) => row === null || (isCached(row) && fieldsFit(row, fieldsOf(row), isEveryLanguage))))

const isWord = (value: unknown): boolean => typeof value === 'string'

const wordsFit = (value: unknown, hasMany: boolean): boolean =>
  hasMany ? isEmptyList(value) || (Array.isArray(value) && value.every((each) => each === null || isWord(each))) : isWord(value)

const isNode = (node: unknown): boolean => {
  if (!isCached(node)) return false
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
      return isCached(value) && fieldsFit(value, field.flattenedFields, isEveryLanguage)
    case 'richText':
      return isCached(value) && isNode(value['root'])
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
    isEveryLanguage && 'localized' in field && field.localized === true && isCached(value) && Object.keys(value).every(isLocale)
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
  isCached(data) && fieldsFit(data, fields, isEveryLanguage)

const limitsOf = (req: PayloadRequest) => (isStaff(req.user) ? cmsReadLimits.staff : cmsReadLimits.visitor)

interface ReadArguments {
  readonly depth?: number
  readonly limit?: number
  readonly pagination?: boolean
  readonly where?: unknown
  /** The shop's own code reads, such as for whose session it is. */
  readonly overrideAccess?: boolean
}

interface AskedArguments extends ReadArguments {
  readonly data?: unknown
  readonly duplicateFromID?: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** How many comparisons a filter holds, however they are nested. */
const conditionsIn = (where: unknown): number =>
  isObject(where) ? Object.values(where).reduce((sum: number, each: unknown) => sum + conditionsIn(each), 0) : 1

const refused = (message: string): never => {
  throw new APIError(message, 400, undefined, true)
}

const bounded = <Arguments extends ReadArguments>(args: Arguments, req: PayloadRequest): Arguments => {
  const { rows, depth, conditions } = limitsOf(req)
  if (req.locale === 'all' && !isStaff(req.user)) refused('One language at a time.')
  if (args.where !== undefined && conditionsIn(args.where) > conditions) refused('Too many conditions.')
  const isUnlimited = args.limit === 0 || (args.limit === undefined && args.pagination === false)
  return {
    ...args,
    depth: Math.min(args.depth ?? req.payload.config.defaultDepth, depth),
    ...(isUnlimited ? { limit: rows } : args.limit === undefined ? {} : { limit: Math.min(Math.max(1, args.limit), rows) }),
  }
}

const mark = 'isBounded'

/** The first operation of a request is the one that was asked for; what it needs in turn is the shop's own. */
const isAskedFor = (req: PayloadRequest, args: ReadArguments): boolean => {
  if (req.payloadAPI !== 'REST' || args.overrideAccess === true || req.context[mark] === true) return false
  req.context[mark] = true
  return true
}

/** Whether what was asked for has been understood, and is being done. */
export const hasBegun = (req: PayloadRequest): boolean => req.context[mark] === true

const reads: ReadonlySet<string> = new Set(['read', 'readDistinct', 'count'])
const writes: ReadonlySet<string> = new Set(['create', 'update'])

/** A copy is made of what is there, and need bring nothing of its own. Who reads may bring a document to be read in place of the one that is there. */
const isMisshapen = (
  { data, duplicateFromID }: AskedArguments,
  operation: string,
  fields: readonly FlattenedField[],
  { locale }: PayloadRequest,
): boolean => {
  const isNew = writes.has(operation) && duplicateFromID === undefined
  if (!isNew && (data === undefined || data === null)) return false
  return writes.has(operation) ? !isWellFormed(data, fields, locale === 'all') : !isObject(data)
}

/** What somebody asks for has a form that can be understood, and a size that somebody needs. */
const asked = (args: AskedArguments, operation: string, fields: readonly FlattenedField[], req: PayloadRequest): AskedArguments => {
  if (!isAskedFor(req, args)) return args
  if (isObject(args.where) && !isFilter(args.where)) refused('No such comparison.')
  if (isMisshapen(args, operation, fields, req)) refused('The document has another form.')
  return reads.has(operation) ? bounded(args, req) : args
}

const ofCollection: CollectionBeforeOperationHook = ({ args, collection, operation, req }) =>
  asked(args as AskedArguments, operation, collection.flattenedFields, req) as typeof args

const ofGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) =>
  asked(args as AskedArguments, operation, global.flattenedFields, req) as typeof args

/** No read by Payload's own calls is larger than somebody needs. The shop's own code is not asked. */
export const boundedReads: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((each) => ({
    ...each,
    hooks: { ...each.hooks, beforeOperation: [...(each.hooks?.beforeOperation ?? []), ofCollection] },
  })),
  globals: (config.globals ?? []).map((each) => ({
    ...each,
    hooks: { ...each.hooks, beforeOperation: [...(each.hooks?.beforeOperation ?? []), ofGlobal] },
  })),
})
