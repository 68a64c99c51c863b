import { type BillingPeriod, type Service, billingPeriods } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import type { Quote, QuoteLine } from '@/core/orders/types'
import { effectivePrice } from '@/core/pricing/prices'
import { yearlySavings } from '@/core/pricing/comparisons'

/** D15: at list prices, before what the catalogue itself takes off. */
export const listedOf = ({ subtotal, catalogSavings }: QuoteLine): number => subtotal + catalogSavings

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const catalogSavingsOf = ({ lines }: Quote): number => sum(lines.map(({ catalogSavings }) => catalogSavings))

/** What a discount took of this quote; 0 where it did not apply. */
export const savingsBy = ({ automaticDiscounts }: Quote, discountId: string): number =>
  automaticDiscounts.find((discount) => discount.discountId === discountId)?.savings ?? 0

/** What it was computed on (D3). */
export const eligibleFor = ({ automaticDiscounts }: Quote, discountId: string): number =>
  automaticDiscounts.find((discount) => discount.discountId === discountId)?.eligible ?? 0

export const afterDiscountsOf = ({ breakdown }: Quote): number => breakdown.subtotal + breakdown.setupFees - breakdown.discount

/** Periods something renews by, shortest first. */
export const renewalPeriods = ({ lines }: Quote): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => lines.some(({ billing }) => billing === period))

/** What comes due every period, before tax. */
export const renewalOf = ({ lines }: Quote, period: BillingPeriod): number =>
  sum(lines.filter(({ billing }) => billing === period).map(({ renewal, quantity }) => renewal * quantity))

/** P3: 12 × monthly − yearly of everything sold both ways, in the quote's currency; shown only when positive. */
export const yearlySavingsOf = ({ lines, currency }: Quote, services: readonly Service[]): number =>
  sum(
    lines.map(({ id, type, billing, quantity }) => {
      const { monthly, yearly } = services.find((service) => service.id === id && service.type === type)?.prices ?? {}
      if (!monthly || !yearly || (billing !== 'monthly' && billing !== 'yearly')) return 0
      const saved = yearlySavings(convertUnit(effectivePrice(monthly), currency), convertUnit(effectivePrice(yearly), currency))
      return (saved ?? 0) * quantity
    }),
  )
