import { isInvoiceNumber } from '@/core/invoices/invoice-number'
import { refuse, ok, type Result } from '@/core/result'
import { getOrderSummary } from '@/server/orders/get-order-summary'
import type { Context } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findInvoiceOfOrder } from './invoice-repository'
import type { InvoiceRecord } from './invoice-record'

interface Asked {
  readonly orderNumber: string
  readonly number: string
  /** What opens the order to a guest. */
  readonly token: string | null
}

/** I8: a document for whoever its order opens to. Anyone else is told that there is none, so that a number tells nothing. */
export const getInvoice = async (context: Context, { orderNumber, number, token }: Asked): Promise<Result<InvoiceRecord, Refusal>> => {
  const order = await getOrderSummary(context, orderNumber, token)
  if (!order.ok) return order
  const invoice = isInvoiceNumber(number) ? await findInvoiceOfOrder(context.payload.db.drizzle, order.value.id, number) : null
  return invoice ? ok(invoice) : refuse(refusal('not-found'))
}
