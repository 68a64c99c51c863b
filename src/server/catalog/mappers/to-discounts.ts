import type { AutomaticDiscount, Coupon, DiscountValue } from '@/core/discounts/types'
import { parseDecimal } from '@/core/money/decimal'
import { usdCents } from '@/core/money/usd-cents'
import type { AutomaticDiscountDocument, CouponDocument } from './documents'
import { instantOrNull, usdCentsOrNull } from './to-money'

const toValue = ({ type, value }: Pick<CouponDocument, 'type' | 'value'>): DiscountValue =>
  type === 'fixed' ? { type, value: usdCents(value) } : { type, value: parseDecimal(value) }

/** D11: the id is the code, upper case and trimmed. */
export const toCoupon = (document: CouponDocument): Coupon => ({
  ...toValue(document),
  id: document.code.trim().toUpperCase(),
  name: document.name ?? document.code,
  description: document.description ?? '',
  minAmount: usdCentsOrNull(document.minAmount),
  maxDiscount: usdCentsOrNull(document.maxDiscount),
  isActive: document.isActive ?? false,
  startsAt: instantOrNull(document.startsAt),
  expiresAt: instantOrNull(document.expiresAt),
  usageLimit: document.usageLimit ?? null,
  usedCount: document.usedCount ?? 0,
  perCustomerLimit: document.perCustomerLimit ?? null,
  applicableCategories: document.applicableCategories ?? [],
  excludedCategories: document.excludedCategories ?? [],
  isFirstTimeOnly: document.isFirstTimeOnly ?? false,
  minQuantity: document.minQuantity ?? null,
  combinable: document.combinable ?? true,
  priority: document.priority ?? 0,
})

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
