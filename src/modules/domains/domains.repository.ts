import { sql } from '@payloadcms/db-postgres'
import type { DomainChange } from '@/modules/accounts/schema'
import type { DomainStatus } from '@/core/domains/lifecycle'
import type { NameContacts } from '@/core/domains/contacts'
import type { OrderedName } from '@/modules/orders/orders.repository'
import type { Handle } from '@/lib/db/sql'

/** The switches of one of the customer's own names, while there is something to switch; false where there is not. */
export const updateSwitches = async (
  handle: Handle,
  customerId: string,
  domain: string,
  { autoRenew, isLocked }: DomainChange,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update domains set auto_renew = coalesce(${autoRenew ?? null}, auto_renew), is_locked = coalesce(${isLocked ?? null}, is_locked), updated_at = now()
    where customer_id = ${customerId} and name = ${domain.toLowerCase()} and status in ('pending', 'active', 'grace')
    returning 1
  `)
  return rows.length > 0
}

/** Switches automatic renewal off for all of this customer's names. */
export const updateAutoRenewOff = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`update domains set auto_renew = false, updated_at = now() where customer_id = ${customerId}`)
}

interface PendingName extends OrderedName {
  /** N9: `null`: whoever paid for it. */
  readonly contacts: NameContacts | null
}

/** Names of an order that wait to be registered: where the registry is simulated there are none. */
export const findPendingNames = async (handle: Handle, orderId: string): Promise<readonly PendingName[]> => {
  const { rows } = await handle.execute<{ domain: string; years: string | null; contacts: NameContacts | null }>(
    sql`select name as domain, term_years as years, contacts from domains where order_id = ${orderId} and status = 'pending' order by name`,
  )
  return rows.map(({ domain, years, contacts }) => ({ domain, years: Number(years ?? 1), contacts }))
}

interface OrderedDomain {
  readonly name: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
}

/** Domains that an order has brought so far. */
export const findDomainsOfOrder = async (handle: Handle, orderId: string): Promise<readonly OrderedDomain[]> => {
  const { rows } = await handle.execute<{ name: string; status: DomainStatus; expires: string | null }>(sql`
    select name, status, (extract(epoch from expires_at) * 1000)::bigint as expires from domains where order_id = ${orderId} order by name
  `)
  return rows.map(({ name, status, expires }) => ({ name, status, expiresAt: expires === null ? null : Number(expires) }))
}

interface OwnContacts {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  /** `null`: nobody has said who owns it, so it is whoever paid. */
  readonly contacts: NameContacts | null
}

interface ContactRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly order_id: string | null
  readonly contacts: NameContacts | null
}

/** `null` where it is not theirs, or not held any more. */
export const findOwnContacts = async (
  handle: Handle,
  customerId: string,
  name: string,
  { isLocked = false } = {},
): Promise<OwnContacts | null> => {
  const { rows } = await handle.execute<ContactRow>(sql`
    select id, name, order_id, contacts from domains
    where customer_id = ${customerId} and name = ${name.toLowerCase()} and status in ('active', 'grace') ${isLocked ? sql`for update` : sql``}
  `)
  const [row] = rows
  return row ? { id: row.id, name: row.name, orderId: row.order_id, contacts: row.contacts } : null
}

export const updateContacts = async (handle: Handle, id: string, contacts: NameContacts): Promise<void> => {
  await handle.execute(sql`update domains set contacts = ${JSON.stringify(contacts)}::jsonb, updated_at = now() where id = ${id}`)
}

/** Everybody a customer has named for a name. */
export const findContactsOf = async (
  handle: Handle,
  customerId: string,
): Promise<readonly { readonly domain: string; readonly contacts: NameContacts }[]> => {
  const { rows } = await handle.execute<{ domain: string; contacts: NameContacts }>(sql`
    select name as domain, contacts from domains where customer_id = ${customerId} and contacts is not null order by name
  `)
  return rows
}

/** N9: an account that goes leaves nobody's address behind at its names, nor at what was asked of the registrar. */
export const deleteContactsOf = async (handle: Handle, customerId: string): Promise<void> => {
  await handle.execute(sql`
    update registrar_tasks set details = null where details is not null and kind in ('contacts', 'register')
      and domain in (select name from domains where customer_id = ${customerId})
  `)
  await handle.execute(sql`
    update name_holds set registrant = null where registrant is not null and order_id in (select id from orders where customer_id = ${customerId})
  `)
  await handle.execute(
    sql`update domains set contacts = null, updated_at = now() where customer_id = ${customerId} and contacts is not null`,
  )
}
