import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'

export interface PreparedTransfer {
  readonly cartId: string
  readonly domain: string
  /** R11: as it lies in the database. */
  readonly sealedCode: string
  readonly locale: Locale
  readonly customerId: string | null
}

/** Beside a cart, under the lock of its row: a second code for the same name takes the first one's place. */
export const prepareTransfer = async (
  handle: Handle,
  { cartId, domain, sealedCode, locale, customerId }: PreparedTransfer,
): Promise<void> => {
  await handle.execute(sql`
    with replaced as (delete from transfers where cart_id = ${cartId} and domain = ${domain} and status = 'prepared')
    insert into transfers (id, domain, status, authorization_code, cart_id, locale, customer_id, created_at, updated_at)
    values (${uuidV7()}, ${domain}, 'prepared', ${sealedCode}, ${cartId}, ${locale}, ${customerId}, now(), now())
  `)
}

/** Two carts have become one: what was prepared beside the one goes with its lines, unless the other knows the name already. */
export const movePreparedTransfers = async (handle: Handle, fromCartId: string, toCartId: string): Promise<void> => {
  await handle.execute(sql`
    update transfers as moved set cart_id = ${toCartId}, updated_at = now()
    where moved.cart_id = ${fromCartId} and moved.status = 'prepared'
      and not exists (select 1 from transfers as known where known.cart_id = ${toCartId} and known.domain = moved.domain and known.status = 'prepared')
  `)
}

/** R11: a secret whose line has left the cart is of no use. `domains` are those that are still to be moved. */
export const dropPreparedTransfers = async (handle: Handle, cartId: string, domains: readonly string[]): Promise<void> => {
  const kept =
    domains.length === 0
      ? sql``
      : sql`and domain not in (${sql.join(
          domains.map((domain) => sql`${domain}`),
          sql`, `,
        )})`
  await handle.execute(sql`delete from transfers where cart_id = ${cartId} and status = 'prepared' ${kept}`)
}
