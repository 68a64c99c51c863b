import type { PayloadRequest } from 'payload'
import type { InvoiceKind } from '@/core/invoices/types'
import { findNewestNumber } from '@/server/invoices/invoice-repository'
import { handleOfRequest } from '@/server/platform/request-handle'

/** The document a mail about a payment leads to; none for money that came before the shop wrote invoices. */
export const invoiceOf = async (
  req: PayloadRequest,
  paymentId: string,
  kind: InvoiceKind = 'invoice',
): Promise<{ readonly invoice?: string }> => {
  const invoice = await findNewestNumber(await handleOfRequest(req), paymentId, kind)
  return invoice === null ? {} : { invoice }
}
