import { cookies } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'
import { toLocale } from '@/app/page-locale'
import { isInvoiceNumber } from '@/core/invoices/types'
import { normaliseOrderNumber } from '@/core/orders/types'
import { environment } from '@/lib/config/env'
import { getContext } from '@/request-context'
import { mailProofCookie, mailProofOf, ordersCookie, withOrderToken } from '@/modules/orders/order-access'
import { getOrderSummary } from '@/modules/orders/orders.service'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string }>
}

const keptSeconds = 60 * 60 * 24 * 30
const proofSeconds = 60 * 60

/** O7: link of an email. Moves a valid token into the cookie, so that it is not in the page's URL. */
export const GET = async (request: NextRequest, { params }: RouteProps): Promise<Response> => {
  const { lang, orderNumber } = await params
  const locale = toLocale(lang)
  const number = normaliseOrderNumber(orderNumber)
  const token = request.nextUrl.searchParams.get('token')
  const invoice = request.nextUrl.searchParams.get('invoice') ?? ''
  const { SITE_URL } = environment()
  const found = token === null ? null : await getOrderSummary(await getContext(locale), number, token)
  if (token !== null && found?.ok) {
    const store = await cookies()
    const kept = { path: '/', httpOnly: true, sameSite: 'lax', secure: SITE_URL.startsWith('https://') } as const
    store.set(ordersCookie, withOrderToken(store.get(ordersCookie)?.value, number, token), { ...kept, maxAge: keptSeconds })
    const proof = `${number}~${request.nextUrl.searchParams.get('proof') ?? ''}`
    if (mailProofOf(proof, number) !== null) store.set(mailProofCookie, proof, { ...kept, maxAge: proofSeconds })
  }
  const opened = isInvoiceNumber(invoice) ? `/invoices/${invoice}` : ''
  return NextResponse.redirect(`${SITE_URL}/${locale}/orders/${number}${opened}`, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })
}
