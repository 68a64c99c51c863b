import { normaliseCode } from '@/core/discounts/normalise-code'
import type { AutomaticDiscount, Coupon, DiscountValue } from '@/core/discounts/types'
import { parseDecimal } from '@/core/money/decimal'
import { usdCents } from '@/core/money/usd-cents'
import type { AutomaticDiscountDocument, CouponDocument } from './documents'
import { toColumnValues, toConditionRows } from './to-conditions'
import { usdCentsOrNull } from './to-money'

const toValue = ({ type, value }: Pick<CouponDocument, 'type' | 'value'>): DiscountValue =>
  type === 'fixed' ? { type, value: usdCents(value) } : { type, value: parseDecimal(value) }

/** D11: the id is the code, upper case and trimmed. */
export const toCoupon = (document: CouponDocument): Coupon => {
  const settings = toColumnValues(document)
  const conditions = toConditionRows(document.conditions ?? [])
  return {
    ...toValue(document),
    id: normaliseCode(document.code),
    name: document.name ?? document.code,
    description: document.description ?? '',
    maxDiscount: usdCentsOrNull(document.maxDiscount),
    usedCount: document.usedCount ?? 0,
    applicableCategories: document.applicableCategories ?? [],
    excludedCategories: document.excludedCategories ?? [],
    priority: document.priority ?? 0,
    ...settings,
    isActive: settings.isActive && conditions !== null,
    conditions: conditions ?? [],
  }
}

export const toAutomaticDiscount = (document: AutomaticDiscountDocument): AutomaticDiscount => ({
  ...toValue(document),
  id: document.key,
  name: document.name ?? document.key,
  description: document.description ?? '',
  isActive: document.isActive ?? false,
  maxDiscount: usdCentsOrNull(document.maxDiscount),
  priority: document.priority ?? 0,
  conditions: {
    billingPeriod: document.conditions?.billingPeriod ?? null,
    isFirstOrder: document.conditions?.isFirstOrder ?? false,
    minAmount: usdCentsOrNull(document.conditions?.minAmount),
  },
  applicableCategories: document.applicableCategories ?? [],
})
