import type { BillingPeriod, CategoryId } from '../catalog/types'

type PromotionState = 'draft' | 'off' | 'ended' | 'used-up' | 'scheduled' | 'ending' | 'live'

const day = 86_400_000

/** How long before its end a promotion is labelled as ending, in ms. */
export const endingSoonMs = 3 * day

export interface PromotionStanding {
  readonly isDraft: boolean
  readonly isActive: boolean
  readonly startsAt: number | null
  readonly expiresAt: number | null
  readonly usageLimit: number | null
  readonly usedCount: number
}

/** The first match wins. D12: `ended` from `expiresAt` on, `used up` after the last use. */
export const promotionState = (standing: PromotionStanding, now: number): PromotionState => {
  const { isDraft, isActive, startsAt, expiresAt, usageLimit, usedCount } = standing
  if (isDraft) return 'draft'
  if (!isActive) return 'off'
  if (expiresAt !== null && now >= expiresAt) return 'ended'
  if (usageLimit !== null && usedCount >= usageLimit) return 'used-up'
  if (startsAt !== null && now < startsAt) return 'scheduled'
  return expiresAt !== null && expiresAt - now <= endingSoonMs ? 'ending' : 'live'
}

/** Form values, possibly incomplete. */
export interface PromotionFields {
  readonly _status?: string | null | undefined
  readonly isActive?: boolean | null | undefined
  readonly type?: string | null | undefined
  readonly value?: number | null | undefined
  readonly maxDiscount?: number | null | undefined
  readonly startsAt?: string | Date | null | undefined
  readonly startsAt_tz?: string | null | undefined
  readonly expiresAt?: string | Date | null | undefined
  readonly expiresAt_tz?: string | null | undefined
  readonly minAmount?: number | null | undefined
  readonly minQuantity?: number | null | undefined
  readonly applicableCategories?: readonly CategoryId[] | null | undefined
  readonly excludedCategories?: readonly CategoryId[] | null | undefined
  readonly usageLimit?: number | null | undefined
  readonly usedCount?: number | null | undefined
  readonly perCustomerLimit?: number | null | undefined
  readonly isFirstTimeOnly?: boolean | null | undefined
  readonly combinable?: boolean | null | undefined
  /** An object on an automatic discount; an array of rows on a code. */
  readonly conditions?: unknown
}

export interface PromotionMoment {
  readonly at: number
  readonly zone: string
}

/** Language-neutral summary; callers render the text. */
export interface Promotion {
  readonly state: PromotionState
  /** `null` if the value is empty. Dollars, as typed. */
  readonly takes: { readonly kind: 'percent' | 'dollars'; readonly value: number } | null
  readonly atMost: number | null
  readonly categories: readonly CategoryId[]
  readonly excluded: readonly CategoryId[]
  readonly billing: BillingPeriod | null
  readonly leastAmount: { readonly dollars: number; readonly isStrict: boolean } | null
  readonly leastQuantity: number | null
  readonly isFirstTimeOnly: boolean
  readonly standsAlone: boolean
  readonly from: PromotionMoment | null
  readonly until: PromotionMoment | null
  readonly uses: { readonly limit: number | null; readonly perCustomer: number | null; readonly used: number }
}

interface AutomaticConditions {
  readonly billingPeriod?: BillingPeriod | null
  readonly isFirstOrder?: boolean | null
  readonly minAmount?: number | null
}

const conditionsOf = ({ conditions }: PromotionFields): AutomaticConditions =>
  typeof conditions === 'object' && conditions !== null && !Array.isArray(conditions) ? conditions : {}

const momentOf = (value: string | Date | null | undefined, zone: string | null | undefined): PromotionMoment | null => {
  const at = value ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(at) ? null : { at, zone: zone ?? 'UTC' }
}

const above = (value: number | null | undefined): number | null => (value && value > 0 ? value : null)

const leastOf = (fields: PromotionFields): Promotion['leastAmount'] => {
  const own = above(fields.minAmount)
  // D6: strictly above for automatic discounts; codes use ≥ (D5).
  const cart = above(conditionsOf(fields).minAmount)
  if (own !== null) return { dollars: own, isStrict: false }
  return cart === null ? null : { dollars: cart, isStrict: true }
}

export const describePromotion = (fields: PromotionFields, now: number): Promotion => {
  const { billingPeriod, isFirstOrder } = conditionsOf(fields)
  const from = momentOf(fields.startsAt, fields.startsAt_tz)
  const until = momentOf(fields.expiresAt, fields.expiresAt_tz)
  const uses = { limit: fields.usageLimit ?? null, perCustomer: fields.perCustomerLimit ?? null, used: fields.usedCount ?? 0 }
  const value = above(fields.value)
  const standing = {
    isDraft: fields._status === 'draft',
    isActive: fields.isActive ?? false,
    startsAt: from?.at ?? null,
    expiresAt: until?.at ?? null,
    usageLimit: uses.limit,
    usedCount: uses.used,
  }
  return {
    state: promotionState(standing, now),
    takes: value === null ? null : { kind: fields.type === 'fixed' ? 'dollars' : 'percent', value },
    atMost: above(fields.maxDiscount),
    categories: fields.applicableCategories ?? [],
    excluded: fields.excludedCategories ?? [],
    billing: billingPeriod ?? null,
    leastAmount: leastOf(fields),
    leastQuantity: above(fields.minQuantity),
    isFirstTimeOnly: (fields.isFirstTimeOnly ?? false) || (isFirstOrder ?? false),
    standsAlone: fields.combinable === false,
    from,
    until,
    uses,
  }
}
