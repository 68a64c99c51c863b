import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import type { CartLine, CartState } from '@/core/cart/cart'
import type { ShownLine } from '@/core/orders/calculate-quote'
import { type Handle, prepared } from '@/lib/db/sql'

export interface CartRow {
  readonly id: string
  readonly state: CartState
  /** Prices last shown to the visitor, used for `changes` in the response. */
  readonly shown: readonly ShownLine[]
  /** Changes with every write, for optimistic concurrency. */
  readonly version: string
}

interface StoredCart extends Record<string, unknown> {
  readonly id: string
  readonly currency: string
  readonly items: readonly CartLine[] | null
  readonly codes: readonly string[] | null
  readonly place: CartState['place'] | null
  readonly shown: readonly ShownLine[] | null
  readonly version: string
}

const toCartRow = (stored: StoredCart): CartRow => ({
  id: stored.id,
  state: {
    currency: stored.currency,
    codes: stored.codes ?? [],
    lines: stored.items ?? [],
    ...(stored.place ? { place: stored.place } : {}),
  },
  shown: stored.shown ?? [],
  version: stored.version,
})

const columns = sql`cart.id, cart.currency, cart.items, cart.codes, cart.place, cart.shown, cart.xmin::text as version`

interface StoredOfToken extends StoredCart {
  readonly asked_hash: string
}

/** Active carts by token hash; a converted cart has become an order (O8). */
const findOnce = async (handle: Handle, hashes: readonly string[], isLocked: boolean): Promise<ReadonlyMap<string, CartRow>> => {
  const { rows } = await handle.execute<StoredOfToken>(sql`${prepared}
    select asked.token_hash as asked_hash, ${columns}
    from carts as asked join carts as cart on cart.id = coalesce(asked.merged_into_id, asked.id)
    where asked.token_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb)) and cart.status = 'active'
    order by cart.id ${isLocked ? sql`for update of cart` : sql``}
  `)
  return new Map(rows.map((stored) => [stored.asked_hash, toCartRow(stored)]))
}

interface Options {
  readonly isLocked?: boolean
}

/**
 * Open carts by token hash, following carts merged at login. A cart that was merged while the query waited for its lock is no longer found,
 * so the query runs again.
 */
export const findCartRows = async (
  handle: Handle,
  hashes: readonly string[],
  { isLocked = false }: Options = {},
): Promise<ReadonlyMap<string, CartRow>> => {
  const found = await findOnce(handle, hashes, isLocked)
  const missing = isLocked ? hashes.filter((hash) => !found.has(hash)) : []
  return missing.length === 0 ? found : new Map([...found, ...(await findOnce(handle, missing, true))])
}

export const findCartRow = async (handle: Handle, tokenHash: string, options: Options = {}): Promise<CartRow | null> =>
  (await findCartRows(handle, [tokenHash], options)).get(tokenHash) ?? null

/** Locked, oldest first; usually there is only one. */
export const findAccountCarts = async (handle: Handle, customerId: string): Promise<readonly CartRow[]> => {
  const { rows } = await handle.execute<StoredCart>(sql`
    select ${columns} from carts as cart where status = 'active' and customer_id = ${customerId} order by created_at, id for update
  `)
  return rows.map(toCartRow)
}

export const findCartOwner = async (handle: Handle, id: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ customer_id: string | null }>(sql`select customer_id from carts where id = ${id}`)
  return rows[0]?.customer_id ?? null
}

interface NewCart {
  readonly id: string
  readonly tokenHash: string
  readonly state: CartState
  readonly shown: readonly ShownLine[]
  readonly locale: Locale
  readonly customerId: string | null
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Contains references only (O4), written as Payload would write them. */
export const insertCart = async (handle: Handle, cart: NewCart): Promise<void> => {
  await handle.execute(sql`${prepared}
    insert into carts (id, token_hash, status, currency, items, codes, place, shown, locale, customer_id, created_at, updated_at)
    values (${cart.id}, ${cart.tokenHash}, 'active', ${cart.state.currency}, ${json(cart.state.lines)}, ${json(cart.state.codes)},
      ${json(cart.state.place ?? null)}, ${json(cart.shown)}, ${cart.locale}, ${cart.customerId}, now(), now())
  `)
}

export const updateCart = async (handle: Handle, id: string, state: CartState, shown: readonly ShownLine[]): Promise<void> => {
  await handle.execute(sql`${prepared}
    update carts set currency = ${state.currency}, items = ${json(state.lines)}, codes = ${json(state.codes)},
      place = ${json(state.place ?? null)}, shown = ${json(shown)}, updated_at = now()
    where id = ${id}
  `)
}

interface MergedCart {
  readonly id: string
  readonly tokenHash: string
  readonly mergedInto: string
  readonly currency: string
  readonly locale: Locale
}

/** An additional token for an existing cart, so that a second browser reaches its account's cart. */
export const insertMergedCart = async (handle: Handle, cart: MergedCart): Promise<void> => {
  await handle.execute(sql`
    insert into carts (id, token_hash, status, currency, items, codes, locale, merged_into_id, created_at, updated_at)
    values (${cart.id}, ${cart.tokenHash}, 'abandoned', ${cart.currency}, '[]'::jsonb, '[]'::jsonb, ${cart.locale}, ${cart.mergedInto}, now(), now())
  `)
}

/** For reads: skips the write if the cart has changed since, so that no change is lost. */
export const updateUnchangedCart = async (
  handle: Handle,
  { id, version }: { readonly id: string; readonly version: string },
  state: CartState,
  shown: readonly ShownLine[],
): Promise<void> => {
  await handle.execute(sql`${prepared}
    update carts set items = ${json(state.lines)}, shown = ${json(shown)}, updated_at = now()
    where id = ${id} and xmin::text = ${version}
  `)
}

export const updateOwnerOfCart = async (handle: Handle, id: string, customerId: string): Promise<void> => {
  await handle.execute(sql`update carts set customer_id = ${customerId}, updated_at = now() where id = ${id}`)
}

/** Also redirects tokens merged earlier to the new target, so that a lookup always takes a single step. */
export const updateJoinedCart = async (handle: Handle, id: string, targetId: string): Promise<void> => {
  await handle.execute(sql`update carts set merged_into_id = ${targetId} where merged_into_id = ${id}`)
  await handle.execute(sql`update carts set status = 'abandoned', merged_into_id = ${targetId}, updated_at = now() where id = ${id}`)
}

export const deleteOpenCartsOf = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`delete from carts where customer_id = ${customerId} and status = 'active'`)
}
