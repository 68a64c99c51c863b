import { addDays } from '@/core/dates'
import { isUnpaid } from '@/core/orders/status'
import { isGivenUp } from '@/core/payments/charge-plan'
import { domainChargeAt, isAutoCharged, renewalAmount, renewalTerm, type RenewalPrice } from '@/core/orders/renewal-order'
import type { Quote } from '@/core/orders/types'
import { domainCharges } from '@/lib/config/limits'
import type { Context } from '@/lib/context'
import type { MailPrice } from '@/lib/outbox/email-data'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findOrderByNumber, type OrderRecord } from '@/modules/orders/orders.repository'
import {
  findChargeOfOrder,
  findChargeSettings,
  findDefaultCard,
  type CardRow,
} from '@/modules/payments/saved-methods/saved-methods.repository'
import { findHolderTax } from '@/modules/tax/buyer-tax'
import { quoteRenewal } from './renewal-quote'
import { findHeldDomain, findKnownPrices, findRenewalOrders, type ExpiringDomain } from './renewals.repository'

/** U51, U52: what happens at the end of a domain's term if its customer does nothing. */
export type RenewalPlan =
  /** It expires: nothing is ordered, or the order was cancelled or refunded. */
  | { readonly kind: 'none' }
  | { readonly kind: 'paid' }
  /** An order the customer pays manually; `isTried`: a card was to be charged. */
  | { readonly kind: 'bill'; readonly order: OrderRecord | null; readonly isTried: boolean }
  | {
      readonly kind: 'charge'
      readonly card: CardRow
      /** Epoch milliseconds. */
      readonly at: number
      /** Including tax. */
      readonly total: MailPrice
      /** Order to be charged; null if it is yet to be created. */
      readonly order: OrderRecord | null
      /** Price to announce before it can be charged; null if none. */
      readonly announces: RenewalPrice | null
    }

interface PlanPrice {
  readonly price: RenewalPrice
  readonly total: MailPrice
}

const priceOfOrder = ({ lines, currency, digits, breakdown }: OrderRecord): PlanPrice => ({
  price: { amount: renewalAmount(lines), currency },
  total: { amount: breakdown.total, currency, digits },
})

const priceOfQuote = ({ lines, currency: { code: currency, digits }, breakdown }: Quote): PlanPrice => ({
  price: { amount: renewalAmount(lines), currency },
  total: { amount: breakdown.total, currency, digits },
})

/** Today's renewal price; null if a renewal can't be ordered. */
const priceToday = async (context: Context, domainId: string): Promise<PlanPrice | null> => {
  const { drizzle } = context.payload.db
  const held = await findHeldDomain(drizzle, domainId)
  if (held === null) return null
  const snapshot = await findCatalogSnapshot(context)
  const tax = await findHolderTax(context, snapshot, held)
  const quote = await quoteRenewal(context, drizzle, { held, currency: held.currency, years: 1, snapshot, tax })
  return quote.ok ? priceOfQuote(quote.value) : null
}

/**
 * U51: plans a saved card for the term's open order, or for the one to be created, if automatic payment is on, the price will have been
 * known for long enough, and no attempt has finally failed. A new price is announced if there is still time.
 */
export const planRenewal = async (context: Context, domain: ExpiringDomain): Promise<RenewalPlan> => {
  const { payload, payments } = context
  const { drizzle } = payload.db
  const now = context.now()
  const last = (await findRenewalOrders(drizzle, renewalTerm(domain.id, domain.expiresAt))).at(-1)
  if (last?.status === 'cancelled' || last?.status === 'refunded') return { kind: 'none' }
  if (last && !isUnpaid(last.status)) return { kind: 'paid' }
  const order = last ? await findOrderByNumber(drizzle, last.orderNumber) : null
  const charge = order && (await findChargeOfOrder(drizzle, order.id))
  const bill: RenewalPlan = order || domain.autoRenew ? { kind: 'bill', order, isTried: charge !== null } : { kind: 'none' }
  const card = isAutoCharged(domain, now) ? await findDefaultCard(drizzle, domain.customerId) : null
  if (!card || !payments[card.provider]?.cards || (order && order.paymentMethod !== card.provider)) return bill
  if (charge && isGivenUp(charge)) return bill
  const priced = order ? priceOfOrder(order) : await priceToday(context, domain.id)
  if (priced === null) return bill
  const { price, total } = priced
  const { domainChargeDays } = await findChargeSettings(drizzle)
  const known = await findKnownPrices(drizzle, domain.id)
  const at = domainChargeAt(domain.expiresAt, price, known, domainChargeDays)
  const toKnow = [{ ...price, chargeableFrom: addDays(now, domainCharges.announceDays) }]
  const announced = at ?? domainChargeAt(domain.expiresAt, price, toKnow, domainChargeDays)
  if (announced === null) return bill
  const next = charge?.state === 'declined' && charge.nextAt !== null ? charge.nextAt : announced
  return { kind: 'charge', card, at: next, total, order, announces: at === null ? price : null }
}
