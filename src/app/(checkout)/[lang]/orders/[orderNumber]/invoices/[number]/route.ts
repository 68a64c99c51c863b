import { noDocument, openDocument, pdfResponse } from '@/app/order-document'
import { readShell } from '@/request-context'
import { getInvoice } from '@/modules/invoices/invoices.service'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string; number: string }>
}

/** I8: invoice PDF for anyone with access to the order's page; otherwise the same 404 for every number. */
export const GET = async (request: Request, { params }: RouteProps): Promise<Response> => {
  const { number, ...address } = await params
  const { context, locale, orderNumber, token } = await openDocument(request, address)
  const found = await getInvoice(context, { orderNumber, number, token })
  if (!found.ok) return noDocument(locale)
  const invoice = found.value
  // Lazy: keeps fonts and the PDF library out of other routes.
  const [{ renderInvoice }, { settings }] = await Promise.all([import('@/modules/invoices/pdf/invoice-pdf'), readShell(locale)])
  const { brandName, supportEmail } = settings
  const pdf = await renderInvoice(
    invoice,
    { brandName, supportEmail, priceLocale: settings.priceLocale === 'visitor' ? locale : undefined },
    locale,
  )
  return pdfResponse(pdf, invoice.number)
}
