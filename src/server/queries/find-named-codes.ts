import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, type Locale } from '@/config/locales'
import { normaliseCode } from '@/core/discounts/normalise-code'
import type { Coupon } from '@/core/discounts/types'
import { fromColumns } from '../database/from-columns'
import type { Handle } from '../database/handle'
import { keptPlan } from '../database/kept-plan'
import type { CouponDocument } from '../mappers/documents'
import { toCoupon } from '../mappers/to-discounts'
import { letterBoxOf } from '../normalise-email'

/** Which codes are asked for, as they were typed, and for whom. */
export interface CodeQuestion {
  readonly codes: readonly string[]
  /** Normalised addresses; nobody's are an anonymous visitor's. */
  readonly customerKeys: readonly string[]
  readonly locale: Locale
}

/** What the shop knows of the codes of one cart and of its customer, read afresh (D12). */
export interface NamedCodes {
  /** By code; one that is not here does not exist. */
  readonly coupons: ReadonlyMap<string, Coupon>
  /** How often this customer used each (D1 `perCustomerLimit`). */
  readonly customerUses: ReadonlyMap<string, number>
  /** D10: orders of this customer that were not undone. */
  readonly orderCount: number
}

/** One row of `namedCodesColumns`. */
export interface NamedCodesRow extends Record<string, unknown> {
  readonly coupons: readonly Readonly<Record<string, unknown>>[] | null
  readonly uses: Readonly<Record<string, number>> | null
  readonly orders: string | number
}

/** D10: no code, and a visitor whom nobody knows yet. */
export const noCodes: NamedCodes = { coupons: new Map(), customerUses: new Map(), orderCount: 0 }

/** Of an `in (…)`, which must not be empty. */
const list = (values: readonly string[]) => sql.join((values.length > 0 ? values : ['']).map((value) => sql`${value}`), sql`, `)

/**
 * The columns of one row that `toNamedCodes` reads: each code is found by the index on it, so that it costs the same however
 * many codes there are. A word that is not translated is the English one (R6).
 */
export const namedCodesColumns = ({ codes, customerKeys, locale }: CodeQuestion) => {
  const codeList = list([...new Set(codes.map(normaliseCode))])
  const keyList = list(customerKeys)
  const boxList = list([...new Set([...customerKeys, ...customerKeys.map(letterBoxOf)])])
  return sql`
      (select json_agg(to_jsonb(coupons) || jsonb_build_object(
        'name', coalesce(nullif(own.name, ''), english.name),
        'description', coalesce(nullif(own.description, ''), english.description),
        'applicable_categories', (select jsonb_agg(value) from coupons_applicable_categories where parent_id = coupons.id),
        'excluded_categories', (select jsonb_agg(value) from coupons_excluded_categories where parent_id = coupons.id)
      )) from coupons
        left join coupons_locales as own on own._parent_id = coupons.id and own._locale = ${locale}
        left join coupons_locales as english on english._parent_id = coupons.id and english._locale = ${defaultLocale}
        where code in (${codeList}) and coupons._status = 'published') as coupons,
      (select json_object_agg(coupon, uses) from (
        select coupon, count(*) as uses from redemptions
        where state = 'reserved' and coupon in (${codeList}) and customer_key in (${boxList}) group by coupon
      ) as counted) as uses,
      (select count(*) from orders where customer_key in (${keyList}) and status not in ('cancelled', 'failed')) as orders`
}

export const toNamedCodes = (row: NamedCodesRow | undefined): NamedCodes => {
  const coupons = (row?.coupons ?? []).map((row) => toCoupon(fromColumns<CouponDocument>(row)))
  return {
    coupons: new Map(coupons.map((coupon) => [coupon.id, coupon])),
    customerUses: new Map(Object.entries(row?.uses ?? {}).map(([code, count]) => [code, Number(count)])),
    orderCount: Number(row?.orders ?? 0),
  }
}

/** In one round trip, and in none where nothing is asked. */
export const findNamedCodes = async (handle: Handle, question: CodeQuestion): Promise<NamedCodes> => {
  if (question.codes.length === 0 && question.customerKeys.length === 0) return noCodes
  const { rows } = await handle.execute<NamedCodesRow>(sql`${keptPlan} select ${namedCodesColumns(question)}`)
  return toNamedCodes(rows[0])
}
