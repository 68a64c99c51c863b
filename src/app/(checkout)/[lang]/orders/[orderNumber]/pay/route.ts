import { cookies } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'
import { toLocale } from '@/app/page-locale'
import { normaliseOrderNumber } from '@/core/orders/types'
import { environment } from '@/lib/config/env'
import type { Locale } from '@/lib/config/locales'
import { getVisitorContext } from '@/request-context'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { agreeToKeep, onwardPage, openPaymentPage } from '@/modules/payments/payments.service'
import { getOrderSummary } from '@/modules/orders/orders.service'
import { readForm } from '@/lib/http/form-answer'
import { isOwnOrigin } from '@/lib/http/client-address'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string }>
}

const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const goTo = (address: string): Response => NextResponse.redirect(address, { status: 303, headers })

const leadTo = async (locale: Locale, address: string): Promise<Response> =>
  new NextResponse(await onwardPage(locale, address), { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })

const toPage = async (request: NextRequest, { params }: RouteProps, form: { readonly keepsCard: boolean } | null): Promise<Response> => {
  const { lang, orderNumber } = await params
  const locale = toLocale(lang)
  const number = normaliseOrderNumber(orderNumber)
  const page = `${environment().SITE_URL}/${locale}/orders/${encodeURIComponent(number)}`
  const [context, store] = await Promise.all([getVisitorContext(locale), cookies()])
  const found = await getOrderSummary(context, number, orderTokenOf(store.get(ordersCookie)?.value, number))
  if (!found.ok) return goTo(page)
  if (form?.keepsCard) await agreeToKeep(context, found.value)
  const opened = await openPaymentPage(context, found.value, request.nextUrl.searchParams.get('part'))
  if (opened.ok) return form ? leadTo(locale, opened.value.url) : goTo(opened.value.url)
  return goTo(opened.error === 'unavailable' ? `${page}?payment=unavailable` : page)
}

/**
 * "Pay now": redirects to the provider's payment page, an open or a new one, or back to the order if there is none. A plain link, so
 * it works without JavaScript.
 */
export const GET = (request: NextRequest, props: RouteProps): Promise<Response> => toPage(request, props, null)

/** The same with consent to save the card (U18), which is only accepted from a same-origin POST. */
export const POST = async (request: NextRequest, props: RouteProps): Promise<Response> => {
  const isOwn = isOwnOrigin('post', request.headers)
  return toPage(request, props, { keepsCard: isOwn && (await readForm(request)).get('keepCard') === 'on' })
}
