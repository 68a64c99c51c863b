import type { Payload } from 'payload'
import type { PricingContext } from '@/core/orders/types'
import { resolveTax } from '@/core/tax/resolve-tax'
import type { TaxPlace } from '@/core/tax/types'
import type { Context } from '@/lib/context'
import { perInstance } from '@/lib/config/process-state'
import { inBatches } from '@/lib/db/batch'
import type { Handle } from '@/lib/db/sql'
import {
  unknownCustomer,
  toCustomer,
  isEmptyQuestion,
  findNamedCodes,
  findNamedCodesOfAll,
  noCodes,
  type CodeQuestion,
  type NamedCodes,
} from './coupons.repository'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'

/**
 * Combines a catalogue snapshot with freshly read codes (D12). D10: a customer without orders counts as first-time. T4: without a place,
 * the shop's own tax applies.
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

/** Under load the query dominates the cost of a quote, so requests that arrive while one is running share the next. */
const askerOf = perInstance((payload: Payload): AskCodes =>
  inBatches({ queue: 'codes', most: 32, atOnce: 2, work: (group) => findNamedCodesOfAll(payload.db.drizzle, group) }),
)

const findCodesOf = async ({ customer, locale, payload }: Context, codes: readonly string[], handle: Handle): Promise<NamedCodes> => {
  const question = { codes, customer: customer ? toCustomer(customer.id, customer.email) : unknownCustomer, locale }
  if (isEmptyQuestion(question)) return noCodes
  // Uncommitted changes are visible only to a query in the same transaction.
  return handle === payload.db.drizzle ? askerOf(payload)(question) : findNamedCodes(handle, question)
}

/** For a snapshot already read. Queries the database only if there are codes or the customer is known. */
export const loadPricingContextOn = async (
  context: Context,
  snapshot: CatalogSnapshot,
  codes: readonly string[],
  handle: Handle,
  place: TaxPlace | null = null,
): Promise<PricingContext> => toPricingContext(snapshot, context.now(), await findCodesOf(context, codes, handle), place)

/** Usually one cheap query for the revision, in parallel with one for the codes. */
export const loadPricingContext = async (context: Context, codes: readonly string[]): Promise<PricingContext> => {
  const [snapshot, named] = await Promise.all([findCatalogSnapshot(context), findCodesOf(context, codes, context.payload.db.drizzle)])
  return toPricingContext(snapshot, context.now(), named)
}
