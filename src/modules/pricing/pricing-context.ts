import type { Payload } from 'payload'
import type { PricingContext } from '@/core/orders/types'
import { resolveTax } from '@/core/tax/resolve-tax'
import type { TaxPlace } from '@/core/tax/types'
import type { Context } from '@/lib/context'
import { inBatches } from '@/lib/db/transaction'
import type { Handle } from '@/lib/db/sql'
import {
  nobodyKnown,
  toCustomer,
  asksNothing,
  findNamedCodes,
  findNamedCodesOfAll,
  noCodes,
  type CodeQuestion,
  type NamedCodes,
} from './coupons.repository'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'

/**
 * The world of a quote: a snapshot, and what was read afresh of its codes (D12). D10: who has no order yet makes the first. T4: without a
 * place it is taxed where the shop is.
 */
export const toPricingContext = (
  snapshot: CatalogSnapshot,
  now: number,
  { coupons, customerUses, isFirstOrder }: NamedCodes,
  place: TaxPlace | null = null,
): PricingContext => {
  const { rate, note } = resolveTax(snapshot.tax, snapshot.settings.taxRate, place, now)
  return {
    catalog: snapshot.catalog,
    currencies: snapshot.currencies,
    coupons,
    automaticDiscounts: snapshot.automaticDiscounts,
    settings: { ...snapshot.settings, taxRate: rate },
    ...(note ? { taxNote: note } : {}),
    now,
    isFirstOrder,
    customerUses,
  }
}

type AskCodes = (question: CodeQuestion) => Promise<NamedCodes>

const askers = new WeakMap<Payload, AskCodes>()

/** In a crowd most of what a quote costs is its statement: those that come while one is under way share the next. */
const askerOf = (payload: Payload): AskCodes => {
  const ask =
    askers.get(payload) ??
    inBatches({ queue: 'codes', most: 32, atOnce: 2, work: (group) => findNamedCodesOfAll(payload.db.drizzle, group) })
  askers.set(payload, ask)
  return ask
}

const findCodesOf = async ({ customer, locale, payload }: Context, codes: readonly string[], handle: Handle): Promise<NamedCodes> => {
  const question = { codes, customer: customer ? toCustomer(customer.id, [customer.email]) : nobodyKnown, locale }
  if (asksNothing(question)) return noCodes
  // What a transaction has not shown yet, only its own statement sees.
  return handle === payload.db.drizzle ? askerOf(payload)(question) : findNamedCodes(handle, question)
}

/** The world of a snapshot that was read already; one more query only where there are codes or the visitor is known. */
export const loadPricingContextOn = async (
  context: Context,
  snapshot: CatalogSnapshot,
  codes: readonly string[],
  handle: Handle,
  place: TaxPlace | null = null,
): Promise<PricingContext> => toPricingContext(snapshot, context.now(), await findCodesOf(context, codes, handle), place)

/** What a quote is computed in: as a rule one cheap query for the revision, and beside it one for its codes. */
export const loadPricingContext = async (context: Context, codes: readonly string[]): Promise<PricingContext> => {
  const [snapshot, named] = await Promise.all([findCatalogSnapshot(context), findCodesOf(context, codes, context.payload.db.drizzle)])
  return toPricingContext(snapshot, context.now(), named)
}
