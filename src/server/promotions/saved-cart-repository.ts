import { sql } from '@payloadcms/db-postgres'
import type { CartLine, CartState } from '@/core/cart/types'
import type { Handle } from '@/server/platform/database/handle'

interface Stored extends Record<string, unknown> {
  readonly currency: string
  readonly items: readonly CartLine[] | null
  readonly codes: readonly string[] | null
}

/** What a cart holds, whoever's it is and whatever became of it. */
export const findCartById = async (handle: Handle, id: string): Promise<CartState | null> => {
  const { rows } = await handle.execute<Stored>(sql`select currency, items, codes from carts where id = ${id}`)
  const [row] = rows
  return row ? { currency: row.currency, codes: row.codes ?? [], lines: row.items ?? [] } : null
}
