type Values = Readonly<Record<string, unknown>>

export interface AuditedChange {
  /** Where it stands in the document: `prices.0.basePrice`. */
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** Everything the shop sells, promises or is run by: no customer stands in it, and no secret. */
const whole: ReadonlySet<string> = new Set([
  ...['extensions', 'transfer-prices', 'addons', 'services', 'currencies'],
  ...['coupons', 'automatic-discounts', 'code-batches', 'code-comparisons', 'redirects'],
  ...['pricing-settings', 'site-settings', 'subscription-settings', 'bookkeeping', 'domain-search', 'header', 'footer'],
])

/** Of whatever else holds people, only what says where it stands, or what it opens. */
const partly: Readonly<Record<string, readonly string[]>> = {
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
  ...Object.fromEntries(['pages', 'resources', 'faqs'].map((slug) => [slug, ['_status', 'path', 'slug', 'noindex']])),
}

/** Whatever it stands in. */
const secret = /password|secret|token|salt|hash|apikey|authorizationcode/i
/** Of rows, and written by whatever else is written. */
const besides: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'blockName'])

const mostChanges = 50
const mostLetters = 200

const cut = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text)

const leavesOf = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (value === null || value === undefined) return into
  if (value instanceof Date) return into.set(path, value.toISOString())
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) leavesOf(each, `${path}.${index}`, into)
    return into
  }
  if (typeof value !== 'object') return into.set(path, cut(String(value)))
  for (const [name, each] of Object.entries(value))
    if (!besides.has(name) && !secret.test(name)) leavesOf(each, path === '' ? name : `${path}.${name}`, into)
  return into
}

/** A link that was followed is told as what it leads to. */
const unfollowed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value ? value.id : value

const isTold = (area: string, field: string): boolean => !secret.test(field) && (whole.has(area) || (partly[area] ?? []).includes(field))

/**
 * A8: before and after of what may be told, of the fields that differ; at most fifty. Denied by default: an area or a field
 * that is not named above is known by its name alone.
 */
export const auditedChanges = (area: string, fields: readonly string[], before: Values, after: Values): readonly AuditedChange[] => {
  const told = fields.filter((field) => isTold(area, field))
  const leaves = (document: Values) =>
    leavesOf(Object.fromEntries(told.map((field) => [field, unfollowed(document[field])])), '', new Map<string, string>())
  const [was, is] = [leaves(before), leaves(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .slice(0, mostChanges)
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
}
