import { ValidationError } from 'payload'
import { environment } from '@/config/env'
import { isOpen } from '@/core/payments/payment-status'
import type { PaymentPage, PaymentProvider } from '@/core/payments/types'
import { ok, refuse, type Result } from '@/core/result'
import { hasConsent } from '@/server/cards/consent-repository'
import type { Context } from '@/server/platform/context'
import type { OrderRecord } from '@/server/orders/order-record'
import { withTransaction } from '@/server/platform/with-transaction'
import { extendCardDeadline } from './deadline-repository'
import { updateOpenPage, updateRefusedAttempt, updateVoidPage } from './payment-page-repository'
import { findPayments, lockOrder, type PaymentRow, type SettledOrder } from './payment-repository'
import { updateOrder } from './update-order'
import { changePayment, noPage } from './write-payment'

export type NoPage = 'nothing-to-pay' | 'unavailable'

/** In ms: a page that is about to close is not handed out. */
const leastLeft = 120_000

/** Whether a customer may pay this one now: what is owed at once, or a later part of an order that is paid for. */
export const isPayable = ({ status, amount, dueAt, provider }: PaymentRow, orderStatus: SettledOrder['status']): boolean => {
  if (provider === 'offline' || amount <= 0 || !isOpen(status) || status === 'processing') return false
  return dueAt === null ? orderStatus === 'pending' || orderStatus === 'failed' : orderStatus === 'paid' || orderStatus === 'fulfilled'
}

const openPageOf = ({ pageId, pageUrl, pageExpiresAt }: PaymentRow, now: number): PaymentPage | null =>
  pageId !== null && pageUrl !== null && pageExpiresAt !== null && pageExpiresAt - now > leastLeft
    ? { id: pageId, url: pageUrl, expiresAt: pageExpiresAt }
    : null

type Attempt = { readonly page: PaymentPage } | { readonly payment: PaymentRow } | null

/**
 * The page that is open, or the number of the try to open one for. A failed order waits for its money again, which takes
 * the uses of its codes again (D12); one that has expired is not paid any more (O16). Everybody who asks before the page is there gets the same number.
 */
const beginAttempt = (context: Context, order: OrderRecord, paymentId: string | null): Promise<Attempt> =>
  withTransaction(context.payload, async (req, transaction) => {
    const locked = await lockOrder(transaction, { id: order.id })
    const payments = await findPayments(transaction, order.id)
    const payment = payments.find(
      (each) => (paymentId === null || each.id === paymentId) && isPayable(each, locked?.status ?? order.status),
    )
    if (!locked || !payment) return null
    if (payment.dueAt === null && locked.expiresAt !== null) {
      if (locked.expiresAt <= context.now()) return null
      await extendCardDeadline(transaction, locked.id, context.now())
    }
    const page = openPageOf(payment, context.now())
    if (page) return { page }
    const isUnderWay = payment.attempt > 0 && payment.pageId === null && payment.status === 'pending'
    const attempt = isUnderWay ? payment.attempt : payment.attempt + 1
    if (!isUnderWay)
      await changePayment(
        req,
        payment.id,
        { status: 'pending', attempt, pageId: null, ...noPage },
        { type: 'attempt', note: String(attempt) },
      )
    if (locked.status === 'failed') await updateOrder(req, order.id, { status: 'pending', event: { type: 'pending' } })
    return { payment: { ...payment, status: 'pending', attempt, pageId: null } }
  })

const ask = async (context: Context, provider: PaymentProvider, order: OrderRecord, payment: PaymentRow) => {
  // The first payment's card is the one that is kept: a later part would leave one more at the provider, which nobody asks for.
  const keepsCard = provider.cards !== undefined && payment.dueAt === null && (await hasConsent(context.payload.db.drizzle, order.id))
  const address = `${environment().SITE_URL}/${order.locale}/orders/${order.orderNumber}`
  const [name] = order.lines.filter(({ type }) => type === 'domain').map(({ id }) => id)
  return provider.openPage({
    paymentId: payment.id,
    orderNumber: order.orderNumber,
    attempt: payment.attempt,
    amount: payment.amount,
    currency: payment.currency,
    digits: order.digits,
    email: order.contact.email,
    locale: order.locale,
    title: name === undefined ? order.orderNumber : `${order.orderNumber} · ${name}`,
    returnUrl: `${address}?payment=sent`,
    cancelUrl: address,
    ...(keepsCard ? { keepsCard } : {}),
  })
}

/**
 * The provider's page for what an order owes: the one that is open, or a new one. No connection is held while the provider
 * is asked, and whatever it answers, the order is as it was.
 */
export const openPaymentPage = async (
  context: Context,
  order: OrderRecord,
  paymentId: string | null = null,
): Promise<Result<PaymentPage, NoPage>> => {
  const provider = context.payments[order.paymentMethod]
  if (!provider || order.paymentMethod === 'offline') return refuse('nothing-to-pay')
  let attempt: Attempt
  try {
    attempt = await beginAttempt(context, order, paymentId)
  } catch (fault) {
    // A code of the failed order has no uses left: somebody must look.
    if (fault instanceof ValidationError) return refuse('unavailable')
    throw fault
  }
  if (attempt === null) return refuse('nothing-to-pay')
  if ('page' in attempt) return ok(attempt.page)
  const { payment } = attempt
  const { drizzle } = context.payload.db
  const opened = await ask(context, provider, order, payment)
  if (!opened.ok) {
    context.logger.warn({ order: order.orderNumber, fault: opened.error }, 'No page to pay on')
    if (opened.error.kind === 'final') await updateRefusedAttempt(drizzle, payment)
    return refuse('unavailable')
  }
  if (await updateOpenPage(drizzle, payment, opened.value)) return opened
  if (!(await provider.closePage(opened.value.id))) await updateVoidPage(drizzle, payment, opened.value)
  return refuse('nothing-to-pay')
}
