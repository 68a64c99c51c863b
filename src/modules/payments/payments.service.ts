import { ValidationError, type PayloadRequest } from 'payload'
import { environment } from '@/lib/config/env'
import { isOpen, type PaymentPage, type PaymentProvider, type EndedPage, type PaymentMethodId, consentWords } from '@/core/payments/types'
import { ok, err, type Result } from '@/core/result'
import { hasConsent, insertConsent } from '@/modules/payments/saved-methods/saved-methods.repository'
import type { Context, Services } from '@/lib/context'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { withTransaction } from '@/lib/db/transaction'
import {
  extendCardDeadline,
  updateOpenPage,
  updateRefusedAttempt,
  updateVoidPage,
  findPayments,
  lockOrder,
  type PaymentRow,
  type SettledOrder,
  findClosablePages,
  type ClosablePage,
  insertPayments,
} from './payments.repository'
import { updateOrder, changePayment, noPage, bookPaid } from './bookings'
import type { BankAccount } from '@/modules/content/shop-settings'
import type { Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { plainPage } from '@/lib/http/plain-page'
import { isKeptFor } from '@/core/subscriptions/lifecycle'
import { laterParts } from '@/core/payments/schedule'
import { addMonths } from '@/core/dates'
import type { Handle } from '@/lib/db/sql'
import type { Order } from '@/payload-types'

type NoPage = 'nothing-to-pay' | 'unavailable'

/** In ms: a page that is about to close is not handed out. */
const leastLeft = 120_000

/** Whether a customer may pay this one now: what is owed at once, or a later part of an order that is paid for. */
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
  if (!provider || order.paymentMethod === 'offline') return err('nothing-to-pay')
  let attempt: Attempt
  try {
    attempt = await beginAttempt(context, order, paymentId)
  } catch (fault) {
    // A code of the failed order has no uses left: somebody must look.
    if (fault instanceof ValidationError) return err('unavailable')
    throw fault
  }
  if (attempt === null) return err('nothing-to-pay')
  if ('page' in attempt) return ok(attempt.page)
  const { payment } = attempt
  const { drizzle } = context.payload.db
  const opened = await ask(context, provider, order, payment)
  if (!opened.ok) {
    context.logger.warn({ order: order.orderNumber, fault: opened.error }, 'No page to pay on')
    if (opened.error.kind === 'final') await updateRefusedAttempt(drizzle, payment)
    return err('unavailable')
  }
  if (await updateOpenPage(drizzle, payment, opened.value)) return opened
  if (!(await provider.closePage(opened.value.id))) await updateVoidPage(drizzle, payment, opened.value)
  return err('nothing-to-pay')
}

/** O16, U20: so that no more money comes by this page. `paid`: it has come, and its report is on its way. */
export const endPage = async ({ payments }: Context, { provider, pageId }: ClosablePage): Promise<EndedPage> => {
  const card = payments[provider]
  // Nobody hears of its money either.
  if (!card) return 'closed'
  if (card.cards) return card.cards.endPage(pageId)
  return (await card.closePage(pageId)) ? 'closed' : 'unknown'
}

/** The provider has said so. */
export const recordClosed = (context: Context, page: ClosablePage): Promise<void> =>
  withTransaction(context.payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { paymentId: page.paymentId })
    const payments = order ? await findPayments(transaction, order.id) : []
    const payment = payments.find(({ id, pageId }) => id === page.paymentId && pageId === page.pageId)
    if (!payment) return
    // Where it is still owed the next page is another try: the same one would be the page that is closed.
    const next = isOpen(payment.status) ? { attempt: payment.attempt + 1 } : {}
    await changePayment(req, payment.id, { pageId: null, ...next, ...noPage }, { type: 'page-closed' })
  })

/**
 * Closes at the provider what must not be paid there: after the transaction that says so, and again until the provider has
 * answered. While it does not, its others wait as well. Run by the worker, as often as one likes.
 */
export const closePages = async (context: Context): Promise<void> => {
  const silent = new Set<PaymentMethodId>()
  for (const page of await findClosablePages(context.payload.db.drizzle)) {
    const provider = silent.has(page.provider) ? undefined : context.payments[page.provider]
    if (!provider) continue
    if (await provider.closePage(page.pageId)) {
      await recordClosed(context, page)
      continue
    }
    silent.add(page.provider)
    context.logger.warn({ payment: page.paymentId }, 'A page to pay on could not be closed; it is tried again')
  }
}

/** What a customer may pay on the provider's page now. */
interface Payable {
  readonly id: string
  /** ISO 8601; null is owed at once. */
  readonly dueAt: string | null
}

export const findPayable = async (context: Context, order: OrderRecord): Promise<readonly Payable[]> => {
  if (order.paymentMethod === 'offline' || !context.payments[order.paymentMethod]) return []
  const payments = await findPayments(context.payload.db.drizzle, order.id)
  return payments
    .filter((payment) => isPayable(payment, order.status))
    .map(({ id, dueAt }) => ({ id, dueAt: dueAt === null ? null : new Date(dueAt).toISOString() }))
}

/** Paid on a page; where two are offered, the one that costs nothing comes first. */
const cards = ['sandbox', 'stripe'] as const satisfies readonly PaymentMethodId[]

/** The ways to pay, the first one chosen. Without an account to transfer to, cards alone; without cards, the transfer whose account follows. */
export const offeredMethods = (payments: Services['payments'], bank: BankAccount | null): readonly PaymentMethodId[] => {
  const offered = cards.filter((method) => payments[method])
  return offered.length > 0 && bank === null ? offered : [...offered, 'offline']
}

/**
 * Leads from a form of the shop to the provider's page. A redirect would not: browsers hold the whole chain that begins with a form to the
 * page's form-action, which knows no other origin than the shop's.
 */
export const onwardPage = async (locale: Locale, url: string): Promise<string> => {
  const { title, body, go } = (await loadMessages(locale)).order.pay.onward
  return plainPage({ locale, title, body, isAlert: false, link: { href: url, label: go }, refresh: { seconds: 0, url } })
}

const waits: ReadonlySet<OrderRecord['status']> = new Set(['pending', 'failed'])

/** Whether its buyer may still say that the card is kept. */
export const isKeepable = (context: Context, { paymentMethod, lines, status }: OrderRecord): boolean =>
  waits.has(status) && context.payments[paymentMethod]?.cards !== undefined && isKeptFor(lines)

/** U18: whoever pays an order that waits agrees that its card is kept. A page that was opened before would keep none, so it is ended. */
export const agreeToKeep = async (context: Context, order: OrderRecord): Promise<void> => {
  if (!isKeepable(context, order)) return
  const { payload, payments, customer, locale } = context
  const open = await withTransaction(payload, async (_req, transaction) => {
    const locked = await lockOrder(transaction, { id: order.id })
    if (!locked || !waits.has(locked.status)) return null
    const isNew = await insertConsent(transaction, {
      orderId: order.id,
      customerId: customer?.id ?? null,
      provider: order.paymentMethod,
      words: consentWords,
      locale,
      givenAt: context.now(),
    })
    return isNew ? ((await findPayments(transaction, order.id)).find(({ dueAt }) => dueAt === null) ?? null) : null
  })
  if (!open || open.pageId === null || open.status !== 'pending') return
  const ended = await payments[open.provider]?.cards?.endPage(open.pageId)
  if (ended === 'closed') await recordClosed(context, { paymentId: open.id, provider: open.provider, pageId: open.pageId })
}

/** `code-used-up` (O17): the order's discount code has no uses left for a guest who pays later. */
type NotReceived = 'not-found' | 'not-open' | 'code-used-up'

/** Somebody has seen the money of one payment, on a bank statement or in the till: settled like any other. */
export const receiveByHand = async (
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
      await bookPaid(req, order, payment, { intent: null, happening: { type: 'received-by-hand', note: by } })
      return ok({ payment })
    },
    { user },
  ).catch((fault: unknown) => {
    if (fault instanceof ValidationError) return err('code-used-up' as const)
    throw fault
  })
  if (!received.ok) return received
  // So that nobody pays it there as well.
  const { provider, pageId, pageUrl } = received.value.payment
  if (pageId !== null && pageUrl !== null) await context.payments[provider]?.closePage(pageId)
  return ok(null)
}

/** O3: every part that falls due later is a payment with its day, written with the order. */
export const insertLaterPayments = async (handle: Handle, order: OrderRecord): Promise<void> => {
  const parts = laterParts(order.lines)
  if (parts.length === 0) return
  const ordered = new Date(order.orderDate)
  const payments = parts.map(({ dueInMonths, amount }) => ({ amount, dueAt: addMonths(ordered, dueInMonths).getTime() }))
  await insertPayments(handle, order, payments)
}

type OrderLink = string | Pick<Order, 'id'> | null | undefined

export const idOfOrder = (order: OrderLink): string | null => (typeof order === 'object' ? (order?.id ?? null) : (order ?? null))

/** An order, its transfers and its tasks move each other: whoever moves one holds the order first, so that two never wait for each other. */
export const lockOrderOf = async (handle: Handle, order: OrderLink): Promise<void> => {
  const id = idOfOrder(order)
  if (id !== null) await lockOrder(handle, { id })
}
