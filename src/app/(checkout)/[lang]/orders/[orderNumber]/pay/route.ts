import { cookies } from 'next/headers'
import { NextResponse, type NextRequest } from 'next/server'
import { toLocale } from '@/app/page-locale'
import { normaliseOrderNumber } from '@/core/orders/types'
import { environment } from '@/lib/config/env'
import type { Locale } from '@/lib/config/locales'
import { getVisitorContext } from '@/request-context'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { acceptOrder } from '@/modules/checkout/acceptance'
import { isAwaitingAcceptance } from '@/modules/orders/orders.repository'
import { consentToSave, providerRedirectPage, openPaymentPage } from '@/modules/payments/payments.service'
import { getOrderSummary } from '@/modules/orders/orders.service'
import { readForm } from '@/lib/http/form-answer'
import { isOwnOrigin } from '@/lib/http/request-origin'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string }>
}

const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const goTo = (address: string): Response => NextResponse.redirect(address, { status: 303, headers })

const leadTo = async (locale: Locale, address: string): Promise<Response> =>
  new NextResponse(await providerRedirectPage(locale, address), { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })

const toPage = async (request: NextRequest, { params }: RouteProps, form: FormData | null): Promise<Response> => {
  const { lang, orderNumber } = await params
  const locale = toLocale(lang)
  const number = normaliseOrderNumber(orderNumber)
  const page = `${environment().SITE_URL}/${locale}/orders/${encodeURIComponent(number)}`
  const [context, store] = await Promise.all([getVisitorContext(locale), cookies()])
  const found = await getOrderSummary(context, number, orderTokenOf(store.get(ordersCookie)?.value, number))
  if (!found.ok) return goTo(page)
  const order = found.value
  const isTicked = (name: string): boolean => form?.get(name) === 'on'
  if (form && isAwaitingAcceptance(order)) {
    const consents = { acceptTerms: isTicked('acceptTerms'), acceptStart: isTicked('acceptStart'), keepCard: isTicked('keepCard') }
    if (!(await acceptOrder(context, order, consents)).ok) return goTo(`${page}?payment=terms`)
  } else if (isTicked('keepCard')) await consentToSave(context, order)
  const accepted = form && order.acceptance ? { ...order, acceptance: { acceptedAt: context.now() } } : order
  const opened = await openPaymentPage(context, accepted, request.nextUrl.searchParams.get('part'))
  if (opened.ok) return form ? leadTo(locale, opened.value.url) : goTo(opened.value.url)
  return goTo(opened.error === 'unavailable' ? `${page}?payment=unavailable` : page)
}

/**
 * "Pay now": redirects to the provider's payment page, an open or a new one, or back to the order if there is none. A plain link, so
 * it works without JavaScript.
 */
export const GET = (request: NextRequest, props: RouteProps): Promise<Response> => toPage(request, props, null)

/** The same with consent to save the card (U18) and to the terms (O25), which are only accepted from a same-origin POST. */
export const POST = async (request: NextRequest, props: RouteProps): Promise<Response> =>
  toPage(request, props, isOwnOrigin('post', request.headers) ? await readForm(request) : new FormData())
