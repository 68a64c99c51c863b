import type { PaymentTypes } from '../catalog/types'
import { convertUnit } from '../money/convert'
import type { Currency, Minor, UsdCents } from '../money/types'

/** Of one unit. */
export interface BalanceTerms {
  /** What is paid in at once, before tax. */
  readonly paidIn: Minor
  readonly basePaidIn: UsdCents
  /** Topped up below this. */
  readonly threshold: Minor
}

/**
 * O21: the minimum balance, and never less than one period. The threshold counts no higher than what is paid in: a top-up that leaves the
 * balance below it would ask for the next one at once.
 */
export const balanceTerms = (price: UsdCents, { onDemand }: Pick<PaymentTypes, 'onDemand'>, currency: Currency): BalanceTerms => {
  const basePaidIn = Math.max(price, onDemand?.minimumBalance ?? 0) as UsdCents
  const paidIn = convertUnit(basePaidIn, currency)
  return {
    paidIn,
    basePaidIn,
    threshold: Math.min(paidIn, convertUnit(onDemand?.autoTopupThreshold ?? (0 as UsdCents), currency)) as Minor,
  }
}
