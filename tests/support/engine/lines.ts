import type { BillingPeriod, CategoryId } from '@/core/catalog/types'
import type { ConditionContext } from '@/core/discounts/conditions'
import { type DiscountLine, findEligible, openLedger, type Ledger } from '@/core/discounts/discounts'
import type { Minor, UsdCents } from '@/core/money/types'
import { currency } from './currencies'
import { now } from './world'

interface LineWords {
  readonly key?: string
  readonly category?: CategoryId
  readonly billing?: BillingPeriod
  readonly quantity?: number
  /** In the cart's minor unit. */
  readonly subtotal: number
  /** In US cents; the subtotal itself unless said. */
  readonly base?: number
}

/** A line as discounts see it. */
export const discountLine = ({ key, category, billing, quantity, subtotal, base }: LineWords): DiscountLine => ({
  key: key ?? `hosting|${category ?? 'shared'}|${subtotal}`,
  category: category ?? 'shared',
  billing: billing ?? 'monthly',
  quantity: quantity ?? 1,
  subtotal: subtotal as Minor,
  baseSubtotal: (base ?? subtotal) as UsdCents,
})

export const ledgerOf = (lines: readonly LineWords[], code = 'USD', maximumPercent = 100): Ledger =>
  openLedger(lines.map(discountLine), currency(code), maximumPercent)

/** What a check is asked with: one line of 50.00 USD, unless said otherwise. */
export const conditionContext = (more: Partial<ConditionContext> = {}): ConditionContext => ({
  now,
  isFirstOrder: true,
  customerUses: new Map(),
  currency: currency('USD'),
  eligible: findEligible(ledgerOf([{ subtotal: 5000 }]).entries, { applicable: [], excluded: [], billing: null }),
  amount: 500 as Minor,
  standing: [],
  ...more,
})

/** Eligible sums without lines behind them, for thresholds. */
export const eligibleOf = (base: number, quantity = 1): ConditionContext['eligible'] =>
  findEligible(ledgerOf([{ subtotal: base, quantity }]).entries, { applicable: [], excluded: [], billing: null })
