import { cartLimits } from '@/lib/config/limits'
import { maximumCodes, maximumItems } from '@/modules/pricing/schema'
import type { DiscountValue } from '@/core/discounts/coupons'
import { decimalToNumber } from '@/core/money/arithmetic'
import { searchWorstStack, worstMoments } from '@/core/discount-stacking/search'
import type { StackAnswer, StackQuestion } from '@/core/discount-stacking/types'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context } from '@/lib/context'
import { findNamedCodes, unknownCustomer } from '@/modules/pricing/coupons.repository'
import { toPricingContext } from '@/modules/pricing/quote.service'
import { runInSlices } from './coupon-batches'
import { draftId, placeAutomatic, type PromotionDraft } from './simulator'
import { findStackCodes } from './promotions.repository'

/** One step takes a few tenths of a millisecond. */
const stackLimits = { codes: 500, moments: 4, steps: 4_000, tolerance: 0.0001 } as const

const findQuestion = async (context: Context, draft: PromotionDraft | null): Promise<StackQuestion> => {
  const { drizzle } = context.payload.db
  const now = context.now()
  const codes = await findStackCodes(drizzle, { now: new Date(now), most: stackLimits.codes, ofEachBatch: maximumCodes })
  const [snapshot, named] = await Promise.all([
    findCatalogSnapshot(context),
    findNamedCodes(drizzle, { codes, customer: unknownCustomer, locale: context.locale }),
  ])
  return {
    ...toPricingContext(snapshot, now, named),
    automaticDiscounts: placeAutomatic(snapshot.automaticDiscounts, draft),
    coupons: draft?.kind === 'code' ? new Map([...named.coupons, [draft.coupon.id, draft.coupon]]) : named.coupons,
    // D10: a first-time customer pays the least.
    isFirstOrder: true,
    customerUses: new Map(),
    limits: { quantity: cartLimits.maximumQuantity, items: maximumItems, codes: maximumCodes },
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
 * Cart with the largest discount that this promotion and all others make possible at any time; if there is no draft, for the whole shop.
 * M5: the result is the same in every currency, so it is computed in dollars.
 */
export const searchStack = async (context: Context, draft: PromotionDraft | null): Promise<StackAnswer> => {
  const question = await findQuestion(context, draft)
  const own = draft?.kind === 'code' ? draft.coupon : { startsAt: null, expiresAt: null }
  const moments = worstMoments(own, [...question.coupons.values()], question.now)
  let answer: StackAnswer = { worst: null, isProven: moments.length <= stackLimits.moments && question.coupons.size < stackLimits.codes }
  for (const now of moments.slice(0, stackLimits.moments)) answer = worse(answer, await runInSlices(searchWorstStack({ ...question, now })))
  return answer
}

const percentageOf = (discount: DiscountValue): number => (discount.type === 'percentage' ? decimalToNumber(discount.value) : 0)

/**
 * M17: whether the promotion's percentage, all automatic discounts and the strongest combinable code add up to 100. Uses a sum rather than
 * a search, so that saving stays fast with any number of codes; `searchStack` finds the actual cart.
 */
export const canMakeFree = async (context: Context, draft: PromotionDraft): Promise<boolean> => {
  const { coupons, automaticDiscounts } = await findQuestion(context, draft)
  const automatic = automaticDiscounts.reduce((sum, discount) => sum + (discount.isActive ? percentageOf(discount) : 0), 0)
  const isCode = draft.kind === 'code'
  const beside = [...coupons.values()].filter(
    ({ id, combinable }) => !isCode || (draft.coupon.combinable && combinable && id !== draft.coupon.id),
  )
  return automatic + (isCode ? percentageOf(draft.coupon) : 0) + Math.max(0, ...beside.map(percentageOf)) >= 100
}
