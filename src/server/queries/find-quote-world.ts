import { normaliseCode } from '@/core/discounts/normalise-code'
import type { Coupon } from '@/core/discounts/types'
import type { QuoteWorld } from '@/core/orders/types'
import type { Context } from '../context'
import type { Handle } from '../database/handle'
import { normaliseEmail } from '../normalise-email'
import { findCatalogSnapshot } from './find-catalog-snapshot'
import { findCodeUses, type CodeUses } from './find-code-uses'
import type { CatalogSnapshot } from './load-catalog-snapshot'

/** The world of a quote, from a snapshot and the counts that are read afresh (D12). */
export const toQuoteWorld = (
  snapshot: CatalogSnapshot,
  now: number,
  codes: readonly string[],
  uses: CodeUses | null,
  isFirstOrder: boolean,
): QuoteWorld => ({
  catalog: snapshot.catalog,
  currencies: snapshot.currencies,
  coupons: couponsOf(snapshot, codes, uses),
  automaticDiscounts: snapshot.automaticDiscounts,
  settings: snapshot.settings,
  now,
  isFirstOrder,
  customerUses: uses?.customerUses ?? new Map(),
})

const couponsOf = (snapshot: CatalogSnapshot, codes: readonly string[], uses: CodeUses | null): ReadonlyMap<string, Coupon> => {
  const coupons = new Map<string, Coupon>()
  for (const code of codes.map(normaliseCode)) {
    const coupon = snapshot.coupons.get(code)
    if (coupon) coupons.set(code, { ...coupon, usedCount: uses?.usedCounts.get(code) ?? coupon.usedCount })
  }
  return coupons
}

const isLimited = (coupon: Coupon | undefined): boolean =>
  coupon !== undefined && (coupon.usageLimit !== null || coupon.perCustomerLimit !== null)

/**
 * The world of a snapshot that was read already; one more query only where a code with a limit stands on the cart or the
 * visitor is known. D10: an anonymous visitor's order is taken to be the first.
 */
export const findWorldOn = async (
  context: Context,
  snapshot: CatalogSnapshot,
  codes: readonly string[],
  handle: Handle,
): Promise<QuoteWorld> => {
  const limited = codes.map(normaliseCode).filter((code) => isLimited(snapshot.coupons.get(code)))
  const customerKeys = context.customer ? [normaliseEmail(context.customer.email)] : []
  if (limited.length === 0 && customerKeys.length === 0) return toQuoteWorld(snapshot, context.now(), codes, null, true)
  const uses = await findCodeUses(handle, limited, customerKeys)
  return toQuoteWorld(snapshot, context.now(), codes, uses, uses.orderCount === 0)
}

/** What a quote is computed in: as a rule one cheap query, for the revision. */
export const findQuoteWorld = async (context: Context, codes: readonly string[]): Promise<QuoteWorld> =>
  findWorldOn(context, await findCatalogSnapshot(context), codes, context.payload.db.drizzle)
