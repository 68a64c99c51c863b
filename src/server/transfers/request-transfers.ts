import { sql } from '@payloadcms/db-postgres'
import { namesToMove } from '@/core/transfers/names-to-move'
import type { Handle } from '../database/handle'
import type { OrderRecord } from '../database/order-record'
import { dropPreparedTransfers } from '../database/prepared-transfers'
import { uuidV7 } from '../database/uuid-v7'
import { tellTransferStep } from './tell-transfer-step'

/** Row ids of arrays are text in Payload. */
const eventId = (): string => uuidV7().replaceAll('-', '').slice(8)

/** The transfer prepared beside the cart becomes the order's; one that was ordered without a code is begun now, to be asked for. */
const requestTransfer = async (handle: Handle, order: OrderRecord, cartId: string | null, domain: string): Promise<string> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    update transfers set status = 'requested', order_id = ${order.id}, customer_id = ${order.customerId},
      customer_key = ${order.customerKey}, locale = ${order.locale}, cart_id = null, updated_at = now()
    where cart_id = ${cartId} and domain = ${domain} and status = 'prepared'
    returning id
  `)
  const [found] = rows
  const id = found?.id ?? uuidV7(order.orderDate)
  if (!found) {
    await handle.execute(sql`
      insert into transfers (id, domain, status, order_id, customer_id, customer_key, locale, created_at, updated_at)
      values (${id}, ${domain}, 'requested', ${order.id}, ${order.customerId}, ${order.customerKey}, ${order.locale}, now(), now())
    `)
  }
  await handle.execute(sql`
    insert into transfers_events (id, _order, _parent_id, type, at)
    values (${eventId()}, 1, ${id}, 'requested', ${new Date(order.orderDate).toISOString()}::timestamptz)
  `)
  return id
}

/** Issue 4: the transfers of an order that is being placed, in its transaction. What was prepared and not ordered is forgotten (R11). */
export const requestTransfers = async (handle: Handle, order: OrderRecord, cartId: string | null): Promise<void> => {
  const domains = namesToMove(order.lines)
  for (const domain of domains) {
    const id = await requestTransfer(handle, order, cartId, domain)
    await tellTransferStep(handle, { id, domain, to: 'requested', note: null })
  }
  if (cartId !== null && domains.length > 0) await dropPreparedTransfers(handle, cartId, [])
}
