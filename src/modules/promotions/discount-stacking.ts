import { cartLimits } from '@/lib/config/limits'
import { maximumCodes, maximumItems } from '@/modules/pricing/schema'
import type { Coupon, DiscountValue } from '@/core/discounts/types'
import { decimalToNumber } from '@/core/money/arithmetic'
import type { Currency } from '@/core/money/types'
import { searchWorstStack, worstMoments } from '@/core/discount-stacking/search'
import type { StackAnswer, StackQuestion } from '@/core/discount-stacking/types'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context } from '@/lib/context'
import { findNamedCodes, unknownCustomer } from '@/modules/pricing/coupons.repository'
import { runInSlices } from './coupon-batches'
import { draftId, placeAutomatic, type PromotionDraft } from './simulator'
import { findStackCodes } from './promotions.repository'

/** A step takes a few tenths of a millisecond. */
const stackLimits = { codes: 500, moments: 4, steps: 4_000, tolerance: 0.0001 } as const

const dollars: Currency = {
  code: 'USD',
  symbol: '$',
  name: 'US dollar',
  exchangeRate: { digits: 1, scale: 0 },
  digits: 2,
  rateDate: '1970-01-01',
}

const limits = { quantity: cartLimits.maximumQuantity, items: maximumItems, codes: maximumCodes }

const findCoupons = async (context: Context, draft: PromotionDraft | null): Promise<readonly Coupon[]> => {
  const { drizzle } = context.payload.db
  const codes = await findStackCodes(drizzle, { now: new Date(context.now()), most: stackLimits.codes, ofEachBatch: maximumCodes })
  const { coupons } = await findNamedCodes(drizzle, { codes, customer: unknownCustomer, locale: context.locale })
  if (draft?.kind !== 'code') return [...coupons.values()]
  return [...[...coupons.values()].filter(({ id }) => id !== draft.coupon.id), draft.coupon]
}

const questionOf = async (context: Context, draft: PromotionDraft | null): Promise<Omit<StackQuestion, 'now'>> => {
  const [{ catalog, settings, automaticDiscounts }, coupons] = await Promise.all([
    findCatalogSnapshot(context),
    findCoupons(context, draft),
  ])
  return {
    catalog,
    settings,
    currency: dollars,
    automaticDiscounts: placeAutomatic(automaticDiscounts, draft),
    coupons,
    limits,
    mustCount: draft && draftId(draft),
    tolerance: stackLimits.tolerance,
    mostSteps: stackLimits.steps,
  }
}

const worse = (one: StackAnswer, other: StackAnswer): StackAnswer => ({
  worst: (other.worst?.share ?? 0) > (one.worst?.share ?? 0) ? other.worst : one.worst,
  isProven: one.isProven && other.isProven,
})

/**
 * Cart with the largest discount that this promotion and all others make possible at any time; of the whole shop if there is no draft. M5:
 * the result is the same in every currency, so it is computed in dollars.
 */
export const searchStack = async (context: Context, draft: PromotionDraft | null): Promise<StackAnswer> => {
  const question = await questionOf(context, draft)
  const own = draft?.kind === 'code' ? draft.coupon : { startsAt: null, expiresAt: null }
  const moments = worstMoments(own, question.coupons, context.now())
  let answer: StackAnswer = { worst: null, isProven: moments.length <= stackLimits.moments && question.coupons.length < stackLimits.codes }
  for (const now of moments.slice(0, stackLimits.moments)) answer = worse(answer, await runInSlices(searchWorstStack({ ...question, now })))
  return answer
}

const percentageOf = (discount: DiscountValue): number => (discount.type === 'percentage' ? decimalToNumber(discount.value) : 0)

/**
 * M17: whether the promotion's percentage, all automatic discounts and the strongest combinable code add up to 100. A sum rather than a
 * search, so that saving stays fast with any number of codes; `searchStack` finds the actual cart.
 */
export const canMakeFree = async (context: Context, draft: PromotionDraft): Promise<boolean> => {
  const { coupons, automaticDiscounts } = await questionOf(context, draft)
  const automatic = automaticDiscounts.filter(({ isActive }) => isActive).reduce((sum, discount) => sum + percentageOf(discount), 0)
  if (draft.kind === 'automatic') return automatic + Math.max(0, ...coupons.map(percentageOf)) >= 100
  const others = draft.coupon.combinable ? coupons.filter(({ id, combinable }) => combinable && id !== draft.coupon.id) : []
  return automatic + percentageOf(draft.coupon) + Math.max(0, ...others.map(percentageOf)) >= 100
}
