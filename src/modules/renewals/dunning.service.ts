import type { PayloadRequest, Payload } from 'payload'
import { cardText, type ChargeRequest, isOpen, isReceived, type ChargeAnswer, type CardKeeping } from '@/core/payments/types'
import { nextTryAt, stepAfter, type ChargeStep, type ChargeState } from '@/core/payments/payment-transition'
import { isUnpaid } from '@/core/orders/status'
import {
  findPartCard,
  findDefaultCard,
  type CardRow,
  findAttempts,
  insertAttempt,
  lockCharge,
  updateAttempt,
  updateCharge,
  type CardCharge,
  postponeCharge,
  findDueCharges,
  findCharge,
  type ChargeAttempt,
  type ChargeSubject,
  findChargeSettings,
} from '@/modules/payments/saved-methods/saved-methods.repository'
import { findPayments, lockOrder, type PaymentRow, type SettledOrder } from '@/modules/payments/payments.repository'
import { changePayment, noPage } from '@/modules/payments/bookings'
import type { Context } from '@/lib/context'
import { withTransaction, type Transaction } from '@/lib/db/transaction'
import { findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { milestones, paidUntil } from '@/core/subscriptions/lifecycle'
import { applyPaymentEvent } from '@/modules/payments/payment-events'
import { queueMail } from '@/lib/outbox/outbox'
import { findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import { noticeOf, type NoticeFacts } from '@/modules/subscriptions/state-changes'
import { recordClosedPage } from '@/modules/payments/payments.service'
import { cardLimits } from '@/lib/config/limits'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { describeError } from '@/lib/db/database-errors'
import { ok, err, type Result } from '@/core/result'
import type { Handle } from '@/lib/db/sql'
import { insertStaffAction } from '@/lib/audit'
import { toIsoString } from '@/core/dates'
import { findRenewedDomain, type ExpiringDomain } from '@/modules/renewals/renewals.repository'
import { isAutoCharged } from '@/core/orders/renewal-order'
import type { OutgoingMail } from '@/lib/outbox/email-data'

/** How long a process owns an attempt before another may take over, in milliseconds; longer than any provider timeout. */
const leaseMs = 120_000
/** Milliseconds until a payment that is already processing is checked again. */
const recheckAfterMs = 600_000

type ChargeStart =
  | { readonly kind: 'nothing'; readonly charge: CardCharge | null }
  /** U20: an open payment page could collect the same amount, so it is closed first. */
  | { readonly kind: 'page'; readonly pageId: string; readonly payment: PaymentRow; readonly lease: number }
  | {
      readonly kind: 'charge'
      readonly request: ChargeRequest
      readonly payment: PaymentRow
      /** The attempt may have been sent before. */
      readonly isRepeat: boolean
      /** If false, the charge is only looked up and never sent. */
      readonly isOwed: boolean
    }

interface ChargeOptions {
  /** The lease that this process itself set, which doesn't block the next round. */
  readonly lease?: number | null
  /** The staff member who asked; the charge is then made immediately, whatever the schedule says. */
  readonly by?: string | null
}

interface ChargeWork {
  readonly req: PayloadRequest
  readonly transaction: Transaction
  readonly order: SettledOrder
  readonly charge: CardCharge
  readonly payment: PaymentRow
  readonly now: number
  readonly asked: ChargeOptions
}

const requestOf = (
  { order, payment, charge }: ChargeWork,
  attempt: number,
  card: ChargeRequest['card'],
  startedAt: number,
): ChargeRequest => ({
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

const isOwed = ({ order: { status }, payment }: ChargeWork): boolean =>
  isOpen(payment.status) && payment.amount > 0 && (payment.dueAt === null ? isUnpaid(status) : status === 'paid' || status === 'fulfilled')

/** U21: an attempt was sent and its outcome is unknown; its webhook may have booked it since. */
const resumeAttempt = async (work: ChargeWork): Promise<ChargeStart> => {
  const { transaction, charge, payment, now } = work
  const [last] = await findAttempts(transaction, charge.paymentId, 1)
  if (!last || last.attempt !== charge.attempt) throw new Error('Charge attempt was not recorded')
  if (isReceived(payment.status) && payment.intent !== null && payment.attempt === charge.attempt) {
    await updateAttempt(transaction, charge, { outcome: 'paid', reason: null, at: now })
    return { kind: 'nothing', charge: await updateCharge(transaction, charge, { state: 'paid', nextAt: null }) }
  }
  await updateCharge(transaction, charge, { nextAt: now + leaseMs })
  const request = requestOf(work, last.attempt, last, last.startedAt)
  return { kind: 'charge', request, payment, isRepeat: true, isOwed: isOwed(work) }
}

/** Records the attempt number before the provider is called. A page opened for an older attempt is dropped. */
const startAttempt = async (work: ChargeWork, card: CardRow): Promise<ChargeStart> => {
  const { req, transaction, charge, payment, now, asked } = work
  const attempt = payment.attempt + 1
  const note = `${attempt}: ${cardText(card)}`
  await changePayment(req, payment.id, { status: 'processing', attempt, pageId: null, ...noPage }, { type: 'charge', note })
  await insertAttempt(transaction, { paymentId: payment.id, attempt, card, startedAt: now, askedBy: asked.by ?? null })
  await updateCharge(transaction, charge, {
    state: 'charging',
    attempt,
    firstTriedAt: charge.firstTriedAt ?? now,
    nextAt: now + leaseMs,
  })
  const under = { ...payment, status: 'processing' as const, attempt, pageId: null }
  return { kind: 'charge', request: requestOf(work, attempt, card, now), payment: under, isRepeat: false, isOwed: true }
}

/** Customer whose card is charged; null if nothing may be charged any more. U51: for a domain, looked up at each attempt. */
const findPayer = async (handle: Handle, subject: ChargeSubject, now: number): Promise<string | null> => {
  if ('subscriptionId' in subject) return (await findSubscription(handle, subject.subscriptionId))?.customerId ?? null
  const domain = await findRenewedDomain(handle, subject.domainId)
  return domain && isAutoCharged(domain, now) ? domain.customerId : null
}

const begin = async (work: ChargeWork): Promise<ChargeStart> => {
  const { transaction, charge, payment, now, asked } = work
  if (charge.state === 'charging') return resumeAttempt(work)
  const leave = async (changes: Partial<CardCharge>): Promise<ChargeStart> => ({
    kind: 'nothing',
    charge: await updateCharge(transaction, charge, changes),
  })
  if (!isOwed(work)) return leave({ state: isReceived(payment.status) ? 'paid' : 'stopped', nextAt: null })
  // A bank debit is in progress, and its webhook will report the outcome.
  if (payment.status === 'processing') return leave({ nextAt: now + recheckAfterMs })
  const findCard = payment.dueAt === null ? findDefaultCard : findPartCard
  const card = await findCard(transaction, await findPayer(transaction, charge.subject, now))
  if (card?.provider !== payment.provider) return leave({ state: 'stopped', nextAt: null })
  if (card.id === charge.refusedCard && (asked.by ?? null) === null) {
    const { retryDays } = await findChargeSettings(transaction)
    return leave({ state: 'declined', nextAt: nextTryAt(charge.firstTriedAt ?? now, retryDays, now) })
  }
  if (payment.pageId === null) return startAttempt(work, card)
  const lease = now + leaseMs
  await updateCharge(transaction, charge, { nextAt: lease })
  return { kind: 'page', pageId: payment.pageId, payment, lease }
}

/**
 * U20: decides a charge's next step under the locks of its order and its own row. Only one of several concurrent callers gets it, and it
 * records the attempt number before the provider is called. The payment is `processing` until then, so that no page can be opened for it.
 */
export const beginCharge = (context: Context, paymentId: string, asked: ChargeOptions = {}): Promise<ChargeStart> =>
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
    // The provider is no longer configured, so no attempt is started that no one could look up.
    if (!context.payments[payment.provider]?.cards)
      return { kind: 'nothing', charge: await updateCharge(transaction, charge, { nextAt: now + recheckAfterMs }) }
    return begin({ req, transaction, order, charge, payment, now, asked })
  })

type DeliveryResult = Extract<ChargeStart, { kind: 'charge' }>

/** `never`: it was not sent and is no longer due. */
type ChargeResult = ChargeAnswer | { readonly kind: 'never' }

/** Notice to a domain's owner about its renewal, using the subscription templates. */
export const domainNotice = (
  { name, email, locale, guestOrder }: ExpiringDomain,
  said: NoticeFacts,
  dedupeKey: string,
): OutgoingMail<'subscription-notice'> => ({
  template: 'subscription-notice',
  to: email,
  locale,
  data: { name, ...said, ...(guestOrder === null ? { domain: name } : { guestOrder }) },
  dedupeKey,
})

/** Payment deadline after a failed charge, and how to notify the owner. */
interface DunningState {
  /** Epoch milliseconds. */
  readonly limit: number
  readonly noticeOf: (said: NoticeFacts, key: string) => OutgoingMail
}

/** Null once the subject has ended. */
const findDunningState = async (handle: Handle, subject: ChargeSubject, now: number): Promise<DunningState | null> => {
  if ('domainId' in subject) {
    const domain = await findRenewedDomain(handle, subject.domainId)
    if (domain?.status !== 'active' || domain.expiresAt <= now) return null
    return { limit: domain.expiresAt, noticeOf: (said, key) => domainNotice(domain, said, key) }
  }
  const subscription = await findSubscription(handle, subject.subscriptionId)
  if (!subscription || subscription.state === 'ended') return null
  const { suspendAt, endAt } = milestones(paidUntil(subscription), await findSubscriptionLimits(handle))
  const limit = subscription.state === 'suspended' ? endAt : suspendAt
  return { limit, noticeOf: (said, key) => noticeOf(subscription, said, key) }
}

/** U22: emails every decline, with another way to pay. */
const mailDecline = async (
  transaction: Transaction,
  charge: CardCharge,
  { limit, noticeOf: notice }: DunningState,
  { orderNumber }: SettledOrder,
  { state, nextAt }: ChargeStep,
): Promise<void> => {
  const [last] = await findAttempts(transaction, charge.paymentId, 1)
  if (!last) return
  const kind = state === 'authentication' ? 'chargeConfirm' : nextAt === null ? 'chargeDeclinedLast' : 'chargeDeclined'
  const notification = {
    kind,
    date: toIsoString(kind === 'chargeDeclined' ? (nextAt ?? limit) : limit),
    orderNumber,
    card: cardText(last),
  } as const
  await queueMail(transaction, notice(notification, `card-charge:${charge.paymentId}:${charge.attempt ?? 0}`))
}

/** U51: an expired domain is no longer charged, so no further attempt is announced. */
const withinTerm = (step: ChargeStep, subject: ChargeSubject, dunned: DunningState | null): ChargeStep =>
  'domainId' in subject && step.state === 'declined' && step.nextAt !== null && (dunned === null || step.nextAt >= dunned.limit)
    ? { ...step, nextAt: null }
    : step

/** Writes each attempt's outcome once, since a webhook or another process may have done so before. */
const recordOutcome = (
  context: Context,
  { request, payment: { attempt } }: DeliveryResult,
  answer: ChargeResult,
): Promise<CardCharge | null> =>
  withTransaction(context.payload, async (req, transaction) => {
    const { paymentId } = request
    const order = await lockOrder(transaction, { paymentId })
    const charge = order && (await lockCharge(transaction, paymentId))
    if (!order || !charge || charge.state !== 'charging' || charge.attempt !== attempt) return charge
    const at = context.now()
    if (answer.kind === 'never') {
      await updateAttempt(transaction, charge, { outcome: 'skipped', reason: null, at })
      return updateCharge(transaction, charge, { state: 'stopped', nextAt: null })
    }
    const { retryDays } = await findChargeSettings(transaction)
    const dunned = await findDunningState(transaction, charge.subject, at)
    const step = withinTerm(stepAfter(answer, charge.firstTriedAt ?? at, retryDays, at), charge.subject, dunned)
    const refusedCard =
      answer.kind === 'declined' && answer.isHard ? ((await findAttempts(transaction, paymentId, 1))[0]?.cardId ?? null) : null
    const after = await updateCharge(transaction, charge, {
      state: step.state,
      nextAt: step.nextAt,
      ...(refusedCard === null ? {} : { refusedCard }),
    })
    if (answer.kind === 'unknown') return after
    await updateAttempt(transaction, charge, { outcome: answer.kind, reason: step.reason, at })
    if (answer.kind === 'paid') return after
    const payment = (await findPayments(transaction, order.id)).find(({ id }) => id === paymentId)
    if (payment?.status !== 'processing' || payment.attempt !== attempt) return after
    // The order stays unpaid; a payment page may be opened again.
    await changePayment(req, paymentId, { status: 'failed' }, { type: 'declined', note: step.reason ?? answer.kind })
    // Announces no attempt with a card that would be declined again; a new card is charged on the next retry day.
    if (dunned) await mailDecline(transaction, charge, dunned, order, refusedCard === null ? step : { ...step, nextAt: null })
    return after
  })

/**
 * U20 to U22: records a provider's response to an attempt. A successful charge is booked like its webhook: both contain the same payment
 * intent, so the second changes nothing. The amount is not in the response, because a charge collects everything or nothing.
 * @returns the updated charge; null without a charge or provider. Rejects if the database fails; the attempt is looked up again later.
 */
const settleCharge = async (context: Context, sent: DeliveryResult, answer: ChargeResult): Promise<CardCharge | null> => {
  const { request } = sent
  if (answer.kind === 'paid') {
    const provider = context.payments[sent.payment.provider]
    if (!provider) return null
    const { paymentId, attempt, amount, currency, digits } = request
    await applyPaymentEvent(context, provider, {
      id: `charge-${paymentId}-${attempt}`,
      name: 'charge.paid',
      kind: 'paid',
      paymentId,
      attempt,
      intent: answer.intent,
      money: { amount, digits, currency },
    })
  }
  if (answer.kind === 'unknown')
    context.logger.warn({ payment: request.paymentId, fault: answer.fault }, 'Charge outcome unknown; querying again')
  return recordOutcome(context, sent, answer)
}

/** Milliseconds until retry when a page can't be closed or its payment has not been reported yet. */
const pageRetryMs = 600_000
/** Limits the rounds with a customer who keeps opening pages. */
const maximumRounds = 3

/** A repeated attempt is looked up at the provider first and sent only if the provider doesn't know it. */
const ask = async (cards: CardKeeping, { request, isRepeat, isOwed }: DeliveryResult, isLate: () => boolean): Promise<ChargeResult> => {
  if (isRepeat) {
    const found = await cards.findCharge(request)
    if (found.kind !== 'none') return found
    if (!isOwed) return { kind: 'never' }
  }
  // The process stalled after taking the attempt, and another may be calling the provider by now.
  if (isLate()) return { kind: 'unknown', fault: { kind: 'passing', message: 'Charge attempt started too late' } }
  return cards.charge(request)
}

/**
 * U20: charges a saved card exactly once, under concurrency and after a crash at any point. An open payment page for the same money is
 * closed first; if it was paid, nothing is charged.
 */
export const chargeCard = async (context: Context, paymentId: string, by: string | null = null): Promise<ChargeState | null> => {
  let asked: ChargeOptions = { by }
  for (let turn = 0; turn < maximumRounds; turn += 1) {
    const began = performance.now()
    const start = await beginCharge(context, paymentId, asked)
    if (start.kind === 'nothing') return start.charge?.state ?? null
    const cards = context.payments[start.payment.provider]?.cards
    if (!cards) return null
    if (start.kind === 'charge') {
      const answer = await ask(cards, start, () => performance.now() - began > leaseMs / 2)
      return (await settleCharge(context, start, answer))?.state ?? null
    }
    const ended = await cards.endPage(start.pageId)
    if (ended !== 'closed') {
      await postponeCharge(context.payload.db.drizzle, paymentId, context.now() + pageRetryMs)
      return 'waiting'
    }
    await recordClosedPage(context, { paymentId, provider: start.payment.provider, pageId: start.pageId })
    asked = { by, lease: start.lease }
  }
  return 'waiting'
}

interface RunOptions {
  readonly now: number
  readonly isStopping?: () => boolean
}

/** A failed charge is retried later and doesn't block others. */
export const attemptCharge = async (payload: Payload, paymentId: string, now: number): Promise<void> => {
  try {
    await chargeCard({ ...createContext(payload, defaultLocale), now: () => now }, paymentId)
  } catch (fault) {
    payload.logger.error({ payment: paymentId, fault: describeError(fault) }, 'Failed to charge saved card')
    await postponeCharge(payload.db.drizzle, paymentId, now + cardLimits.againAfterMs)
  }
}

/** U20–U22: runs all due charges. Idempotent and safe to run concurrently. */
export const runCharges = async (payload: Payload, { now, isStopping = () => false }: RunOptions): Promise<void> => {
  const began = performance.now()
  // Advances the clock, because leases counted from the start of a long batch would expire before its end.
  const clock = () => now + Math.floor(performance.now() - began)
  for (;;) {
    const due = await findDueCharges(payload.db.drizzle, now, cardLimits.atOnce)
    for (const id of due) {
      if (isStopping()) return
      await attemptCharge(payload, id, clock())
    }
    if (due.length < cardLimits.atOnce) return
  }
}

type Attempt = Omit<ChargeAttempt, 'cardId' | 'reference' | 'payer' | 'startedAt'> & { readonly startedAt: string }

interface ChargeSheet {
  readonly state: ChargeState
  readonly nextAt: string | null
  readonly attempts: readonly Attempt[]
}

/** U24: a payment's charges for staff; null if there are none. Omits the provider's card references, which never leave the database. */
export const readCharges = async (handle: Handle, paymentId: string): Promise<ChargeSheet | null> => {
  const charge = await findCharge(handle, paymentId)
  if (charge === null) return null
  const attempts = (await findAttempts(handle, paymentId)).map(({ attempt, brand, lastFour, startedAt, outcome, reason, askedBy }) => ({
    ...{ attempt, brand, lastFour, outcome, reason, askedBy },
    startedAt: toIsoString(startedAt),
  }))
  return { state: charge.state, nextAt: charge.nextAt === null ? null : toIsoString(charge.nextAt), attempts }
}

export type ChargeError = 'not-found' | 'not-possible'

/** U24: staff retry a charge immediately; the attempt records who asked. */
export const chargeNow = async (context: Context, paymentId: string, by: string): Promise<Result<ChargeState, ChargeError>> => {
  const { drizzle } = context.payload.db
  const before = await findCharge(drizzle, paymentId)
  if (before === null) return err('not-found')
  if (before.state === 'paid' || before.state === 'charging') return err('not-possible')
  await insertStaffAction(drizzle, { person: by, action: 'changed', area: 'payments', document: paymentId, fields: ['charge'] })
  const state = await chargeCard(context, paymentId, by)
  return state === null ? err('not-found') : ok(state)
}
