import { sql } from '@payloadcms/db-postgres'
import type { NameContacts } from '@/core/domains/name-contacts'
import type { Handle } from '@/server/platform/database/handle'

export interface OwnContacts {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  /** `null`: nobody has said who owns it, so it is whoever paid. */
  readonly contacts: NameContacts | null
}

interface Stored extends Record<string, unknown> {
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
  const { rows } = await handle.execute<Stored>(sql`
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
