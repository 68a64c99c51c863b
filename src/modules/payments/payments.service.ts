import { ValidationError, type PayloadRequest } from 'payload'
import { environment } from '@/lib/config/env'
import {
  isOpen,
  methodsOfKinds,
  type PaymentKind,
  type PaymentPage,
  type PaymentProvider,
  type EndedPage,
  type PaymentMethodId,
  mandateVersion,
} from '@/core/payments/types'
import { ok, err, type Result } from '@/core/result'
import { hasConsent, insertConsent } from '@/modules/payments/saved-methods/saved-methods.repository'
import type { Context, Services } from '@/lib/context'
import { isAwaitingAcceptance, type OrderRecord } from '@/modules/orders/orders.repository'
import { updateOrder } from '@/modules/orders/orders.service'
import { withTransaction } from '@/lib/db/transaction'
import {
  extendCardDeadline,
  updateOpenPage,
  updateRejectedAttempt,
  updateVoidPage,
  findPayments,
  lockOrder,
  type PaymentRow,
  type SettledOrder,
  findClosablePages,
  type ClosablePage,
  insertPayments,
} from './payments.repository'
import { changePayment, noPage, bookPaid } from './bookings'
import type { BankAccount } from '@/modules/content/shop-settings'
import type { Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { plainPage } from '@/lib/http/plain-page'
import { hasRenewingLines } from '@/core/subscriptions/lifecycle'
import { laterParts } from '@/core/payments/schedule'
import { addMonths } from '@/core/dates'
import type { Handle } from '@/lib/db/sql'
import type { Order } from '@/payload-types'

type NoPage = 'nothing-to-pay' | 'unavailable'

/** Milliseconds; a page that expires sooner is not returned. */
const leastLeft = 120_000

const isPayable = ({ status, amount, dueAt, provider }: PaymentRow, orderStatus: SettledOrder['status']): boolean => {
  if (provider === 'offline' || amount <= 0 || !isOpen(status) || status === 'processing') return false
  return dueAt === null ? orderStatus === 'pending' || orderStatus === 'failed' : orderStatus === 'paid' || orderStatus === 'fulfilled'
}

const openPageOf = ({ pageId, pageUrl, pageExpiresAt }: PaymentRow, now: number): PaymentPage | null =>
  pageId !== null && pageUrl !== null && pageExpiresAt !== null && pageExpiresAt - now > leastLeft
    ? { id: pageId, url: pageUrl, expiresAt: pageExpiresAt }
    : null

type Attempt = { readonly page: PaymentPage } | { readonly payment: PaymentRow } | null

/**
 * Returns the open page, or the attempt number for opening one. A failed order becomes pending again and reserves its code uses again
 * (D12); an expired one can't be paid (O16). Concurrent callers get the same number.
 * again (D12); an expired one can't be paid (O16). Concurrent callers get the same number.
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
  // Only the first payment saves its card, since saving one for a later part would leave an unused card at the provider.
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
 * Returns an order's open payment page, or opens one. Holds no database connection during the provider call, and leaves the order unchanged
 * whatever the response. O25: not before the buyer has accepted the terms.
 */
export const openPaymentPage = async (
  context: Context,
  order: OrderRecord,
  paymentId: string | null = null,
): Promise<Result<PaymentPage, NoPage>> => {
  const provider = context.payments[order.paymentMethod]
  if (!provider || order.paymentMethod === 'offline' || isAwaitingAcceptance(order)) return err('nothing-to-pay')
  let attempt: Attempt
  try {
    attempt = await beginAttempt(context, order, paymentId)
  } catch (fault) {
    // A code of the failed order has no uses left, so staff must decide.
    if (fault instanceof ValidationError) return err('unavailable')
    throw fault
  }
  if (attempt === null) return err('nothing-to-pay')
  if ('page' in attempt) return ok(attempt.page)
  const { payment } = attempt
  const { drizzle } = context.payload.db
  const opened = await ask(context, provider, order, payment)
  if (!opened.ok) {
    context.logger.warn({ order: order.orderNumber, fault: opened.error }, 'Failed to open payment page')
    if (opened.error.kind === 'final') await updateRejectedAttempt(drizzle, payment)
    return err('unavailable')
  }
  if (await updateOpenPage(drizzle, payment, opened.value)) return opened
  if (!(await provider.closePage(opened.value.id))) await updateVoidPage(drizzle, payment, opened.value)
  return err('nothing-to-pay')
}

/** O16, U20: expires the page so that it accepts no more money. `paid`: the payment has gone through; its webhook is still to come. */
export const endPage = async ({ payments }: Context, { provider, pageId }: ClosablePage): Promise<EndedPage> => {
  const card = payments[provider]
  // If its provider isn't configured, a payment couldn't be received either.
  if (!card) return 'closed'
  if (card.cards) return card.cards.endPage(pageId)
  return (await card.closePage(pageId)) ? 'closed' : 'unknown'
}

/** Call this after the provider has confirmed that the page is closed. */
export const recordClosedPage = (context: Context, page: ClosablePage): Promise<void> =>
  withTransaction(context.payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { paymentId: page.paymentId })
    const payments = order ? await findPayments(transaction, order.id) : []
    const payment = payments.find(({ id, pageId }) => id === page.paymentId && pageId === page.pageId)
    if (!payment) return
    // If the payment is still owed, the next page needs a new attempt number, because the same one would return the closed page.
    const next = isOpen(payment.status) ? { attempt: payment.attempt + 1 } : {}
    await changePayment(req, payment.id, { pageId: null, ...next, ...noPage }, { type: 'page-closed' })
  })

/**
 * Closes pages at the provider that must no longer be paid, retrying until it confirms. Skips a provider's remaining pages once it fails to
 * respond. The worker runs this; it is idempotent.
 */
export const closePages = async (context: Context): Promise<void> => {
  const silent = new Set<PaymentMethodId>()
  for (const page of await findClosablePages(context.payload.db.drizzle)) {
    const provider = silent.has(page.provider) ? undefined : context.payments[page.provider]
    if (!provider) continue
    if (await provider.closePage(page.pageId)) {
      await recordClosedPage(context, page)
      continue
    }
    silent.add(page.provider)
    context.logger.warn({ payment: page.paymentId }, 'Failed to close payment page; retrying')
  }
}

/** The currently open payment page. Never opens one, since reading an order must not extend its deadline (O16). */
export const findOpenPage = async (context: Context, order: OrderRecord): Promise<PaymentPage | null> => {
  if (order.status !== 'pending' || order.paymentMethod === 'offline') return null
  const [first] = await findPayments(context.payload.db.drizzle, order.id)
  return first && isPayable(first, order.status) ? openPageOf(first, context.now()) : null
}

interface Payable {
  readonly id: string
  /** ISO 8601; null means due immediately. */
  readonly dueAt: string | null
}

export const findPayable = async (context: Context, order: OrderRecord): Promise<readonly Payable[]> => {
  if (order.paymentMethod === 'offline' || !context.payments[order.paymentMethod] || isAwaitingAcceptance(order)) return []
  const payments = await findPayments(context.payload.db.drizzle, order.id)
  return payments
    .filter((payment) => isPayable(payment, order.status))
    .map(({ id, dueAt }) => ({ id, dueAt: dueAt === null ? null : new Date(dueAt).toISOString() }))
}

/** Configured methods, ordered by kind. */
export const configuredMethods = (payments: Services['payments'], kinds: readonly PaymentKind[]): readonly PaymentMethodId[] =>
  methodsOfKinds(kinds).filter((method) => payments[method])

/** In order of preference; the sandbox, which moves no money, comes first. */
export const pageKinds = ['sandbox', 'card'] as const satisfies readonly PaymentKind[]

/** Payment methods on offer, default first. Bank transfer is omitted while no account is configured, unless it is the only method. */
export const offeredMethods = (payments: Services['payments'], bank: BankAccount | null): readonly PaymentMethodId[] => {
  const offered = configuredMethods(payments, pageKinds)
  return offered.length > 0 && bank === null ? offered : [...offered, 'offline']
}

/**
 * Leads from a form to the provider's page. A redirect would not work: browsers apply the form's `form-action` policy to the whole redirect
 * chain, and it allows only the shop's origin.
 */
export const providerRedirectPage = async (locale: Locale, url: string): Promise<string> => {
  const { title, body, go } = (await loadMessages(locale)).order.pay.onward
  return plainPage({ locale, title, body, isAlert: false, link: { href: url, label: go }, refresh: { seconds: 0, url } })
}

const payableStatuses: ReadonlySet<OrderRecord['status']> = new Set(['pending', 'failed'])

export const isSaveable = (context: Context, { paymentMethod, lines, status }: OrderRecord): boolean =>
  payableStatuses.has(status) && context.payments[paymentMethod]?.cards !== undefined && hasRenewingLines(lines)

/** U18: records consent to save the card for an unpaid order. Closes a page opened earlier, which would not save the card. */
export const consentToSave = async (context: Context, order: OrderRecord): Promise<void> => {
  if (!isSaveable(context, order)) return
  const { payload, payments, customer, locale } = context
  const open = await withTransaction(payload, async (_req, transaction) => {
    const locked = await lockOrder(transaction, { id: order.id })
    if (!locked || !payableStatuses.has(locked.status)) return null
    const isNew = await insertConsent(transaction, {
      orderId: order.id,
      customerId: customer?.id ?? null,
      provider: order.paymentMethod,
      words: mandateVersion,
      locale,
      givenAt: context.now(),
    })
    return isNew ? ((await findPayments(transaction, order.id)).find(({ dueAt }) => dueAt === null) ?? null) : null
  })
  if (!open || open.pageId === null || open.status !== 'pending') return
  const ended = await payments[open.provider]?.cards?.endPage(open.pageId)
  if (ended === 'closed') await recordClosedPage(context, { paymentId: open.id, provider: open.provider, pageId: open.pageId })
}

/** `code-used-up` (O17): the order's discount code has no uses left for a guest who pays later. */
type NotReceived = 'not-found' | 'not-open' | 'code-used-up'

/** Records that staff confirmed a payment, for example on a bank statement; it is booked like any other. */
export const recordManualPayment = async (
  context: Context,
  paymentId: string,
  by: string,
  user: PayloadRequest['user'] = null,
): Promise<Result<null, NotReceived>> => {
  const received = await withTransaction(
    context.payload,
    async (req, transaction): Promise<Result<{ payment: PaymentRow }, NotReceived>> => {
      const order = await lockOrder(transaction, { paymentId })
      const payment = order && (await findPayments(transaction, order.id)).find(({ id }) => id === paymentId)
      if (!order || !payment) return err('not-found')
      if (!isOpen(payment.status) || order.status === 'cancelled' || order.status === 'refunded') return err('not-open')
      await bookPaid(req, order, payment, { intent: null, paidAt: context.now(), happening: { type: 'received-by-hand', note: by } })
      return ok({ payment })
    },
    { user },
  ).catch((fault: unknown) => {
    if (fault instanceof ValidationError) return err('code-used-up' as const)
    throw fault
  })
  if (!received.ok) return received
  // Prevents a second payment at the provider.
  const { provider, pageId, pageUrl } = received.value.payment
  if (pageId !== null && pageUrl !== null) await context.payments[provider]?.closePage(pageId)
  return ok(null)
}

/** O3: inserts a payment for each part that falls due later, in the order's transaction. */
export const insertLaterPayments = async (handle: Handle, order: OrderRecord): Promise<void> => {
  const parts = laterParts(order.lines)
  if (parts.length === 0) return
  const ordered = new Date(order.orderDate)
  const payments = parts.map(({ dueInMonths, amount }) => ({ amount, dueAt: addMonths(ordered, dueInMonths).getTime() }))
  await insertPayments(handle, order, payments)
}

type OrderLink = string | Pick<Order, 'id'> | null | undefined

export const orderIdOf = (order: OrderLink): string | null => (typeof order === 'object' ? (order?.id ?? null) : (order ?? null))

/** Orders, their transfers and their jobs update each other. Every path locks the order first, which prevents deadlocks. */
export const lockOrderOf = async (handle: Handle, order: OrderLink): Promise<void> => {
  const id = orderIdOf(order)
  if (id !== null) await lockOrder(handle, { id })
}
