import {
  type Block,
  type CollectionSlug,
  type FlattenedBlock,
  type FlattenedField,
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { isLocale } from '@/lib/config/locales'
import { cmsReadLimits, cmsWriteLimit } from '@/lib/config/limits'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { actsForShop } from './rules'
import { isRecord } from '@/core/records'

type Kept = Readonly<Record<string, unknown>>

/** Payload operators that Postgres cannot run: geographic ones (the shop stores no points) and whole-list ones. */
const unknownToDatabase: ReadonlySet<string> = new Set(['all', 'near', 'within', 'intersects'])

const comparesInVain = (where: unknown): boolean =>
  typeof where === 'object' &&
  where !== null &&
  Object.entries(where).some(([name, each]) => unknownToDatabase.has(name) || comparesInVain(each))

/** Operators that take a string, never a list. */
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

/** Whether the database can evaluate a filter, whether it was sent as a query string, a form or JSON. */
const isFilter = (where: unknown): boolean => !comparesInVain(where) && isShaped(where)

/** ECMAScript's maximum distance in ms from 1970. */
const furthestInstant = 8.64e15

/** Form encoding sends an empty list as 0. */
const isEmptyList = (value: unknown): boolean => value === 0 || value === '0' || value === ''

const blockOf = (field: { readonly blocks: readonly (FlattenedBlock | Block | string)[] }, row: Kept): FlattenedBlock | undefined =>
  field.blocks.find(
    (each): each is FlattenedBlock => typeof each === 'object' && 'flattenedFields' in each && each.slug === row['blockType'],
  )

/** Payload looks up blocks in a plain object, so `constructor` and other inherited names would match. */
const isBlock = (field: Parameters<typeof blockOf>[0], row: unknown): boolean =>
  !isRecord(row) || row['blockType'] === undefined || blockOf(field, row) !== undefined

const rowsFit = (value: unknown, fieldsOf: (row: Kept) => readonly FlattenedField[], isEveryLanguage: boolean): boolean =>
  isEmptyList(value) ||
  (Array.isArray(value) && value.every((row: unknown) => row === null || (isRecord(row) && fieldsFit(row, fieldsOf(row), isEveryLanguage))))

const isWord = (value: unknown): boolean => typeof value === 'string'

const wordsFit = (value: unknown, hasMany: boolean): boolean =>
  hasMany ? isEmptyList(value) || (Array.isArray(value) && value.every((each) => each === null || isWord(each))) : isWord(value)

const isNode = (node: unknown): boolean => {
  if (!isRecord(node)) return false
  const { children } = node
  return children === undefined || (Array.isArray(children) && children.every(isNode))
}

/** Payload's store dereferences lists and groups without a null check. */
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
      return isRecord(value) && fieldsFit(value, field.flattenedFields, isEveryLanguage)
    case 'richText':
      return isRecord(value) && isNode(value['root'])
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

/** Payload's `locale=all` sends an object of values by language. */
const fits = (field: FlattenedField, value: unknown, isEveryLanguage: boolean): boolean => {
  if (value === undefined) return true
  if (value === null) return mayBeNull(field)
  const isByLanguage =
    isEveryLanguage && 'localized' in field && field.localized === true && isRecord(value) && Object.keys(value).every(isLocale)
  return (isByLanguage ? Object.values(value) : [value]).every((each) =>
    each === undefined || each === null ? true : valueFits(field, each, isEveryLanguage),
  )
}

const fieldsFit = (data: Kept, fields: readonly FlattenedField[], isEveryLanguage: boolean): boolean =>
  fields.every((field) => fits(field, data[field.name], isEveryLanguage))

/**
 * Whether a document matches the shape of its fields. Payload traverses it before validating, so a wrong shape would cause a 500. Values
 * are left to the fields' own validation.
 * @param isEveryLanguage whether localized fields contain a value per language
 */
export const isWellFormed = (data: unknown, fields: readonly FlattenedField[], isEveryLanguage = false): boolean =>
  isRecord(data) && fieldsFit(data, fields, isEveryLanguage)

const limitsOf = (req: PayloadRequest) => (actsForShop(req.user) ? cmsReadLimits.staff : cmsReadLimits.visitor)

interface ReadArguments {
  readonly depth?: number
  readonly limit?: number
  readonly pagination?: boolean
  readonly where?: unknown
  /** Set on internal reads, such as session lookups. */
  readonly overrideAccess?: boolean
}

interface AskedArguments extends ReadArguments {
  readonly data?: unknown
  readonly duplicateFromID?: unknown
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const conditionsIn = (where: unknown): number =>
  isObject(where) ? Object.values(where).reduce((sum: number, each: unknown) => sum + conditionsIn(each), 0) : 1

const refused = (message: string): never => {
  throw new APIError(message, 400, undefined, true)
}

const bounded = <Arguments extends ReadArguments>(args: Arguments, req: PayloadRequest): Arguments => {
  const { rows, depth, conditions } = limitsOf(req)
  if (req.locale === 'all' && !actsForShop(req.user)) refused('Request one language at a time.')
  if (args.where !== undefined && conditionsIn(args.where) > conditions) refused('Too many filter conditions.')
  const isUnlimited = args.limit === 0 || (args.limit === undefined && args.pagination === false)
  return {
    ...args,
    depth: Math.min(args.depth ?? req.payload.config.defaultDepth, depth),
    ...(isUnlimited ? { limit: rows } : args.limit === undefined ? {} : { limit: Math.min(Math.max(1, args.limit), rows) }),
  }
}

const mark = 'isBounded'

/** Only a request's first operation comes from the client; nested operations are internal. */
const isAskedFor = (req: PayloadRequest, args: ReadArguments): boolean => {
  if (req.payloadAPI !== 'REST' || args.overrideAccess === true || req.context[mark] === true) return false
  req.context[mark] = true
  return true
}

/** Whether the request passed validation and its operation has started. */
export const hasBegun = (req: PayloadRequest): boolean => req.context[mark] === true

const reads: ReadonlySet<string> = new Set(['read', 'readDistinct', 'count'])
const writes: ReadonlySet<string> = new Set(['create', 'update'])

/** Duplicates may omit data, since they copy an existing document. Reads may include a document that replaces the stored one. */
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

const asked = (args: AskedArguments, operation: string, fields: readonly FlattenedField[], req: PayloadRequest): AskedArguments => {
  if (!isAskedFor(req, args)) return args
  if (isObject(args.where) && !isFilter(args.where)) refused('Invalid filter.')
  if (isMisshapen(args, operation, fields, req)) refused('The document has the wrong structure.')
  return reads.has(operation) ? bounded(args, req) : args
}

interface BulkArguments extends ReadArguments {
  readonly id?: unknown
  readonly trash?: boolean
}

/** R31: rejects a filter that matches more documents than one call may write. Payload itself decides who may write at all. */
const refuseTooMany = async (
  { where, limit = 0, trash }: BulkArguments & { readonly where: Where },
  collection: SanitizedCollectionConfig,
  operation: 'update' | 'delete',
  req: PayloadRequest,
): Promise<void> => {
  if (operation === 'update' && limit > 0 && limit <= cmsWriteLimit) return
  const access = await collection.access[operation]({ req })
  if (access === false) return
  const { totalDocs } = await req.payload.count({
    collection: collection.slug as CollectionSlug,
    where: access === true ? where : { and: [where, access] },
    trash: trash ?? false,
    req,
  })
  if (totalDocs > cmsWriteLimit) refused(translate(req, words('documents.tooManyAtOnce'), { most: cmsWriteLimit }))
}

const isFilterOnly = (args: BulkArguments): args is BulkArguments & { readonly where: Where } =>
  args.id === undefined && isObject(args.where)

/** Limits the size and shape of reads and bulk writes through Payload's REST API. Internal operations are exempt. */
export const boundRequest: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const wasBegun = hasBegun(req)
  const read = asked(args as AskedArguments, operation, collection.flattenedFields, req)
  const isOfClient = !wasBegun && hasBegun(req)
  if (isOfClient && (operation === 'update' || operation === 'delete') && isFilterOnly(read))
    await refuseTooMany(read, collection, operation, req)
  return read as typeof args
}

export const boundGlobalRequest: GlobalBeforeOperationHook = ({ args, global, operation, req }) =>
  asked(args as AskedArguments, operation, global.flattenedFields, req) as typeof args
