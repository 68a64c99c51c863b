import type { PayloadRequest } from 'payload'
import { cardText, type ChargeRequest } from '@/core/payments/cards'
import { nextTryAt } from '@/core/payments/charge-plan'
import { isUnpaid } from '@/core/orders/order-status'
import { isOpen, isReceived } from '@/core/payments/payment-status'
import { findPartCard, findUsedCard, type CardRow } from '@/server/cards/card-repository'
import { findAttempts, insertAttempt, lockCharge, updateAttempt, updateCharge, type CardCharge } from '@/server/cards/charge-repository'
import { findPayments, lockOrder, type PaymentRow, type SettledOrder } from '@/server/payments/payment-repository'
import { changePayment, noPage } from '@/server/payments/write-payment'
import type { Context } from '@/server/platform/context'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { findChargeSettings } from '@/server/subscriptions/charge-settings-repository'
import { findSubscription } from '@/server/subscriptions/subscription-repository'

/** In ms: for so long a try is one process's own; then it is asked for again. Longer than any provider is waited for. */
export const leaseFor = 120_000
/** In ms: money that is under way by another door. */
const lookAgainAfter = 600_000

export type Begun =
  | { readonly kind: 'nothing'; readonly charge: CardCharge | null }
  /** U20: a page is open on which the same money may come. */
  | { readonly kind: 'page'; readonly pageId: string; readonly payment: PaymentRow; readonly lease: number }
  | {
      readonly kind: 'charge'
      readonly request: ChargeRequest
      readonly payment: PaymentRow
      /** It was sent before, as far as anybody knows. */
      readonly isRepeat: boolean
      /** Otherwise it is only asked for, and never sent. */
      readonly isOwed: boolean
    }

export interface Asked {
  /** What this process has set before: its own lease is no reason to wait. */
  readonly lease?: number | null
  /** A member of staff: at once, whatever its day is. */
  readonly by?: string | null
}

interface Desk {
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly order: SettledOrder
  readonly charge: CardCharge
  readonly payment: PaymentRow
  readonly now: number
  readonly asked: Asked
}

const requestOf = ({ order, payment, charge }: Desk, attempt: number, card: ChargeRequest['card'], startedAt: number): ChargeRequest => ({
  paymentId: charge.paymentId,
  orderNumber: order.orderNumber,
  attempt,
  title: order.orderNumber,
  amount: payment.amount,
  currency: payment.currency,
  digits: order.digits,
  card,
  startedAt,
})

const isOwed = ({ order: { status }, payment }: Desk): boolean =>
  isOpen(payment.status) && payment.amount > 0 && (payment.dueAt === null ? isUnpaid(status) : status === 'paid' || status === 'fulfilled')

/** U21: sent, and nobody has said what became of it. What its report has booked meanwhile is known. */
const takeUp = async (desk: Desk): Promise<Begun> => {
  const { transaction, charge, payment, now } = desk
  const [last] = await findAttempts(transaction, charge.paymentId, 1)
  if (!last || last.attempt !== charge.attempt) throw new Error('A charge without its try')
  if (isReceived(payment.status) && payment.intent !== null && payment.attempt === charge.attempt) {
    await updateAttempt(transaction, charge, { outcome: 'paid', reason: null, at: now })
    return { kind: 'nothing', charge: await updateCharge(transaction, charge, { state: 'paid', nextAt: null }) }
  }
  await updateCharge(transaction, charge, { nextAt: now + leaseFor })
  const request = requestOf(desk, last.attempt, last, last.startedAt)
  return { kind: 'charge', request, payment, isRepeat: true, isOwed: isOwed(desk) }
}

/** The number of the next try, written down before anybody is asked. A page that was opened for an older one is not kept any more. */
const send = async (desk: Desk, card: CardRow): Promise<Begun> => {
  const { req, transaction, charge, payment, now, asked } = desk
  const attempt = payment.attempt + 1
  const note = `${attempt}: ${cardText(card)}`
  await changePayment(req, payment.id, { status: 'processing', attempt, pageId: null, ...noPage }, { type: 'charge', note })
  await insertAttempt(transaction, { paymentId: payment.id, attempt, card, startedAt: now, askedBy: asked.by ?? null })
  await updateCharge(transaction, charge, {
    state: 'charging',
    attempt,
    firstTriedAt: charge.firstTriedAt ?? now,
    nextAt: now + leaseFor,
  })
  const under = { ...payment, status: 'processing' as const, attempt, pageId: null }
  return { kind: 'charge', request: requestOf(desk, attempt, card, now), payment: under, isRepeat: false, isOwed: true }
}

const begin = async (desk: Desk): Promise<Begun> => {
  const { transaction, charge, payment, now, asked } = desk
  if (charge.state === 'charging') return takeUp(desk)
  const leave = async (changes: Partial<CardCharge>): Promise<Begun> => ({
    kind: 'nothing',
    charge: await updateCharge(transaction, charge, changes),
  })
  if (!isOwed(desk)) return leave({ state: isReceived(payment.status) ? 'paid' : 'stopped', nextAt: null })
  // A bank debit is under way: its own report says what becomes of it.
  if (payment.status === 'processing') return leave({ nextAt: now + lookAgainAfter })
  const subscription = await findSubscription(transaction, charge.subscriptionId)
  const findCard = payment.dueAt === null ? findUsedCard : findPartCard
  const card = await findCard(transaction, subscription?.customerId ?? null)
  if (card?.provider !== payment.provider) return leave({ state: 'stopped', nextAt: null })
  if (card.id === charge.refusedCard && (asked.by ?? null) === null) {
    const { retryDays } = await findChargeSettings(transaction)
    return leave({ state: 'declined', nextAt: nextTryAt(charge.firstTriedAt ?? now, retryDays, now) })
  }
  if (payment.pageId === null) return send(desk, card)
  const lease = now + leaseFor
  await updateCharge(transaction, charge, { nextAt: lease })
  return { kind: 'page', pageId: payment.pageId, payment, lease }
}

/**
 * U20: what is to be done about a charge now, under its order's lock and its own: of all who look at once one has it, and the number of its try
 * is written down before the provider is asked. While it is under way its payment is `processing`, so that nobody opens a page for it.
 */
export const beginCharge = (context: Context, paymentId: string, asked: Asked = {}): Promise<Begun> =>
  withTransaction(context.payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { paymentId })
    const charge = order && (await lockCharge(transaction, paymentId))
    const payment = order && (await findPayments(transaction, order.id)).find(({ id }) => id === paymentId)
    if (!order || !charge || !payment) return { kind: 'nothing', charge: null }
    const now = context.now()
    const isDue = charge.nextAt !== null && charge.nextAt <= now
    const isOwnLease = asked.lease !== undefined && asked.lease !== null && charge.nextAt === asked.lease
    const isAskedFor = (asked.by ?? null) !== null && charge.state !== 'charging' && charge.state !== 'paid'
    if (!isDue && !isOwnLease && !isAskedFor) return { kind: 'nothing', charge }
    // Its keys were taken out of the settings: nothing is written down that nobody can ask about.
    if (!context.payments[payment.provider]?.cards)
      return { kind: 'nothing', charge: await updateCharge(transaction, charge, { nextAt: now + lookAgainAfter }) }
    return begin({ req, transaction, order, charge, payment, now, asked })
  })
