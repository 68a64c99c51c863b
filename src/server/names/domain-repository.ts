import { sql } from '@payloadcms/db-postgres'
import type { DomainChange } from '@/contract/account'
import type { DomainStatus } from '@/core/domains/domain-status'
import type { NameContacts } from '@/core/domains/name-contacts'
import type { OrderedName } from '@/server/orders/ordered-name-repository'
import type { Handle } from '@/server/platform/database/handle'

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

export interface OrderedDomain {
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
