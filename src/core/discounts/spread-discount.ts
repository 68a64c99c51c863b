import { allocate } from '../money/allocate'
import type { Currency, Minor, UsdCents } from '../money/types'
import { combinedAllowance } from './combined-limit'
import { isDiscountable, type DiscountLine, type LineSaving } from './discount-line'

/** A line as the ledger keeps it: what is left of it, and what was taken by whom. */
export interface LedgerEntry {
  readonly line: DiscountLine
  left: number
  readonly savings: LineSaving[]
}

/** What is still there to discount while discounts go one after another in their fixed order (D8). Lives for one quote. */
export interface Ledger {
  readonly currency: Currency
  readonly entries: readonly LedgerEntry[]
  /** The whole cart before discounts, without what is paid into balances, in USD (D6, O21). */
  readonly baseSubtotal: UsdCents
  /** D1: what all discounts together may still take. */
  allowance: number
}

export const openLedger = (lines: readonly DiscountLine[], currency: Currency, maximumPercent: number): Ledger => {
  let subtotal = 0
  let baseSubtotal = 0
  const entries: LedgerEntry[] = []
  for (const line of lines) {
    entries.push({ line, left: line.subtotal, savings: [] })
    if (!isDiscountable(line)) continue
    subtotal += line.subtotal
    baseSubtotal += line.baseSubtotal
  }
  return {
    currency,
    entries,
    baseSubtotal: baseSubtotal as UsdCents,
    allowance: combinedAllowance(subtotal as Minor, maximumPercent),
  }
}

/** D9: takes `amount` off the eligible lines in proportion to what is left of each. `amount` never exceeds what is left. */
export const spreadDiscount = (ledger: Ledger, eligible: readonly LedgerEntry[], discountId: string, amount: Minor): void => {
  const shares = allocate(
    amount,
    eligible.map((entry) => ({ weight: entry.left, key: entry.line.key })),
  )
  eligible.forEach((entry, index) => {
    const savings = shares[index] as Minor
    if (savings === 0) return
    entry.left -= savings
    entry.savings.push({ discountId, savings })
  })
  ledger.allowance -= amount
}
