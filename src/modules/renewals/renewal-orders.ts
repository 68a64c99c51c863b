import { domainLifecycle } from '@/lib/config/limits'
import { decideRenewal, isRenewable, renewalTerm } from '@/core/orders/renewal-order'
import type { Quote } from '@/core/orders/types'
import { ok, refuse, type Result } from '@/core/result'
import { orderForHolder, cancelOrder } from '@/modules/checkout/unpaid-orders'
import { toCustomer } from '@/modules/pricing/coupons.repository'
import { payFreeOrder } from '@/modules/checkout/place-order'
import type { Context } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { withinLimit } from '@/lib/db/transaction'
import { lockCheckouts } from '@/modules/checkout/checkout.repository'
import { placedMails } from '@/modules/checkout/emails'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { refusal, type Refusal } from '@/lib/http/http-error'
import { findHolderTax, type BuyerTax } from '@/modules/tax/buyer-tax'
import { findHeldName, type HeldName, findRenewalOrders, findUnpaidRenewals } from './renewals.repository'
import { mostRenewalYears, quoteRenewal, renewalFigures } from './renewal-quote'
import type { Payload } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'

export interface RenewalRequest {
  readonly domainId: string
  readonly askedBy: 'holder' | 'shop'
  /** Without one, what the name was bought in. */
  readonly currency?: string
  /** N4: one unless more are asked for. */
  readonly years?: number
  /** U43: the amounts that were shown before it was confirmed (`renewalFigures`); nothing is ordered at others. */
  readonly figures?: string
}

export interface OrderedRenewal {
  readonly orderNumber: string
}

/** Writes a priced term like any other order, under the key of its attempt. */
const writeRenewal = (
  context: Context,
  handle: Handle,
  held: HeldName,
  { key, quote, tax }: { readonly key: string; readonly quote: Quote; readonly tax: BuyerTax },
): Promise<Result<OrderRecord, Refusal>> =>
  orderForHolder(context, handle, { holder: held, key, quote, mailsOf: (order) => placedMails(order, true), proof: tax.proof })

/**
 * Orders another year of a name for its holder, or several (N4), at today's renewal price: once a name and term, whoever asks and however
 * often at once. Its receipt is mailed with the way to the payment; what it brings comes when it is paid.
 */
export const orderRenewal = async (
  context: Context,
  { domainId, askedBy, currency, years = 1, figures }: RenewalRequest,
): Promise<Result<OrderedRenewal | null, Refusal>> => {
  const { payload } = context
  const snapshot = await findCatalogSnapshot(context)
  const known = await findHeldName(payload.db.drizzle, domainId)
  if (known === null) return refuse(refusal('not-found'))
  const tax = await findHolderTax(context, snapshot, known)
  return withinLimit(payload, () =>
    payload.db.drizzle.transaction(async (transaction): Promise<Result<OrderedRenewal | null, Refusal>> => {
      await lockCheckouts(transaction, [{ key: `renewal:${domainId}`, customer: toCustomer(known.customerId, [known.email]) }])
      const held = await findHeldName(transaction, domainId)
      if (held === null || held.expiresAt === null || !isRenewable(held, context.now(), domainLifecycle))
        return refuse(refusal('not-found'))
      if (years > mostRenewalYears(held, context.now(), snapshot)) return refuse(refusal('years-not-offered'))
      const term = renewalTerm(held.id, held.expiresAt)
      const decision = decideRenewal(await findRenewalOrders(transaction, term), askedBy)
      if (decision.kind === 'declined') return ok(null)
      if (decision.kind === 'known') return ok({ orderNumber: decision.orderNumber })
      const quote = await quoteRenewal(context, transaction, { held, currency: currency ?? held.currency, years, snapshot, tax })
      if (!quote.ok) return quote
      if (figures !== undefined && renewalFigures(held, years, quote.value) !== figures) return refuse(refusal('figures-changed'))
      const written = await writeRenewal(context, transaction, held, { key: `${term}${decision.attempt}`, quote: quote.value, tax })
      if (!written.ok) return written
      await payFreeOrder(payload, transaction, { order: written.value, isReplay: false })
      return ok({ orderNumber: written.value.orderNumber })
    }),
  )
}

/** A released name can no longer be renewed, so nobody should pay for its renewal. */
export const cancelUnpaidRenewals = async (payload: Payload, domainId: string): Promise<void> => {
  for (const { orderNumber } of await findUnpaidRenewals(payload.db.drizzle, domainId))
    await cancelOrder(createContext(payload, defaultLocale), orderNumber)
}
