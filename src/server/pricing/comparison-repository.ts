import { sql } from '@payloadcms/db-postgres'
import type { ComparedCodes } from '@/core/discounts/draw-variant'
import type { Handle } from '@/server/platform/database/handle'

export interface Comparison extends ComparedCodes {
  readonly id: string
  /** What this cart was given before. */
  readonly drawn: string | null
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly first: string
  readonly second: string
  readonly share: string
  readonly drawn: string | null
}

/** D17: the comparison a word stands for, and what the cart of this token was given of it. */
export const findComparison = async (handle: Handle, word: string, tokenHash: string | null): Promise<Comparison | null> => {
  const { rows } = await handle.execute<Stored>(sql`
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
