import { domainLifecycle } from '@/lib/config/limits'
import { renewableYears } from '@/core/domains/lifecycle'
import { splitDomain } from '@/core/domains/parse-domain'
import { decideRenewal, isRenewable, renewalTerm } from '@/core/orders/renewal-order'
import type { Quote, QuoteRequest } from '@/core/orders/types'
import { mostYears } from '@/core/pricing/prices'
import { ok, err, type Result } from '@/core/result'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { findNamedCodes, toCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext } from '@/modules/pricing/pricing-context'
import { quoteWithContext } from '@/modules/pricing/quote.service'
import { findHolderTax, type BuyerTax } from '@/modules/tax/buyer-tax'
import { findHeldDomain, findRenewableDomain, type HeldDomain, findRenewalOrders, findUnpaidRenewals } from './renewals.repository'

/** O4: renews the domain and those of its add-ons that are still sold. */
const requestOf = (
  { name, addonIds }: HeldDomain,
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

/** N4: the most years its TLD allows, counted from today. */
export const maximumRenewalYears = ({ name, expiresAt }: HeldDomain, now: number, { catalog }: CatalogSnapshot): number =>
  renewableYears(expiresAt ?? now, now, catalog.extensions.get(splitDomain(name).extension ?? '')?.maxYears ?? mostYears)

interface RenewalTerms {
  readonly held: HeldDomain
  readonly currency: string
  readonly years: number
  readonly snapshot: CatalogSnapshot
  readonly tax: BuyerTax
}

export const quoteRenewal = async (
  context: Context,
  handle: Handle,
  { held, currency, years, snapshot, tax }: RenewalTerms,
): Promise<Result<Quote, DomainError>> => {
  const named = await findNamedCodes(handle, { codes: [], customer: toCustomer(held.customerId, held.email), locale: context.locale })
  return quoteWithContext(toPricingContext(snapshot, context.now(), named, tax.place), requestOf(held, snapshot, currency, years))
}

/** U43: every amount of a preview as one string; the confirmation sends it back. */
export const renewalFigures = ({ name, expiresAt }: HeldDomain, years: number, { currency, lines, breakdown, dueNow }: Quote): string =>
  [
    name,
    expiresAt,
    years,
    currency.code,
    ...lines.map(({ id, subtotal }) => `${id} ${subtotal}`),
    breakdown.discount,
    breakdown.tax,
    breakdown.total,
    dueNow,
  ].join('|')

export interface RenewalPreview {
  readonly domain: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly years: number
  readonly mostYears: number
  readonly quote: Quote
  readonly figures: string
  readonly open: { readonly orderNumber: string; readonly years: number } | null
}

/** U43: today's price of renewing the customer's own domain; orders nothing. Returns `not-found` for a domain the customer doesn't own. */
export const previewRenewal = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { currency, years }: { readonly currency: string; readonly years: number },
): Promise<Result<RenewalPreview, DomainError>> => {
  const { drizzle } = context.payload.db
  const domainId = await findRenewableDomain(drizzle, id, domain.toLowerCase())
  const held = domainId === null ? null : await findHeldDomain(drizzle, domainId)
  if (held === null || held.expiresAt === null || !isRenewable(held, context.now(), domainLifecycle)) return err(refusal('not-found'))
  const snapshot = await findCatalogSnapshot(context)
  const most = maximumRenewalYears(held, context.now(), snapshot)
  if (years > most) return err(refusal('years-not-offered'))
  const tax = await findHolderTax(context, snapshot, held)
  const quote = await quoteRenewal(context, drizzle, { held, currency, years, snapshot, tax })
  if (!quote.ok) return quote
  const decision = decideRenewal(await findRenewalOrders(drizzle, renewalTerm(held.id, held.expiresAt)), 'holder')
  const unpaid = decision.kind === 'known' ? await findUnpaidRenewals(drizzle, held.id) : []
  const open = decision.kind === 'known' ? unpaid.find(({ orderNumber }) => orderNumber === decision.orderNumber) : undefined
  return ok({
    domain: held.name,
    expiresAt: held.expiresAt,
    years,
    mostYears: most,
    quote: quote.value,
    figures: renewalFigures(held, years, quote.value),
    open: open ?? null,
  })
}
