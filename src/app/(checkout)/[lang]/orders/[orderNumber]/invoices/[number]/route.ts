import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { toLocale } from '@/app/page-locale'
import { normaliseOrderNumber } from '@/core/orders/types'
import { getVisitorContext, readShell } from '@/request-context'
import { getInvoice } from '@/modules/invoices/invoices.service'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string; number: string }>
}

/** I8: invoice PDF for anyone with access to the order's page; otherwise the same 404 for every number. */
export const GET = async (_request: Request, { params }: RouteProps): Promise<Response> => {
  const { lang, orderNumber, number } = await params
  const locale = toLocale(lang)
  const wanted = normaliseOrderNumber(orderNumber)
  const [context, store] = await Promise.all([getVisitorContext(locale), cookies()])
  const token = orderTokenOf(store.get(ordersCookie)?.value, wanted)
  const found = await getInvoice(context, { orderNumber: wanted, number, token })
  if (!found.ok) notFound()
  const invoice = found.value
  // Lazy: keeps fonts and the PDF library out of other routes.
  const [{ renderInvoice }, { settings }] = await Promise.all([import('@/modules/invoices/pdf/invoice-pdf'), readShell(locale)])
  const { brandName, supportEmail } = settings
  const pdf = await renderInvoice(
    invoice,
    { brandName, supportEmail, priceLocale: settings.priceLocale === 'visitor' ? locale : undefined },
    locale,
  )
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${invoice.number}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
