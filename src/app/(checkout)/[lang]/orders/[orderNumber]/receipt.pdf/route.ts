import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { toLocale } from '@/app/page-locale'
import { normaliseOrderNumber } from '@/core/orders/types'
import { getVisitorContext, readShell } from '@/request-context'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { findPayments } from '@/modules/payments/payments.repository'
import { getOrderSummary } from '@/modules/orders/orders.service'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string }>
}

/** O7: receipt PDF for anyone with access to the order's page; otherwise 404. */
export const GET = async (_request: Request, { params }: RouteProps): Promise<Response> => {
  const { lang, orderNumber } = await params
  const locale = toLocale(lang)
  const number = normaliseOrderNumber(orderNumber)
  const [context, store] = await Promise.all([getVisitorContext(locale), cookies()])
  const found = await getOrderSummary(context, number, orderTokenOf(store.get(ordersCookie)?.value, number))
  if (!found.ok) notFound()
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
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${order.orderNumber}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
