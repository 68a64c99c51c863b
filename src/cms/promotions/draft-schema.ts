import { z } from 'zod'
import { categoryIds } from '@/core/catalog/categories'
import { billingPeriods } from '@/core/catalog/types'
import { normaliseCode } from '@/core/discounts/coupons'
import type { PromotionDraft } from '@/modules/promotions/simulator'
import { toAutomaticDiscount, toCoupon } from '@/modules/catalog/mappers'

const amount = z.number().min(0).max(1e7).nullish()
const count = z.int().min(0).max(1e9).nullish()
const text = z.string().max(500).nullish()
const moment = z.iso.datetime({ offset: true }).nullish()
const categories = z.array(z.enum(categoryIds)).max(100).nullish()

const common = {
  type: z.enum(['percentage', 'fixed']),
  value: z.number().min(0).max(1e7),
  name: text,
  description: text,
  isActive: z.boolean().nullish(),
  maxDiscount: amount,
  priority: z.number().nullish(),
  applicableCategories: categories,
}

/** What stands in the form of a code. What a form holds besides is read over: none of it counts. */
const codeDraft = z.object({
  ...common,
  kind: z.literal('code'),
  code: z.string().trim().min(1).max(64),
  usedCount: count,
  excludedCategories: categories,
  startsAt: moment,
  expiresAt: moment,
  minAmount: amount,
  minQuantity: count,
  usageLimit: count,
  perCustomerLimit: count,
  isFirstTimeOnly: z.boolean().nullish(),
  combinable: z.boolean().nullish(),
  conditions: z
    .array(z.looseObject({ blockType: z.string() }))
    .max(50)
    .nullish(),
})

const automaticDraft = z.object({
  ...common,
  kind: z.literal('automatic'),
  key: z.string().trim().min(1).max(100),
  conditions: z
    .object({ billingPeriod: z.enum(billingPeriods).nullish(), isFirstOrder: z.boolean().nullish(), minAmount: amount })
    .nullish(),
})

export const draftSchema = z.discriminatedUnion('kind', [codeDraft, automaticDraft])

/** As the engine reads what is saved; `null` where an amount has more places than a cent, or a setting is of another kind. */
export const readDraft = (typed: z.output<typeof draftSchema>): PromotionDraft | null => {
  try {
    if (typed.kind === 'automatic') return { kind: 'automatic', discount: toAutomaticDiscount(typed) }
    return { kind: 'code', coupon: toCoupon({ ...typed, code: normaliseCode(typed.code) }) }
  } catch (fault) {
    if (fault instanceof RangeError || fault instanceof TypeError) return null
    throw fault
  }
}
