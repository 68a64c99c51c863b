import { domainLifecycle } from '@/config/limits'
import { decideRenewal, isRenewable, renewalTerm } from '@/core/orders/renewal-order'
import type { QuoteRequest } from '@/core/orders/types'
import { renewableYears } from '@/core/domains/registration-term'
import { splitDomain } from '@/core/domains/split-domain'
import { mostYears } from '@/core/pricing/term-price'
import { ok, refuse, type Result } from '@/core/result'
import { orderForHolder } from '@/server/checkout/order-for-holder'
import { toCustomer } from '@/server/pricing/customer'
import { payFreeOrder } from '@/server/checkout/pay-free-order'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { lockCheckouts } from '@/server/checkout/checkout-repository'
import { placedMails } from '@/server/checkout/placed-mails'
import type { OrderRecord } from '@/server/orders/order-record'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { findNamedCodes } from '@/server/pricing/coupon-repository'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findHolderTax, type BuyerTax } from '@/server/tax/find-buyer-tax'
import { quoteIn } from '@/server/pricing/quote-cart'
import { findHeldName, type HeldName } from './held-name-repository'
import { findRenewalOrders } from './renewal-order-repository'

export interface RenewalRequest {
  readonly domainId: string
  readonly askedBy: 'holder' | 'shop'
  /** Without one, what the name was bought in. */
  readonly currency?: string
  /** N4: one unless more are asked for. */
  readonly years?: number
}

export interface OrderedRenewal {
  readonly orderNumber: string
}

/** O4: more years of the name and of whatever hangs on it and is still sold. */
const requestOf = (
  { name, addonIds }: HeldName,
  { catalog, currencies }: CatalogSnapshot,
  currency: string,
  years: number,
): QuoteRequest => ({
  currency: currencies.has(currency) ? currency : 'USD',
  codes: [],
  items: [
    { type: 'domain', id: name, billing: 'yearly', quantity: 1, serviceData: { operation: 'renew', ...(years > 1 ? { years } : {}) } },
    ...addonIds
      .filter((id) => catalog.addons.has(id))
      .map((id) => ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain: name } }) as const),
  ],
})

/** N4: as far as its ending allows, counted from today. */
const mostRenewalYears = ({ name, expiresAt }: HeldName, now: number, { catalog }: CatalogSnapshot): number =>
  renewableYears(expiresAt ?? now, now, catalog.extensions.get(splitDomain(name).extension ?? '')?.maxYears ?? mostYears)

/** Prices a term like any other order and writes it, under the key of its attempt. */
const writeRenewal = async (
  context: Context,
  handle: Handle,
  held: HeldName,
  key: string,
  request: QuoteRequest,
  snapshot: CatalogSnapshot,
  tax: BuyerTax,
): Promise<Result<OrderRecord, Refusal>> => {
  const named = await findNamedCodes(handle, { codes: [], customer: toCustomer(held.customerId, [held.email]), locale: context.locale })
  const quote = quoteIn(toQuoteWorld(snapshot, context.now(), named, tax.place), request)
  return quote.ok
    ? orderForHolder(context, handle, {
        holder: held,
        key,
        quote: quote.value,
        mailsOf: (order) => placedMails(order, true),
        proof: tax.proof,
      })
    : quote
}

/**
 * Orders another year of a name for its holder, or several (N4), at today's renewal price: once a name and term, whoever asks and however
 * often at once. Its receipt is mailed with the way to the payment; what it brings comes when it is paid.
 */
export const orderRenewal = async (
  context: Context,
  { domainId, askedBy, currency, years = 1 }: RenewalRequest,
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
      const key = `${term}${decision.attempt}`
      const request = requestOf(held, snapshot, currency ?? held.currency, years)
      const written = await writeRenewal(context, transaction, held, key, request, snapshot, tax)
      if (!written.ok) return written
      await payFreeOrder(payload, transaction, { order: written.value, isReplay: false })
      return ok({ orderNumber: written.value.orderNumber })
    }),
  )
}
