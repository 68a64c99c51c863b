import type { AppliedDiscount } from '../discounts/applied-discount'
import { spreadDiscount, type Ledger } from '../discounts/spread-discount'
import { sumOf } from '../money/sum'
import type { Minor, UsdCents } from '../money/types'
import type { QuoteLine } from './types'

/** What somebody has paid already for days that have not come (U9), named in their language. In the cart's currency. */
export interface Credit {
  readonly name: string
  readonly amount: Minor
}

/** Stands among an order's discounts. No code and no automatic discount has a colon. */
export const creditId = 'credit:unused-term'

const nothing = 0 as UsdCents

/** U10: takes as much of a credit as there is to pay, before tax. It is no saving, and nothing limits it but the lines (D9 says of which). */
export const applyCredit = (ledger: Ledger, credit: Credit | null): AppliedDiscount | null => {
  const left = sumOf(ledger.entries.map((entry) => entry.left))
  const savings = Math.min(credit?.amount ?? 0, left) as Minor
  if (credit === null || savings <= 0) return null
  spreadDiscount(ledger, ledger.entries, creditId, savings)
  return { discountId: creditId, name: credit.name, description: '', value: { type: 'fixed', value: nothing }, eligible: left, savings }
}

/** What an order took of a credit. */
export const creditIn = (lines: readonly Pick<QuoteLine, 'discounts'>[]): Minor =>
  sumOf(lines.flatMap(({ discounts }) => discounts.filter(({ discountId }) => discountId === creditId).map(({ savings }) => savings)))
