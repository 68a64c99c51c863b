import { sql } from '@payloadcms/db-postgres'
import type { CartLine, CartState } from '@/core/cart/types'
import type { ShownLine } from '@/core/orders/quote-differences'
import type { Handle } from './handle'

/** A visitor's open cart as it is stored. */
export interface CartRow {
  readonly id: string
  readonly state: CartState
  /** The prices it was last shown with (contract, `changes`). */
  readonly shown: readonly ShownLine[]
  /** Changes with every write: whoever read an older one has been overtaken. */
  readonly version: string
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly currency: string
  readonly items: readonly CartLine[] | null
  readonly codes: readonly string[] | null
  readonly shown: readonly ShownLine[] | null
  readonly version: string
}

const toCartRow = (stored: Stored): CartRow => ({
  id: stored.id,
  state: { currency: stored.currency, codes: stored.codes ?? [], lines: stored.items ?? [] },
  shown: stored.shown ?? [],
  version: stored.version,
})

/** The active cart behind a token's hash; a converted one has become an order and is nobody's cart any more (O8). */
export const findCartRow = async (
  handle: Handle,
  tokenHash: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<CartRow | null> => {
  const { rows } = await handle.execute<Stored>(sql`
    select id, currency, items, codes, shown, xmin::text as version from carts
    where token_hash = ${tokenHash} and status = 'active' ${isLocked ? sql`for update` : sql``}
  `)
  const stored = rows[0]
  return stored ? toCartRow(stored) : null
}
