import { sql } from '@payloadcms/db-postgres'
import type { CartState } from '@/core/cart/types'
import type { Locale } from '@/config/locales'
import type { ShownLine } from '@/core/orders/quote-differences'
import type { Handle } from '@/server/platform/database/handle'
import { keptPlan } from '@/server/platform/database/kept-plan'

export interface NewCart {
  readonly id: string
  readonly tokenHash: string
  readonly state: CartState
  readonly shown: readonly ShownLine[]
  readonly locale: Locale
  readonly customerId: string | null
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** References only (O4), as Payload itself would write them. */
export const insertCart = async (handle: Handle, cart: NewCart): Promise<void> => {
  await handle.execute(sql`${keptPlan}
    insert into carts (id, token_hash, status, currency, items, codes, shown, locale, customer_id, created_at, updated_at)
    values (${cart.id}, ${cart.tokenHash}, 'active', ${cart.state.currency}, ${json(cart.state.lines)}, ${json(cart.state.codes)},
      ${json(cart.shown)}, ${cart.locale}, ${cart.customerId}, now(), now())
  `)
}

export const updateCart = async (handle: Handle, id: string, state: CartState, shown: readonly ShownLine[]): Promise<void> => {
  await handle.execute(sql`${keptPlan}
    update carts set currency = ${state.currency}, items = ${json(state.lines)}, codes = ${json(state.codes)},
      shown = ${json(shown)}, updated_at = now()
    where id = ${id}
  `)
}

export interface MergedCart {
  readonly id: string
  readonly tokenHash: string
  readonly mergedInto: string
  readonly currency: string
  readonly locale: Locale
}

/** Another token for a cart that is there: how a second browser comes to the cart of its account. */
export const insertMergedCart = async (handle: Handle, cart: MergedCart): Promise<void> => {
  await handle.execute(sql`
    insert into carts (id, token_hash, status, currency, items, codes, locale, merged_into_id, created_at, updated_at)
    values (${cart.id}, ${cart.tokenHash}, 'abandoned', ${cart.currency}, '[]'::jsonb, '[]'::jsonb, ${cart.locale}, ${cart.mergedInto}, now(), now())
  `)
}

/** For a read: only if nobody has written in between, so that a change is never taken back. */
export const updateUnchangedCart = async (
  handle: Handle,
  { id, version }: { readonly id: string; readonly version: string },
  state: CartState,
  shown: readonly ShownLine[],
): Promise<void> => {
  await handle.execute(sql`${keptPlan}
    update carts set items = ${json(state.lines)}, shown = ${json(shown)}, updated_at = now()
    where id = ${id} and xmin::text = ${version}
  `)
}
