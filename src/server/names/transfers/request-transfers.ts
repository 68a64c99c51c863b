import { sql } from '@payloadcms/db-postgres'
import { namesToMove } from '@/core/transfers/names-to-move'
import { ok } from '@/core/result'
import { RefusedError } from '@/server/platform/refused-error'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import { dropPreparedTransfers } from './transfer-repository'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { sealCode } from './check-transfer'
import { tellTransferStep } from './tell-transfer-step'

/** Row ids of arrays are text in Payload. */
const eventId = (): string => uuidV7().replaceAll('-', '').slice(8)

/** Where the codes of an order's transfers lie: beside its cart, or in the request that brought a cart of its own. */
export interface CodeSource {
  readonly cartId: string | null
  /** As typed, by name. */
  readonly given: Readonly<Record<string, string>>
}

/** N3: the transfer prepared beside the cart becomes the order's; of a cart that came with the order it is begun now. Without a code nothing is ordered. */
const requestTransfer = async (
  context: Pick<Context, 'payload'>,
  handle: Handle,
  order: OrderRecord,
  { cartId, given }: CodeSource,
  domain: string,
): Promise<string> => {
  const { rows } = await handle.execute<{ id: string; code: string | null }>(sql`
    update transfers set status = 'requested', order_id = ${order.id}, customer_id = ${order.customerId},
      customer_key = ${order.customerKey}, locale = ${order.locale}, cart_id = null, updated_at = now()
    where cart_id = ${cartId} and domain = ${domain} and status = 'prepared'
    returning id, authorization_code as code
  `)
  const [found] = rows
  const sealed = found?.code ? ok(found.code) : sealCode(context, given[domain] ?? '')
  if (!sealed.ok) throw new RefusedError(sealed.error)
  const id = found?.id ?? uuidV7(order.orderDate)
  if (!found) {
    await handle.execute(sql`
      insert into transfers (id, domain, status, authorization_code, order_id, customer_id, customer_key, locale, created_at, updated_at)
      values (${id}, ${domain}, 'requested', ${sealed.value}, ${order.id}, ${order.customerId}, ${order.customerKey}, ${order.locale}, now(), now())
    `)
  }
  await handle.execute(sql`
    insert into transfers_events (id, _order, _parent_id, type, at)
    values (${eventId()}, 1, ${id}, 'requested', ${new Date(order.orderDate).toISOString()}::timestamptz)
  `)
  return id
}

/** The transfers of an order that is being placed, in its transaction. What was prepared and not ordered is forgotten (R11). */
export const requestTransfers = async (
  context: Pick<Context, 'payload'>,
  handle: Handle,
  order: OrderRecord,
  codes: CodeSource,
): Promise<void> => {
  const domains = namesToMove(order.lines)
  for (const domain of domains) {
    const id = await requestTransfer(context, handle, order, codes, domain)
    await tellTransferStep(handle, { id, domain, to: 'requested', note: null })
  }
  if (codes.cartId !== null && domains.length > 0) await dropPreparedTransfers(handle, codes.cartId, [])
}
