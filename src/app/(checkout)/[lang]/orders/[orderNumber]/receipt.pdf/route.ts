import { noDocument, openDocument, pdfResponse } from '@/app/order-document'
import { readShell } from '@/request-context'
import { findPayments } from '@/modules/payments/payments.repository'
import { getOrderSummary } from '@/modules/orders/orders.service'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string }>
}

/** O7: receipt PDF for anyone with access to the order's page; otherwise 404. */
export const GET = async (request: Request, { params }: RouteProps): Promise<Response> => {
  const { context, locale, orderNumber, token } = await openDocument(request, await params)
  const found = await getOrderSummary(context, orderNumber, token)
  if (!found.ok) return noDocument(locale)
  const order = found.value
  // Lazy: keeps fonts and the PDF library out of other routes.
  const [{ renderReceipt }, { settings }, payments] = await Promise.all([
    import('@/modules/invoices/pdf/receipt-pdf'),
    readShell(locale),
    findPayments(context.payload.db.drizzle, order.id),
  ])
  const { brandName, supportEmail } = settings
  const pdf = await renderReceipt(
    order,
    payments,
    { brandName, supportEmail, priceLocale: settings.priceLocale === 'visitor' ? locale : undefined },
    locale,
  )
  return pdfResponse(pdf, order.orderNumber)
}
