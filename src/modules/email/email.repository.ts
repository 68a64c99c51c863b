import { sql } from '@payloadcms/db-postgres'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { isContactProven } from '@/modules/orders/orders.service'
import type { Handle } from '@/lib/db/sql'
import { canonicalEmail } from '@/core/accounts/email-address'
import type { MailTemplate } from '@/lib/outbox/email-data'
import type { ClaimedMail } from '@/lib/outbox/outbox'

/** W7: the recipient's name, if proven by a confirmed account with the address or by the buyer's payment. */
export const findRecipientName = async (handle: Handle, recipient: string, order: OrderRecord | null): Promise<string | null> => {
  const isBuyer = order !== null && canonicalEmail(order.contact.email) === canonicalEmail(recipient)
  if (isBuyer && isContactProven(order)) return order.contact.name
  const { rows } = await handle.execute<{ name: string }>(
    sql`select name from customers where email = ${canonicalEmail(recipient)} and verified_at is not null`,
  )
  return rows[0]?.name ?? null
}

type StoredMail = Pick<ClaimedMail, 'id' | 'template' | 'recipient' | 'locale' | 'data'> & {
  readonly status: 'queued' | 'sent' | 'dead'
}

/** `null` for an unknown id. */
export const findMail = async (handle: Handle, id: string): Promise<StoredMail | null> => {
  const { rows } = await handle.execute<StoredMail & Record<string, unknown>>(
    sql`select id, template, recipient, locale, data, status from mail_outbox where id = ${id}`,
  )
  return rows[0] ?? null
}

interface OrderMail extends Record<string, unknown> {
  readonly id: string
  readonly template: MailTemplate
  readonly status: StoredMail['status']
  readonly createdAt: string
  readonly dedupeKey: string
}

/** Emails about an order to its buyer, newest first. */
export const findMailsOfOrder = async (
  handle: Handle,
  order: { readonly email: string; readonly orderNumber: string },
  limit: number,
): Promise<readonly OrderMail[]> => {
  const { rows } = await handle.execute<OrderMail>(sql`
    select id, template, status, created_at as "createdAt", dedupe_key as "dedupeKey" from mail_outbox
    where recipient = ${order.email} and (data->>'orderNumber' = ${order.orderNumber} or data->>'guestOrder' = ${order.orderNumber})
    order by created_at desc limit ${limit}
  `)
  return rows
}
