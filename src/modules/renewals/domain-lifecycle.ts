import { domainLifecycle } from '@/lib/config/limits'
import {
  decideRenewal,
  isAutoCharged,
  isRenewable,
  renewalTerm,
  isRenewalDue,
  isUnpaidRenewal,
  noteOfPrice,
} from '@/core/orders/renewal-order'
import { cardText, isOpen } from '@/core/payments/types'
import { findPayments } from '@/modules/payments/payments.repository'
import { planRenewal, type RenewalPlan, maximumRenewalYears, quoteRenewal, renewalFigures, previewRenewal } from './renewal-plan'
import { domainNotice, attemptCharge } from './dunning.service'
import type { Quote } from '@/core/orders/types'
import { ok, err, type Result } from '@/core/result'
import { cancelOrder } from '@/modules/checkout/unpaid-orders'
import { toCustomer } from '@/modules/pricing/coupons.repository'
import { markFreeOrderPaid, placeOrderForOwner } from '@/modules/checkout/place-order'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'
import { lockCheckouts } from '@/modules/checkout/checkout.repository'
import { checkoutMails, placedMails } from '@/modules/checkout/order-decision'
import { insertCharge, type CardRow } from '@/modules/payments/saved-methods/saved-methods.repository'
import { type OrderRecord, findOrderByNumber } from '@/modules/orders/orders.repository'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { findOwnerTax, type BuyerTax } from '@/modules/tax/buyer-tax'
import {
  findOwnedDomain,
  type OwnedDomain,
  findRenewalOrders,
  findUnpaidRenewals,
  findExpiringDomains,
  findRenewedDomain,
  updateDomainStatus,
  type ExpiringDomain,
  findRenewableDomain,
} from './renewals.repository'
import type { Payload } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { type DomainStatus, statusOf, lifecycleInstants, lifecycleOf, dueExpiryReminder, daysUntil } from '@/core/domains/lifecycle'
import { inUsd } from '@/core/money/currency'
import { describeError } from '@/lib/db/database-errors'
import { insertDomainEvent } from '@/modules/domains/domains.repository'
import { deleteReservationsBefore, deleteReservation } from '@/modules/domains/reservations/reservations.repository'
import { emitEvents, domainMoved } from '@/modules/webhooks/events'
import type { MailData, MailPrice } from '@/lib/outbox/email-data'
import { queueMail } from '@/lib/outbox/outbox'
import { toIsoString } from '@/core/dates'

interface RenewalRequest {
  readonly domainId: string
  readonly askedBy: 'holder' | 'shop'
  /** Defaults to the currency the domain was bought in. */
  readonly currency?: string
  /** N4: defaults to 1. */
  readonly years?: number
  /** U43: amounts that the customer confirmed (`renewalFigures`); the order fails if they have changed. */
  readonly figures?: string
  /** Expected end of the term, epoch milliseconds. Nothing is ordered if the domain was renewed in the meantime. */
  readonly expiresAt?: number
  /** U51: saved card to charge. */
  readonly card?: Pick<CardRow, 'provider'>
}

interface OrderedRenewal {
  readonly orderNumber: string
}

interface PricedRenewal {
  readonly key: string
  readonly quote: Quote
  readonly tax: BuyerTax
  readonly card: RenewalRequest['card']
}

const writeRenewal = (
  context: Context,
  handle: Handle,
  held: OwnedDomain,
  { key, quote, tax, card }: PricedRenewal,
): Promise<Result<OrderRecord, DomainError>> =>
  placeOrderForOwner(context, handle, {
    holder: held,
    key,
    quote,
    method: card?.provider,
    mailsOf: (order) => (order.paymentMethod === card?.provider ? checkoutMails(order) : placedMails(order, true)),
    proof: tax.proof,
  })

/**
 * Orders a renewal for a domain's owner, for one or more years (N4), at today's renewal price. Idempotent per domain and term under any
 * concurrency. The order email links to the payment; the domain is renewed once paid.
 */
export const orderRenewal = async (
  context: Context,
  { domainId, askedBy, expiresAt, currency, years = 1, figures, card }: RenewalRequest,
): Promise<Result<OrderedRenewal | null, DomainError>> => {
  const { payload } = context
  const snapshot = await findCatalogSnapshot(context)
  const known = await findOwnedDomain(payload.db.drizzle, domainId)
  if (known === null) return err(refusal('not-found'))
  const tax = await findOwnerTax(context, snapshot, known)
  return withTransactionSlot(payload, () =>
    payload.db.drizzle.transaction(async (transaction): Promise<Result<OrderedRenewal | null, DomainError>> => {
      await lockCheckouts(transaction, [{ key: `renewal:${domainId}`, customer: toCustomer(known.customerId, known.email) }])
      const held = await findOwnedDomain(transaction, domainId)
      if (held === null || held.expiresAt === null || !isRenewable(held, context.now(), domainLifecycle)) return err(refusal('not-found'))
      if (expiresAt !== undefined && held.expiresAt !== expiresAt) return ok(null)
      if (years > maximumRenewalYears(held, context.now(), snapshot)) return err(refusal('years-not-offered'))
      const term = renewalTerm(held.id, held.expiresAt)
      const decision = decideRenewal(await findRenewalOrders(transaction, term), askedBy)
      if (decision.kind === 'declined') return ok(null)
      if (decision.kind === 'known') return ok({ orderNumber: decision.orderNumber })
      const quote = await quoteRenewal(context, transaction, { held, currency: currency ?? held.currency, years, snapshot, tax })
      if (!quote.ok) return quote
      if (figures !== undefined && renewalFigures(held, years, quote.value) !== figures) return err(refusal('figures-changed'))
      const written = await writeRenewal(context, transaction, held, { key: `${term}${decision.attempt}`, quote: quote.value, tax, card })
      if (!written.ok) return written
      await markFreeOrderPaid(payload, transaction, { order: written.value, isReplay: false })
      return ok({ orderNumber: written.value.orderNumber })
    }),
  )
}

/** A released domain can no longer be renewed, so its renewal must not be paid. */
const cancelUnpaidRenewals = async (payload: Payload, domainId: string): Promise<void> => {
  for (const { orderNumber } of await findUnpaidRenewals(payload.db.drizzle, domainId))
    await cancelOrder(createContext(payload, defaultLocale), orderNumber)
}

const ordersAt = (payload: Payload, { locale }: ExpiringDomain, now: number): Context => ({
  ...createContext(payload, locale),
  now: () => now,
})

/** U51: orders the renewal unless that has been done, and charges the saved card if the price may be charged by now. */
const chargeRenewal = async (payload: Payload, held: ExpiringDomain, card: CardRow, now: number): Promise<void> => {
  const context = ordersAt(payload, held, now)
  const ordered = await orderRenewal(context, { domainId: held.id, askedBy: 'shop', expiresAt: held.expiresAt, card })
  if (!ordered.ok) payload.logger.warn({ domain: held.id, refusal: ordered.error }, 'Failed to create automatic renewal order')
  if (!ordered.ok || ordered.value === null) return
  const plan = await planRenewal(context, held)
  if (plan.kind !== 'charge' || plan.order === null || plan.at > now) return
  const payment = (await findPayments(payload.db.drizzle, plan.order.id)).find(({ dueAt, status }) => dueAt === null && isOpen(status))
  if (payment?.provider !== plan.card.provider || payment.amount <= 0) return
  await insertCharge(payload.db.drizzle, { paymentId: payment.id, subject: { domainId: held.id }, nextAt: now })
  await attemptCharge(payload, payment.id, now)
}

/**
 * Orders the next year of a domain with automatic renewal and charges the saved card (U51). If ordering fails, the domain expires as usual.
 */
const renewAutomatically = async (payload: Payload, held: ExpiringDomain, now: number): Promise<void> => {
  // Automatic renewal may have been switched off since the batch was read.
  const fresh = isAutoCharged(held, now) ? await findRenewedDomain(payload.db.drizzle, held.id) : null
  if (fresh && isAutoCharged(fresh, now)) {
    const plan = await planRenewal(ordersAt(payload, fresh, now), fresh)
    if (plan.kind === 'charge') return plan.at > now ? undefined : chargeRenewal(payload, fresh, plan.card, now)
  }
  if (!isRenewalDue(held, now, domainLifecycle)) return
  const ordered = await orderRenewal(ordersAt(payload, held, now), { domainId: held.id, askedBy: 'shop', expiresAt: held.expiresAt })
  if (!ordered.ok) payload.logger.warn({ domain: held.id, refusal: ordered.error }, 'Failed to create renewal order')
}

const day = 86_400_000

const renewalPrice = async (payload: Payload, { extension, locale }: ExpiringDomain): Promise<MailPrice | undefined> => {
  const { catalog } = await findCatalogSnapshot({ payload, locale })
  const row = catalog.extensions.get(extension)
  return row && { amount: inUsd(row.renewal), currency: 'USD', digits: 2 }
}

const guestOf = ({ guestOrder }: ExpiringDomain) => (guestOrder === null ? {} : { guestOrder })

/** U52: renewal status in a reminder: charged by card, ordered and unpaid, to be ordered, or none. */
const renewalData = (
  held: ExpiringDomain,
  plan: RenewalPlan,
  now: number,
): Pick<MailData['renewal-reminder'], 'autoRenew' | 'charge' | 'openOrder'> => {
  if (plan.kind === 'charge')
    return { autoRenew: true, charge: { card: cardText(plan.card), on: toIsoString(Math.max(plan.at, now)), amount: plan.total } }
  const isOpenOrder = plan.kind === 'bill' && plan.order !== null && (held.autoCharge || plan.isTried)
  return { autoRenew: held.autoRenew && plan.kind !== 'none', ...(isOpenOrder && plan.order ? { openOrder: plan.order.orderNumber } : {}) }
}

/** §9: one reminder per domain, term and reminder day. */
const sendExpiryReminder = async (payload: Payload, held: ExpiringDomain, now: number): Promise<void> => {
  const reminder = dueExpiryReminder(held, now, domainLifecycle)
  if (reminder === null) return
  const plan = await planRenewal(ordersAt(payload, held, now), held)
  if (plan.kind === 'paid' && held.autoCharge) return
  const price = await renewalPrice(payload, held)
  const { id, name, expiresAt, email, locale } = held
  const term = `${id}:${toIsoString(expiresAt).slice(0, 10)}`
  const details = renewalData(held, plan, now)
  await payload.db.drizzle.transaction(async (transaction) => {
    const isReminded = await queueMail(transaction, {
      template: 'renewal-reminder',
      to: email,
      locale,
      data: {
        domain: name,
        expiresAt: toIsoString(expiresAt),
        days: daysUntil(expiresAt, now),
        ...details,
        ...(price ? { price } : {}),
        ...guestOf(held),
      },
      dedupeKey: `renewal-reminder:${term}:${reminder.days}`,
    })
    if (plan.kind !== 'charge') return
    if (plan.card.endsAt <= plan.at) {
      const notice = { kind: 'cardExpires', date: toIsoString(plan.at), card: cardText(plan.card) } as const
      await queueMail(transaction, domainNotice(held, notice, `card-expires:${plan.card.id}`))
    }
    if (plan.announces === null) return
    const notice = { kind: 'domainCharge', date: toIsoString(plan.at), card: cardText(plan.card), topUp: plan.total } as const
    const isAnnounced =
      isReminded || (await queueMail(transaction, domainNotice(held, notice, `domain-charge:${term}:${noteOfPrice(plan.announces)}`)))
    if (isAnnounced) await insertDomainEvent(transaction, id, { type: 'priceAnnounced', at: now, note: noteOfPrice(plan.announces) })
  })
}

const notifyStatus = async (
  payload: Payload,
  req: Parameters<typeof queueMail>[0],
  held: ExpiringDomain,
  status: DomainStatus,
): Promise<void> => {
  const { id, name, expiresAt, email, locale } = held
  const { redemptionFrom, givenBackAt } = lifecycleInstants(expiresAt, domainLifecycle)
  const mail = { to: email, locale, dedupeKey: `domain-${status}:${id}:${toIsoString(expiresAt).slice(0, 10)}` } as const
  if (status === 'grace') {
    const price = await renewalPrice(payload, held)
    await queueMail(req, {
      ...mail,
      template: 'domain-grace',
      data: { domain: name, graceEndsAt: toIsoString(redemptionFrom), ...(price ? { price } : {}), ...guestOf(held) },
    })
  }
  if (status === 'redemption')
    await queueMail(req, {
      ...mail,
      template: 'domain-redemption',
      data: { domain: name, redemptionEndsAt: toIsoString(givenBackAt), ...guestOf(held) },
    })
  if (status === 'expired') await queueMail(req, { ...mail, template: 'domain-expired', data: { domain: name } })
}

const advanceStatus = async (payload: Payload, held: ExpiringDomain, now: number): Promise<void> => {
  const status = statusOf(lifecycleOf(held, now, domainLifecycle).state)
  if (status === held.status) return
  if (status === 'expired') await cancelUnpaidRenewals(payload, held.id)
  await withTransaction(payload, async (req, transaction) => {
    if (!(await updateDomainStatus(transaction, held, status))) return
    if (status === 'expired') await deleteReservation(transaction, held.name, held.orderId)
    await insertDomainEvent(transaction, held.id, { type: status, at: now })
    await emitEvents(transaction, domainMoved({ ...held, status, isMoved: false, at: now, before: held }))
    await notifyStatus(payload, req, held, status)
  })
}

type LifecycleStep = (payload: Payload, held: ExpiringDomain, now: number) => Promise<void>

const lifecycleSteps = { remind: sendExpiryReminder, renewByItself: renewAutomatically, moveOn: advanceStatus } as const satisfies Readonly<
  Record<string, LifecycleStep>
>

/** A failed step is retried on the next run and blocks neither the other steps nor other domains. */
const tryStep = async (step: keyof typeof lifecycleSteps, payload: Payload, held: ExpiringDomain, now: number): Promise<void> => {
  try {
    await lifecycleSteps[step](payload, held, now)
  } catch (fault) {
    payload.logger.error({ domain: held.id, step, fault: describeError(fault) }, 'Domain lifecycle step failed')
  }
}

/** N1: number of days for which expired reservations are kept for lookup. */
const reservationRetentionDays = 30

/** Runs the domain lifecycle: reminders and renewal orders before expiry, grace and redemption after. Idempotent. */
export const runDomainLifecycle = async (payload: Payload, now: number): Promise<void> => {
  await deleteReservationsBefore(payload.db.drizzle, now - reservationRetentionDays * day)
  const lookAhead = Math.max(...domainLifecycle.renewalReminderDays) * day
  for (const held of await findExpiringDomains(payload.db.drizzle, now + lookAhead)) {
    await tryStep('remind', payload, held, now)
    await tryStep('renewByItself', payload, held, now)
    await tryStep('moveOn', payload, held, now)
  }
}

/** N5: a request for a different number of years replaces an unpaid renewal order, unless that order was paid in the meantime. */
const cancelOtherYears = async (context: Context, domainId: string, years: number): Promise<boolean> => {
  const open = await findUnpaidRenewals(context.payload.db.drizzle, domainId)
  const others = open.filter((order) => order.years !== years)
  for (const { orderNumber } of others) await cancelOrder(context, orderNumber)
  return others.length > 0
}

/** `not-found` for a domain that the customer doesn't own. */
export const renewDomain = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { currency, years, figures }: Pick<RenewalRequest, 'figures'> & { readonly currency: string; readonly years: number },
): Promise<Result<OrderedRenewal, DomainError>> => {
  const domainId = await findRenewableDomain(context.payload.db.drizzle, id, domain.toLowerCase())
  if (domainId === null) return err(refusal('not-found'))
  if (figures !== undefined) {
    const preview = await previewRenewal(context, { id }, domain, { currency, years })
    if (!preview.ok) return preview
    if (preview.value.figures !== figures) return err(refusal('figures-changed'))
  }
  const order = () => orderRenewal(context, { domainId, askedBy: 'holder', currency, years, ...(figures === undefined ? {} : { figures }) })
  // If the new order fails, the old one stays.
  const first = await order()
  const ordered = first.ok && (await cancelOtherYears(context, domainId, years)) ? await order() : first
  if (!ordered.ok) return ordered
  return ordered.value === null ? err(refusal('not-found')) : { ok: true, value: ordered.value }
}

/** U43: cancels an unpaid renewal of the customer's own domain. Returns `not-found` for any other order. */
export const cancelRenewal = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  orderNumber: string,
): Promise<Result<null, DomainError>> => {
  const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
  if (!order || order.customerId !== id || !isUnpaidRenewal(order)) return err(refusal('not-found'))
  return cancelOrder(context, orderNumber)
}
