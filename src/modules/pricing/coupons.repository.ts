import { letterBoxOf } from '@/lib/http/client-address'
import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { columnSettings } from '@/core/discounts/condition-settings'
import { normaliseCode, type ComparedCodes } from '@/core/discounts/coupons'
import type { Coupon } from '@/core/discounts/types'
import { fromColumns, type FieldsOf, type Handle, prepared, lockKinds, acquireLocks, type AdvisoryLock } from '@/lib/db/sql'
import { type CouponDocument, toCoupon } from '@/modules/catalog/mappers'
import { holdsRedemptions, type OrderStatus } from '@/core/orders/status'

/** An order that a guest's browser can open (O7). */
export interface OpenedOrder {
  readonly number: string
  readonly tokenHash: string
}

/** Whoever an order is counted for (D10, D1 `perCustomerLimit`), as far as they have proven it: an address that was only typed proves nothing. */
export interface CountedCustomer {
  /** Of an account; none of a guest. */
  readonly id: string | null
  /** In an order of their own, so that two orders never wait for each other. */
  readonly boxes: readonly string[]
  /** Of a guest: only these orders of the letter boxes count. Of an account, all of them do. */
  readonly opened?: readonly OpenedOrder[]
}

/** A visitor whom nobody knows yet. */
export const nobodyKnown: CountedCustomer = { id: null, boxes: [] }

/** An account that orders for another address does not become somebody new. */
export const toCustomer = (id: string | null, emails: readonly string[]): CountedCustomer => ({
  id,
  boxes: [...new Set(emails.map(letterBoxOf))].sort(),
})

/** D10: a guest is a first customer, unless this browser opens an earlier order of the same letter box. Answers alike for every address otherwise. */
export const toGuest = (email: string, opened: readonly OpenedOrder[]): CountedCustomer =>
  opened.length === 0 ? nobodyKnown : { ...toCustomer(null, [email]), opened }

/** Which codes are asked for, as they were typed, and for whom. */
export interface CodeQuestion {
  readonly codes: readonly string[]
  readonly customer: CountedCustomer
  readonly locale: Locale
}

/** What the shop knows of the codes of one cart and of its customer, read afresh (D12). */
export interface NamedCodes {
  /** By code; one that is not here does not exist. */
  readonly coupons: ReadonlyMap<string, Coupon>
  /** How often this customer used each that has a limit for one (D1 `perCustomerLimit`); `null` of a guest. */
  readonly customerUses: ReadonlyMap<string, number> | null
  /** D10: this customer has no order that was not undone. */
  readonly isFirstOrder: boolean
}

/** One row of `namedCodesColumns`. */
export interface NamedCodesRow extends Record<string, unknown> {
  readonly coupons: readonly Readonly<Record<string, unknown>>[] | null
  readonly uses: Readonly<Record<string, number>> | null
  readonly is_first: boolean
}

/** D10: no code, and a visitor whom nobody knows yet. */
export const noCodes: NamedCodes = { coupons: new Map(), customerUses: null, isFirstOrder: true }

/** The questions as rows of `asked`, in the form `namedCodesColumns` reads; with what else a statement asks of each. */
export const askedRows = (questions: readonly (CodeQuestion & { readonly key?: string })[]) => {
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

/** By index, and no further than the customer's own orders. */
const ordersOf = sql.raw(`
  select order_id from infra.customer_orders as counted where box = any (asked.boxes) and (asked.opened is null or order_id in (
      select shown.id from jsonb_to_recordset(asked.opened) as claim (number text, "tokenHash" text)
        join orders as shown on shown.order_number = claim.number and shown.access_token_hash = claim."tokenHash"))
    union select id from orders where customer_id = asked.customer`)

/**
 * The columns `toNamedCodes` reads, of a row of `asked`: each code is found by the index on it, so that it costs the same however
 * many codes there are. A word that is not translated is the English one (R6). A batch that is off is off with all its codes.
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

/** Of several questions, in one round trip. */
export const findNamedCodesOfAll = async (handle: Handle, questions: readonly CodeQuestion[]): Promise<readonly NamedCodes[]> => {
  const { rows } = await handle.execute<NamedCodesRow>(
    sql`${prepared} select ${namedCodesColumns} from ${askedRows(questions)} order by asked.place`,
  )
  return questions.map(({ customer }, place) => toNamedCodes(rows[place], customer))
}

/** Nothing that could be known depends on it. */
export const asksNothing = ({ codes, customer }: CodeQuestion): boolean => codes.length === 0 && customer.boxes.length === 0

/** In one round trip, and in none where nothing is asked. */
export const findNamedCodes = async (handle: Handle, question: CodeQuestion): Promise<NamedCodes> => {
  if (asksNothing(question)) return noCodes
  const [named] = await findNamedCodesOfAll(handle, [question])
  return named ?? noCodes
}

/**
 * D12: takes one use of a code, or says there is none left. One conditional statement in the order's own transaction: the
 * row stays locked until it commits, so the limit is exact however many try at once, and a rollback gives the use back.
 */
export const reserveCoupon = async (handle: Handle, code: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`${prepared}
    update coupons set used_count = coalesce(used_count, 0) + 1
    where code = ${code} and coalesce(used_count, 0) < usage_limit
    returning 1
  `)
  return rows.length > 0
}

/** D12: gives one use of a code back. One without a limit is not counted here. */
export const releaseCoupon = async (handle: Handle, code: string): Promise<void> => {
  await handle.execute(sql`
    update coupons set used_count = used_count - 1 where code = ${code} and usage_limit is not null and used_count > 0
  `)
}

/** Whether its uses are limited now; one that is gone has nothing left to count. */
export const isLimitedCoupon = async (handle: Handle, code: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`select 1 from coupons where code = ${code} and usage_limit is not null`)
  return rows.length > 0
}

/** Until the transaction ends, a code that has no limit gets none. Orders hold it together: one never waits for another. To be taken before any row of a coupon. */
export const limitHold = (code: string): AdvisoryLock => ({ kind: lockKinds.code, name: code, isShared: true })

/** Waits for every order that is being placed with this code, and keeps the next ones waiting until the transaction ends. */
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
  /** Of a code that has a limit; of others it says nothing. */
  readonly usedCount: number
}

/** The row that counts, whatever a draft of it says. */
export const findCouponCount = async (handle: Handle, id: string, { isLocked = false } = {}): Promise<CouponCount | null> => {
  const { rows } = await handle.execute<StoredCount>(
    sql`select code, usage_limit, used_count from coupons where id = ${id} ${isLocked ? sql`for update` : sql``}`,
  )
  const [row] = rows
  return row ? { code: row.code, isLimited: row.usage_limit !== null, usedCount: Number(row.used_count ?? 0) } : null
}

export type RedemptionState = 'reserved' | 'released'

/** D12: the uses of a code that has no limit are its redemptions. */
export const countRedemptions = async (handle: Handle, code: string): Promise<number> => {
  const { rows } = await handle.execute(sql`select count(*) as uses from redemptions where coupon = ${code} and state = 'reserved'`)
  return Number(rows[0]?.['uses'] ?? 0)
}

interface Move {
  readonly from: RedemptionState
  readonly to: RedemptionState
}

/** The codes that were moved, in ascending order: two orders with the same ones never wait for each other. */
export const updateRedemptionsOf = async (handle: Handle, orderId: string, { from, to }: Move): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ coupon: string }>(sql`
    update redemptions set state = ${to}, updated_at = now() where order_id = ${orderId} and state = ${from} returning coupon
  `)
  return rows.map(({ coupon }) => coupon).sort()
}

/** The codes with a limit whose uses the order held, in ascending order. */
export const releaseLimitedRedemptions = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ coupon: string }>(sql`
    update redemptions set state = 'released', updated_at = now()
    where order_id = ${orderId} and state = 'reserved' and exists (select 1 from coupons where code = coupon and usage_limit is not null)
    returning coupon
  `)
  return rows.map(({ coupon }) => coupon).sort()
}

/** O17: the uses of its limited codes alone; what has no limit keeps nobody else from it. Runs under the lock of the order's row. */
export const giveLimitedUsesBack = async (handle: Handle, orderId: string): Promise<void> => {
  const codes = await releaseLimitedRedemptions(handle, orderId)
  await acquireLocks(handle, codes.map(limitHold))
  for (const code of codes) await releaseCoupon(handle, code)
}

/** D12: an order that is over gives back the uses of its codes, exactly once. Runs under the lock of the order's row. */
const giveUsesBack = async (handle: Handle, orderId: string): Promise<void> => {
  const codes = await updateRedemptionsOf(handle, orderId, { from: 'reserved', to: 'released' })
  await acquireLocks(handle, codes.map(limitHold))
  for (const code of codes) await releaseCoupon(handle, code)
}

/** D12: an order that comes back takes them again, and so does one whose guest pays later (O17). The codes that have none left; runs under the lock of the order's row. */
const takeUsesAgain = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const codes = await updateRedemptionsOf(handle, orderId, { from: 'released', to: 'reserved' })
  await acquireLocks(handle, codes.map(limitHold))
  const usedUp: string[] = []
  for (const code of codes) if ((await isLimitedCoupon(handle, code)) && !(await reserveCoupon(handle, code))) usedUp.push(code)
  return usedUp
}

interface OrderMove {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** D12: what a move of an order does to the uses of its codes. The codes that have none left for one that comes back. */
export const settleUses = async (handle: Handle, { orderId, from, to }: OrderMove): Promise<readonly string[]> => {
  if (holdsRedemptions(from) === holdsRedemptions(to)) return to === 'paid' ? takeUsesAgain(handle, orderId) : []
  if (holdsRedemptions(to)) return takeUsesAgain(handle, orderId)
  await giveUsesBack(handle, orderId)
  return []
}

export interface Comparison extends ComparedCodes {
  readonly id: string
  /** What this cart was given before. */
  readonly drawn: string | null
}

interface ComparisonRow extends Record<string, unknown> {
  readonly id: string
  readonly first: string
  readonly second: string
  readonly share: string
  readonly drawn: string | null
}

/** D17: the comparison a word stands for, and what the cart of this token was given of it. */
export const findComparison = async (handle: Handle, word: string, tokenHash: string | null): Promise<Comparison | null> => {
  const { rows } = await handle.execute<ComparisonRow>(sql`
    select each.id, each.first_code as first, each.second_code as second, each.share_of_second as share,
      (select drawn.code from infra.compared_carts as drawn join carts on coalesce(carts.merged_into_id, carts.id) = drawn.cart_id
        where carts.token_hash = ${tokenHash} and drawn.comparison_id = each.id) as drawn
    from code_comparisons as each where each.word = ${word} and each.is_active
  `)
  const [row] = rows
  return row ? { id: row.id, first: row.first, second: row.second, shareOfSecond: Number(row.share), drawn: row.drawn } : null
}

/** Once for each cart, whatever it asks for later. */
export const insertDraw = async (handle: Handle, comparisonId: string, cartId: string, code: string): Promise<void> => {
  await handle.execute(sql`
    insert into infra.compared_carts (comparison_id, cart_id, code) values (${comparisonId}, ${cartId}, ${code}) on conflict do nothing
  `)
}
