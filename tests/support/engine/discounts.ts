import type { AutomaticDiscount, Coupon, DiscountValue } from '@/core/discounts/coupons'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'

export const percentage = (value: number): DiscountValue => ({ type: 'percentage', value: parseDecimal(value) })
export const fixed = (value: number): DiscountValue => ({ type: 'fixed', value: usdCents(value) })

/** Coupon without conditions by default. */
export const coupon = (id: string, value: DiscountValue, more: Partial<Omit<Coupon, 'type' | 'value'>> = {}): Coupon => ({
  id,
  name: id,
  description: '',
  minAmount: null,
  maxDiscount: null,
  isActive: true,
  startsAt: null,
  expiresAt: null,
  usageLimit: null,
  usedCount: 0,
  perCustomerLimit: null,
  applicableCategories: [],
  excludedCategories: [],
  isFirstTimeOnly: false,
  minQuantity: null,
  combinable: true,
  conditions: [],
  priority: 0,
  ...value,
  ...more,
})

/** Sample coupons of the specification (§9). */
export const coupons: readonly Coupon[] = [
  coupon('WELCOME10', percentage(10), { maxDiscount: usdCents(50), isFirstTimeOnly: true }),
  coupon('CLOUD25', percentage(25), { minAmount: usdCents(30), maxDiscount: usdCents(100), applicableCategories: ['hosting'] }),
  coupon('SAVE20USD', fixed(20), { minAmount: usdCents(100), excludedCategories: ['domain'] }),
  coupon('HOLIDAY50', percentage(50), { maxDiscount: usdCents(200), applicableCategories: ['ssl'] }),
  coupon('BULK15', percentage(15), { maxDiscount: usdCents(75), minQuantity: 3 }),
]

type AutomaticOptions = Partial<Omit<AutomaticDiscount, 'type' | 'value' | 'conditions'>> & {
  readonly conditions?: Partial<AutomaticDiscount['conditions']>
}

export const automatic = (id: string, value: DiscountValue, { conditions, ...more }: AutomaticOptions = {}): AutomaticDiscount => ({
  id,
  name: id,
  description: '',
  isActive: true,
  maxDiscount: null,
  priority: 0,
  applicableCategories: [],
  ...value,
  ...more,
  conditions: { billingPeriod: null, isFirstOrder: false, minAmount: null, ...conditions },
})

/** Automatic discounts of the specification (§9, D6, D7). */
export const automaticDiscounts: readonly AutomaticDiscount[] = [
  automatic('yearly-billing', percentage(10), {
    priority: 1,
    applicableCategories: ['hosting', 'ssl'],
    conditions: { billingPeriod: 'yearly' },
  }),
  automatic('first-order', percentage(5), { priority: 2, maxDiscount: usdCents(25), conditions: { isFirstOrder: true } }),
  automatic('volume', percentage(5), { priority: 3, maxDiscount: usdCents(50), conditions: { minAmount: usdCents(200) } }),
]
