import { sql } from '@payloadcms/db-postgres'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import type { PayloadRequest } from 'payload'
import { isRecord } from '@/core/records'

type Values = Readonly<Record<string, unknown>>

export interface AuditedChange {
  /** Path in the document: `prices.0.basePrice`. */
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** Areas logged in full, since they contain no personal data and no secrets. */
const fullyLoggedAreas: ReadonlySet<string> = new Set([
  ...['extensions', 'transfer-prices', 'addons', 'services', 'currencies'],
  ...['coupons', 'automatic-discounts', 'code-batches', 'redirects'],
  ...['pricing-settings', 'site-settings', 'subscription-settings', 'bookkeeping', 'domain-search', 'header', 'footer'],
])

/** Areas with personal data, for which only these fields are logged. */
const loggedFields: Readonly<Record<string, readonly string[]>> = {
  orders: ['status'],
  payments: ['status'],
  refunds: ['status'],
  transfers: ['status'],
  'registrar-tasks': ['status'],
  'migration-requests': ['status'],
  'contact-messages': ['status'],
  subscriptions: ['state', 'cancelAtEnd'],
  users: ['role'],
  'webhook-endpoints': ['isActive'],
  'api-keys': ['name', 'scopes', 'expiresAt'],
  ...Object.fromEntries(['pages', 'resources', 'faqs'].map((slug) => [slug, ['_status', 'path', 'slug', 'noindex']])),
}

/** Fields that are never logged, in any area. */
const secretFields = /password|secret|token|salt|hash|apikey|authorizationcode/i
/** Row ids and fields that every save writes. */
const technicalFields: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'blockName'])

const mostChanges = 50
const mostLetters = 200

const truncate = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text)

const leavesOf = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (value === null || value === undefined) return into
  if (value instanceof Date) return into.set(path, value.toISOString())
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) leavesOf(each, `${path}.${index}`, into)
    return into
  }
  if (typeof value !== 'object') return into.set(path, truncate(String(value)))
  for (const [name, each] of Object.entries(value))
    if (!technicalFields.has(name) && !secretFields.test(name)) leavesOf(each, path === '' ? name : `${path}.${name}`, into)
  return into
}

/** Populated relationships are logged by id. */
const toId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value ? value.id : value

const isLogged = (area: string, field: string): boolean =>
  !secretFields.test(field) && (fullyLoggedAreas.has(area) || (loggedFields[area] ?? []).includes(field))

/**
 * A8: before and after of the fields that differ, fifty at most. Deny by default: for areas and fields not listed above, only the names are
 * logged.
 */
export const auditedChanges = (area: string, fields: readonly string[], before: Values, after: Values): readonly AuditedChange[] => {
  const logged = fields.filter((field) => isLogged(area, field))
  const leaves = (document: Values) =>
    leavesOf(Object.fromEntries(logged.map((field) => [field, toId(document[field])])), '', new Map<string, string>())
  const [was, is] = [leaves(before), leaves(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .slice(0, mostChanges)
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
}

const toComparable = (value: unknown, other: unknown): unknown =>
  isRecord(value) && typeof other !== 'object' && 'id' in value ? value['id'] : value

/** `null`, `undefined` and absent are equal. Fields that the requester may not read are missing from `after`. */
const isSame = (before: unknown, after: unknown): boolean => {
  const [one, other] = [toComparable(before, after) ?? null, toComparable(after, before) ?? null]
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (isRecord(one) && isRecord(other)) return Object.keys(other).every((name) => isSame(one[name], other[name]))
  return one === other
}

/** Fields that every save writes. */
const unloggedFields: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'sessions'])

/** Names of the changed top-level fields. */
export const changedFields = (before: Values, after: Values): readonly string[] =>
  Object.keys(after)
    .filter((name) => !unloggedFields.has(name) && !isSame(before[name], after[name]))
    .sort()

export type StaffActionKind =
  | 'created'
  | 'changed'
  | 'published'
  | 'unpublished'
  | 'trashed'
  | 'restored'
  | 'deleted'
  | 'exported'
  | 'shown'
  | 'unsecured'

export interface StaffAction {
  /** From `actorOf`; outlives the account or key. */
  readonly person: string
  readonly action: StaffActionKind
  /** Slug of the collection or global. */
  readonly area: string
  /** `null` for a global. */
  readonly document: string | null
  readonly fields: readonly string[]
  /** A8: values before and after, if they may be logged. */
  readonly changes?: readonly AuditedChange[]
}

/** Runs in the transaction of the change, so that both commit or neither does. */
export const insertStaffAction = async (
  handle: Handle,
  { person, action, area, document, fields, changes = [] }: StaffAction,
): Promise<void> => {
  await handle.execute(sql`
    insert into staff_actions (id, person, action, area, document, fields, changes, created_at, updated_at)
    values (${uuidV7()}, ${person}, ${action}, ${area}, ${document}, ${fields.length === 0 ? null : fields.join(', ')},
      ${changes.length === 0 ? null : JSON.stringify(changes)}::jsonb, now(), now())
  `)
}

export const kindOfChange = (before: Values, after: Values, fields: readonly string[]): StaffActionKind => {
  if (fields.includes('deletedAt')) return after['deletedAt'] ? 'trashed' : 'restored'
  if (after['_status'] === 'published') return 'published'
  // Saving a draft of a published document is a change; unpublishing sends only `_status`.
  return before['_status'] === 'published' && fields.length === 1 && fields[0] === '_status' ? 'unpublished' : 'changed'
}

/** Who makes the request: a staff member's email, or an API key's name and public part. `null` for anyone else. */
export const actorOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null => {
  if (user?.collection === 'users') return user.email
  return user?.collection === 'api-keys' ? `API key “${user.name}” (${user.prefix})` : null
}

/** The author stored with an event. */
export const byActor = (req: Pick<PayloadRequest, 'user'>): { readonly by?: string } => {
  const by = actorOf(req)
  return by === null ? {} : { by }
}
