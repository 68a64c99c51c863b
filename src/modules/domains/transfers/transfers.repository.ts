import { canonicalEmail } from '@/core/accounts/email-address'
import { sql } from '@payloadcms/db-postgres'
import { type Locale, localeOrDefault } from '@/lib/config/locales'
import type { OrderStatus } from '@/core/orders/status'
import type { TransferStatus } from '@/core/domains/transfers'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { paidStatuses } from '@/modules/orders/orders.service'
import { type Handle, uuidV7 } from '@/lib/db/sql'

export interface PreparedTransfer {
  readonly cartId: string
  readonly domain: string
  /** R11: encrypted. */
  readonly sealedCode: string
  readonly locale: Locale
  readonly customerId: string | null
}

/** The caller holds the cart's row lock. A second auth code for the same domain replaces the first. */
export const insertPreparedTransfer = async (
  handle: Handle,
  { cartId, domain, sealedCode, locale, customerId }: PreparedTransfer,
): Promise<void> => {
  await handle.execute(sql`
    with replaced as (delete from transfers where cart_id = ${cartId} and domain = ${domain} and status = 'prepared')
    insert into transfers (id, domain, status, authorization_code, cart_id, locale, customer_id, created_at, updated_at)
    values (${uuidV7()}, ${domain}, 'prepared', ${sealedCode}, ${cartId}, ${locale}, ${customerId}, now(), now())
  `)
}

/** After a cart merge, moves prepared transfers to the target cart, unless it already has that domain. */
export const updateCartOfPrepared = async (handle: Handle, fromCartId: string, toCartId: string): Promise<void> => {
  await handle.execute(sql`
    update transfers as moved set cart_id = ${toCartId}, updated_at = now()
    where moved.cart_id = ${fromCartId} and moved.status = 'prepared'
      and not exists (select 1 from transfers as known where known.cart_id = ${toCartId} and known.domain = moved.domain and known.status = 'prepared')
  `)
}

/** R11: deletes auth codes whose lines were removed from the cart. `domains` are those still in it. */
export const deletePreparedTransfers = async (handle: Handle, cartId: string, domains: readonly string[]): Promise<void> => {
  const kept =
    domains.length === 0
      ? sql``
      : sql`and domain not in (${sql.join(
          domains.map((domain) => sql`${domain}`),
          sql`, `,
        )})`
  await handle.execute(sql`delete from transfers where cart_id = ${cartId} and status = 'prepared' ${kept}`)
}

/** Turns the cart's prepared transfer into the order's; `null` if there was none. */
export const updateRequestedTransfer = async (
  handle: Handle,
  order: OrderRecord,
  cartId: string | null,
  domain: string,
): Promise<{ readonly id: string; readonly code: string | null } | null> => {
  const { rows } = await handle.execute<{ id: string; code: string | null }>(sql`
    update transfers set status = 'requested', order_id = ${order.id}, customer_id = ${order.customerId},
      customer_key = ${order.customerKey}, locale = ${order.locale}, cart_id = null, updated_at = now()
    where cart_id = ${cartId} and domain = ${domain} and status = 'prepared'
    returning id, authorization_code as code
  `)
  return rows[0] ?? null
}

export const insertRequestedTransfer = async (handle: Handle, order: OrderRecord, domain: string, sealedCode: string): Promise<string> => {
  const id = uuidV7(order.orderDate)
  await handle.execute(sql`
    insert into transfers (id, domain, status, authorization_code, order_id, customer_id, customer_key, locale, created_at, updated_at)
    values (${id}, ${domain}, 'requested', ${sealedCode}, ${order.id}, ${order.customerId}, ${order.customerKey}, ${order.locale}, now(), now())
  `)
  return id
}

/** Payload stores row ids of array fields as text. */
const eventId = (): string => uuidV7().replaceAll('-', '').slice(8)

export const insertRequestedEvent = async (handle: Handle, id: string, at: number): Promise<void> => {
  await handle.execute(sql`
    insert into transfers_events (id, _order, _parent_id, type, at)
    values (${eventId()}, 1, ${id}, 'requested', ${new Date(at).toISOString()}::timestamptz)
  `)
}

export const lockTransfer = async (handle: Handle, id: string): Promise<TransferStatus | null> => {
  const { rows } = await handle.execute<{ status: TransferStatus }>(sql`select status from transfers where id = ${id} for update`)
  return rows[0]?.status ?? null
}

export const findDomainsInTransfer = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ domain: string }>(
    sql`select domain from transfers where order_id = ${orderId} and status in ('requested', 'awaiting-registry') order by domain`,
  )
  return rows.map(({ domain }) => domain)
}

/** R11: encrypted. */
export const findEncryptedAuthCode = async (handle: Handle, orderId: string, domain: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ code: string | null }>(sql`
    select authorization_code as code from transfers where order_id = ${orderId} and domain = ${domain}
  `)
  return rows[0]?.code ?? null
}

interface SealedCode extends Record<string, unknown> {
  readonly id: string
  readonly code: string
}

export const findEncryptedAuthCodes = async (handle: Handle, after: string, limit: number): Promise<readonly SealedCode[]> => {
  const { rows } = await handle.execute<SealedCode>(sql`
    select id, authorization_code as code from transfers where id > ${after} and authorization_code is not null order by id limit ${limit}
  `)
  return rows
}

/** Skips a code that has changed since it was read. */
export const updateEncryptedAuthCode = async (handle: Handle, { id, code }: SealedCode, sealed: string): Promise<void> => {
  await handle.execute(sql`update transfers set authorization_code = ${sealed} where id = ${id} and authorization_code = ${code}`)
}

interface TransferReader {
  readonly email: string | null
  readonly locale: Locale
  readonly orderStatus: OrderStatus | null
  /** Order number if the customer has no account. */
  readonly guestOrder: string | null
  /** Whether the recipient is proven, so that the email may use the name (W7). */
  readonly isProven: boolean
}

export const findTransferReader = async (handle: Handle, id: string): Promise<TransferReader> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select coalesce(o.contact_email, c.email, t.customer_key) as email, coalesce(c.locale::text, t.locale::text) as locale, o.status as order_status,
      case when t.customer_id is null then o.order_number end as guest_order,
      o.id is null or (o.due_now > 0 and o.status::text in (select jsonb_array_elements_text(${JSON.stringify(paidStatuses)}::jsonb))) as is_proven,
      o.contact_email, c.email as account_email
    from transfers t left join orders o on o.id = t.order_id left join customers c on c.id = t.customer_id where t.id = ${id}
  `)
  const [row] = rows
  const locale = row?.['locale']
  const emails = [row?.['contact_email'], row?.['account_email']].map((email) => (typeof email === 'string' ? canonicalEmail(email) : null))
  return {
    email: typeof row?.['email'] === 'string' ? row['email'] : null,
    locale: localeOrDefault(locale),
    orderStatus: (row?.['order_status'] as OrderStatus | null | undefined) ?? null,
    isProven: row?.['is_proven'] === true || (emails[0] !== null && emails[0] === emails[1]),
    guestOrder: typeof row?.['guest_order'] === 'string' ? row['guest_order'] : null,
  }
}
