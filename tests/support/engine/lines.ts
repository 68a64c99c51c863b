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
  /** Minor units of the cart's currency. */
  readonly subtotal: number
  /** US cents; defaults to the subtotal. */
  readonly base?: number
}

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

/** Default context: one line of 50.00 USD. */
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

/** Sums without lines, for thresholds. */
export const eligibleOf = (base: number, quantity = 1): ConditionContext['eligible'] =>
  findEligible(ledgerOf([{ subtotal: base, quantity }]).entries, { applicable: [], excluded: [], billing: null })
