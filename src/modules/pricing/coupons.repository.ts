import { emailIdentity } from '@/core/accounts/email-address'
import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { columnSettings, type Coupon, normaliseCode } from '@/core/discounts/coupons'
import { fromColumns, type FieldsOf, type Handle, prepared, lockKinds, acquireLocks, type AdvisoryLock } from '@/lib/db/sql'
import { type CouponDocument, toCoupon } from '@/modules/catalog/mappers'
import { keepsRedemptions, type OrderStatus } from '@/core/orders/status'

interface OpenedOrder {
  readonly number: string
  readonly tokenHash: string
}

/** The customer for whom an order counts (D10, D1 `perCustomerLimit`), as far as proven: a typed email address proves nothing. */
export interface CountedCustomer {
  /** Account id; null for a guest. */
  readonly id: string | null
  /** Mailboxes whose orders count: proven ones and, for a guest, those typed with an order. */
  readonly boxes: readonly string[]
  /** For guests, limits the count to these orders of the mailboxes. For an account, all of its orders count. */
  readonly opened?: readonly OpenedOrder[]
}

export const unknownCustomer: CountedCustomer = { id: null, boxes: [] }

const typedBox = (email: string): string => `typed:${emailIdentity(email)}`

/**
 * D10, O18: mailbox under which an order is stored. A guest has only typed the address, so it is stored apart from accounts' mailboxes:
 * strangers who type a customer's address use up nothing that belongs to that customer.
 */
export const boxOf = (customerId: string | null, email: string): string => (customerId === null ? typedBox(email) : emailIdentity(email))

/** An account and its mailbox's other accounts, or the owner of a guest's order. */
export const toCustomer = (id: string | null, email: string): CountedCustomer => ({
  id,
  boxes: [emailIdentity(email), ...(id === null ? [typedBox(email)] : [])],
})

/**
 * D10: a guest is treated as a first-time customer unless this browser can open an earlier order with the same address. Otherwise, the
 * answer is the same for every address, so that it leaks nothing.
 */
export const toGuest = (email: string, opened: readonly OpenedOrder[]): CountedCustomer =>
  opened.length === 0 ? unknownCustomer : { ...toCustomer(null, email), opened }

/** Codes as typed. */
export interface CodeQuestion {
  readonly codes: readonly string[]
  readonly customer: CountedCustomer
  readonly locale: Locale
}

/** The codes in one cart and their uses by its customer, always read fresh (D12). */
export interface NamedCodes {
  /** Keyed by code; unknown codes are absent. */
  readonly coupons: ReadonlyMap<string, Coupon>
  /** This customer's uses of each code with a `perCustomerLimit` (D1); `null` for a guest. */
  readonly customerUses: ReadonlyMap<string, number> | null
  /** D10: whether the customer has no order that still counts. */
  readonly isFirstOrder: boolean
}

export interface NamedCodesRow extends Record<string, unknown> {
  readonly coupons: readonly Readonly<Record<string, unknown>>[] | null
  readonly uses: Readonly<Record<string, number>> | null
  readonly is_first: boolean
}

export const noCodes: NamedCodes = { coupons: new Map(), customerUses: null, isFirstOrder: true }

export const questionRows = (questions: readonly (CodeQuestion & { readonly key?: string })[]) => {
  const rows = questions.map(({ codes, customer, locale, key }, place) => ({
    place,
    codes: [...new Set(codes.map(normaliseCode))],
    boxes: customer.boxes,
    opened: customer.opened,
    customer: customer.id,
    locale,
    key,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as asked (place int, codes text[], boxes text[], opened jsonb, customer uuid, locale _locales, key text)`
}

/**
 * Both branches use an index and touch only the customer's own orders. A guest's order that was assigned to the account at registration
 * counts once it is paid, since a stranger may have typed the address.
 */
export const ordersOf = sql.raw(`
  select order_id from infra.customer_orders as counted where box = any (asked.boxes) and (asked.opened is null or order_id in (
      select shown.id from jsonb_to_recordset(asked.opened) as claim (number text, "tokenHash" text)
        join orders as shown on shown.order_number = claim.number and shown.access_token_hash = claim."tokenHash"))
    union select id from orders where customer_id = asked.customer and (status <> 'pending'
      or not exists (select 1 from infra.customer_orders as typed where typed.order_id = orders.id and typed.box like 'typed:%'))`)

/**
 * Columns for `toNamedCodes`, one row per row of `asked`. Each code is looked up by index, so that the cost doesn't grow with the number of
 * codes. Missing translations fall back to English (R6). Disabling a batch disables all its codes.
 */
export const namedCodesColumns = sql`
      (select json_agg(to_jsonb(coupons) || jsonb_build_object(
        'name', coalesce(nullif(own.name, ''), english.name),
        'description', coalesce(nullif(own.description, ''), english.description),
        'is_active', coupons.is_active and coalesce((select batch.is_active from code_batches as batch where batch.id = coupons.batch_id), true),
        'applicable_categories', (select jsonb_agg(value) from coupons_applicable_categories where parent_id = coupons.id),
        'excluded_categories', (select jsonb_agg(value) from coupons_excluded_categories where parent_id = coupons.id)
      )) from coupons
        left join coupons_locales as own on own._parent_id = coupons.id and own._locale = asked.locale
        left join coupons_locales as english on english._parent_id = coupons.id and english._locale = ${sql.raw(`'${defaultLocale}'`)}
        where code = any (asked.codes) and coupons._status = 'published') as coupons,
      (select json_object_agg(coupon, uses) from (
        select coupon, count(*) as uses from redemptions
        where state = 'reserved' and order_id in (${ordersOf})
          and coupon in (select code from coupons where code = any (asked.codes) and per_customer_limit is not null) group by coupon
      ) as counted) as uses,
      (select count(*) from (${ordersOf}) as known (order_id) join orders on orders.id = known.order_id
        where status not in ('cancelled', 'failed')) = 0 as is_first`

const fields: FieldsOf<CouponDocument> = {
  code: true,
  type: true,
  value: true,
  name: true,
  description: true,
  maxDiscount: true,
  usedCount: true,
  applicableCategories: true,
  excludedCategories: true,
  priority: true,
  conditions: true,
  ...columnSettings,
}

export const toNamedCodes = (row: NamedCodesRow | undefined, { id }: CountedCustomer): NamedCodes => {
  const coupons = (row?.coupons ?? []).map((row) => toCoupon(fromColumns<CouponDocument>(row, fields)))
  return {
    coupons: new Map(coupons.map((coupon) => [coupon.id, coupon])),
    customerUses: id === null ? null : new Map(Object.entries(row?.uses ?? {}).map(([code, count]) => [code, Number(count)])),
    isFirstOrder: row?.is_first ?? true,
  }
}

export const findNamedCodesOfAll = async (handle: Handle, questions: readonly CodeQuestion[]): Promise<readonly NamedCodes[]> => {
  const { rows } = await handle.execute<NamedCodesRow>(
    sql`${prepared} select ${namedCodesColumns} from ${questionRows(questions)} order by asked.place`,
  )
  return questions.map(({ customer }, place) => toNamedCodes(rows[place], customer))
}

export const isEmptyQuestion = ({ codes, customer }: CodeQuestion): boolean => codes.length === 0 && customer.boxes.length === 0

/** One round trip, or none if there is nothing to look up. */
export const findNamedCodes = async (handle: Handle, question: CodeQuestion): Promise<NamedCodes> => {
  if (isEmptyQuestion(question)) return noCodes
  const [named] = await findNamedCodesOfAll(handle, [question])
  return named ?? noCodes
}

/**
 * D12: reserves one use of a code; false if none is left. A single conditional update in the order's transaction: the row stays locked
 * until commit, so the limit holds under any concurrency, and a rollback returns the use.
 */
const reserveCoupon = async (handle: Handle, code: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`${prepared}
    update coupons set used_count = coalesce(used_count, 0) + 1
    where code = ${code} and coalesce(used_count, 0) < usage_limit
    returning 1
  `)
  return rows.length > 0
}

/** D12: returns one use. No-op for a code without a limit, which isn't counted here. */
const releaseCoupon = async (handle: Handle, code: string): Promise<void> => {
  await handle.execute(sql`
    update coupons set used_count = used_count - 1 where code = ${code} and usage_limit is not null and used_count > 0
  `)
}

const isLimitedCoupon = async (handle: Handle, code: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`select 1 from coupons where code = ${code} and usage_limit is not null`)
  return rows.length > 0
}

/**
 * Shared lock that keeps an unlimited code unlimited until the transaction ends, without making orders wait for each other. Acquire it
 * before locking coupon rows.
 */
export const sharedLimitLock = (code: string): AdvisoryLock => ({ kind: lockKinds.code, name: code, isShared: true })

/** Exclusive counterpart of `sharedLimitLock`: waits for in-flight orders with this code and blocks new ones until the transaction ends. */
export const lockLimit = async (handle: Handle, code: string): Promise<void> => {
  await acquireLocks(handle, [{ kind: lockKinds.code, name: code }])
}

interface StoredCount extends Record<string, unknown> {
  readonly code: string | null
  readonly usage_limit: string | null
  readonly used_count: string | null
}

export interface CouponCount {
  readonly code: string | null
  readonly isLimited: boolean
  /** Meaningful only if `isLimited`. */
  readonly usedCount: number
}

/** The live row, not a draft version. */
export const findCouponCount = async (handle: Handle, id: string, { isLocked = false } = {}): Promise<CouponCount | null> => {
  const { rows } = await handle.execute<StoredCount>(
    sql`select code, usage_limit, used_count from coupons where id = ${id} ${isLocked ? sql`for update` : sql``}`,
  )
  const [row] = rows
  return row ? { code: row.code, isLimited: row.usage_limit !== null, usedCount: Number(row.used_count ?? 0) } : null
}

type RedemptionState = 'reserved' | 'released'

/** D12: uses of a code without a limit are counted by its redemptions. */
export const countRedemptions = async (handle: Handle, code: string): Promise<number> => {
  const { rows } = await handle.execute(sql`select count(*) as uses from redemptions where coupon = ${code} and state = 'reserved'`)
  return Number(rows[0]?.['uses'] ?? 0)
}

interface Move {
  readonly from: RedemptionState
  readonly to: RedemptionState
}

/** Returns the moved codes sorted, so that two orders with the same codes can't deadlock. */
const updateRedemptionsOf = async (handle: Handle, orderId: string, { from, to }: Move): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ coupon: string }>(sql`
    update redemptions set state = ${to}, updated_at = now() where order_id = ${orderId} and state = ${from} returning coupon
  `)
  return rows.map(({ coupon }) => coupon).sort()
}

const releaseLimitedRedemptions = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ coupon: string }>(sql`
    update redemptions set state = 'released', updated_at = now()
    where order_id = ${orderId} and state = 'reserved' and exists (select 1 from coupons where code = coupon and usage_limit is not null)
    returning coupon
  `)
  return rows.map(({ coupon }) => coupon).sort()
}

/** O17: returns uses of limited codes only, since unlimited ones block no one. The caller holds the order's row lock. */
export const returnLimitedUses = async (handle: Handle, orderId: string): Promise<void> => {
  const codes = await releaseLimitedRedemptions(handle, orderId)
  await acquireLocks(handle, codes.map(sharedLimitLock))
  for (const code of codes) await releaseCoupon(handle, code)
}

/** D12: a closed order returns the uses of its codes, exactly once. The caller holds the order's row lock. */
const returnUses = async (handle: Handle, orderId: string): Promise<void> => {
  const codes = await updateRedemptionsOf(handle, orderId, { from: 'reserved', to: 'released' })
  await acquireLocks(handle, codes.map(sharedLimitLock))
  for (const code of codes) await releaseCoupon(handle, code)
}

/**
 * D12: a reopened order reserves its uses again, as does a guest's order that is paid late (O17). Returns the codes with no uses left. The
 * caller holds the order's row lock.
 */
const reserveUsesAgain = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const codes = await updateRedemptionsOf(handle, orderId, { from: 'released', to: 'reserved' })
  await acquireLocks(handle, codes.map(sharedLimitLock))
  const usedUp: string[] = []
  for (const code of codes) if ((await isLimitedCoupon(handle, code)) && !(await reserveCoupon(handle, code))) usedUp.push(code)
  return usedUp
}

interface OrderMove {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** D12: updates code uses after a status change. Returns the codes with no uses left for a reopened order. */
export const settleUses = async (handle: Handle, { orderId, from, to }: OrderMove): Promise<readonly string[]> => {
  if (keepsRedemptions(from) === keepsRedemptions(to)) return to === 'paid' ? reserveUsesAgain(handle, orderId) : []
  if (keepsRedemptions(to)) return reserveUsesAgain(handle, orderId)
  await returnUses(handle, orderId)
  return []
}
