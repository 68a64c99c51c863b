import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '../database/handle'
import { keptPlan } from '../database/kept-plan'

export interface CodeUses {
  /** How often each code was redeemed by anyone. */
  readonly usedCounts: ReadonlyMap<string, number>
  /** How often this customer did (D1 `perCustomerLimit`). */
  readonly customerUses: ReadonlyMap<string, number>
  /** D10: orders of this customer that were not undone. */
  readonly orderCount: number
}

export interface UsesRow extends Record<string, unknown> {
  readonly used: Readonly<Record<string, number>> | null
  readonly uses: Readonly<Record<string, number>> | null
  readonly orders: string | number
}

const toMap = (counts: Readonly<Record<string, number>> | null): ReadonlyMap<string, number> =>
  new Map(Object.entries(counts ?? {}).map(([code, count]) => [code, Number(count)]))

/** Of an `in (…)`, which must not be empty. */
export const list = (values: readonly string[]) => sql.join((values.length > 0 ? values : ['']).map((value) => sql`${value}`), sql`, `)

/** The columns of one row that `toCodeUses` reads. `customerKeys` are normalised addresses. */
export const codeUsesColumns = (codes: readonly string[], customerKeys: readonly string[]) => {
  const codeList = list(codes)
  const keyList = list(customerKeys)
  return sql`
      (select json_object_agg(code, used_count) from coupons where code in (${codeList})) as used,
      (select json_object_agg(coupon, uses) from (
        select coupon, count(*) as uses from redemptions
        where state = 'reserved' and coupon in (${codeList}) and customer_key in (${keyList}) group by coupon
      ) as counted) as uses,
      (select count(*) from orders where customer_key in (${keyList}) and status not in ('cancelled', 'failed')) as orders`
}

export const toCodeUses = (row: UsesRow | undefined): CodeUses => ({
  usedCounts: toMap(row?.used ?? null),
  customerUses: toMap(row?.uses ?? null),
  orderCount: Number(row?.orders ?? 0),
})

/** The fresh counts of some codes for some customer, in one round trip. `customerKeys` are normalised addresses. */
export const findCodeUses = async (handle: Handle, codes: readonly string[], customerKeys: readonly string[]): Promise<CodeUses> => {
  const { rows } = await handle.execute<UsesRow>(sql`${keptPlan} select ${codeUsesColumns(codes, customerKeys)}`)
  return toCodeUses(rows[0])
}
