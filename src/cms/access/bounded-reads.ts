import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { cmsReadLimits } from '@/lib/config/limits'
import { isStaff } from './identity'
import { isFilter, isWellFormed } from './well-formed'

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
