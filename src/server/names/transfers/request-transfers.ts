import { namesToMove } from '@/core/transfers/names-to-move'
import { ok } from '@/core/result'
import { RefusedError } from '@/server/platform/refused-error'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import type { OrderRecord } from '@/server/orders/order-record'
import { deletePreparedTransfers, insertRequestedEvent, insertRequestedTransfer, updateRequestedTransfer } from './transfer-repository'
import { sealCode } from './check-transfer'
import { tellTransferStep } from './tell-transfer-step'

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
  const found = await updateRequestedTransfer(handle, order, cartId, domain)
  const sealed = found?.code ? ok(found.code) : sealCode(context, given[domain] ?? '')
  if (!sealed.ok) throw new RefusedError(sealed.error)
  const id = found?.id ?? (await insertRequestedTransfer(handle, order, domain, sealed.value))
  await insertRequestedEvent(handle, id, order.orderDate)
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
  if (codes.cartId !== null && domains.length > 0) await deletePreparedTransfers(handle, codes.cartId, [])
}
