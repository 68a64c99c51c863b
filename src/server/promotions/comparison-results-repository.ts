import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

export interface ComparedResult {
  readonly code: string
  /** That were given it. */
  readonly carts: number
  /** Orders that used it since the comparison was made and were not given back. */
  readonly orders: number
}

interface Stored extends Record<string, unknown> {
  readonly code: string
  readonly carts: string
  readonly orders: string
}

/** What came of each of the two; empty where there is no such comparison. Each is counted by an index of its own. */
export const findComparedResults = async (handle: Handle, id: string): Promise<readonly ComparedResult[]> => {
  const { rows } = await handle.execute<Stored>(sql`
    select side.code,
      (select count(*) from infra.compared_carts as drawn where drawn.comparison_id = each.id and drawn.code = side.code) as carts,
      (select count(*) from redemptions as use where use.coupon = side.code and use.created_at >= each.created_at and use.state = 'reserved') as orders
    from code_comparisons as each
      cross join lateral (values (1, each.first_code), (2, each.second_code)) as side (place, code)
    where each.id = ${id} order by side.place
  `)
  return rows.map(({ code, carts, orders }) => ({ code, carts: Number(carts), orders: Number(orders) }))
}
