import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, type Locale } from '@/config/locales'
import { columnSettings } from '@/core/discounts/conditions/kept-settings'
import { normaliseCode } from '@/core/discounts/normalise-code'
import type { Coupon } from '@/core/discounts/types'
import type { CountedCustomer } from './customer'
import { fromColumns, type FieldsOf } from '@/server/platform/database/from-columns'
import type { Handle } from '@/server/platform/database/handle'
import { prepared } from '@/server/platform/database/prepared-statement'
import type { CouponDocument } from '@/server/catalog/mappers/documents'
import { toCoupon } from '@/server/catalog/mappers/to-discounts'

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
