import type { Minor } from '../money/types'
import type { Breakdown, QuoteLine } from './types'

/** O1: shipping is 0 and untaxed. */
const shipping = 0

export interface Totals {
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
}

/** O1, O3, D15: the sums of the lines; nothing is computed a second time. Money that was paid before is no saving. */
export const totalUp = (lines: readonly QuoteLine[], credit: number = 0): Totals => {
  let subtotal = 0
  let setupFees = 0
  let discount = 0
  let tax = 0
  let catalogSavings = 0
  let dueNow: number = shipping
  for (const line of lines) {
    subtotal += line.subtotal
    setupFees += line.setupFee
    discount += line.discount
    tax += line.tax
    catalogSavings += line.catalogSavings
    dueNow += line.paymentTypeAmount
  }
  // The largest sum there is: while it is exact, so is every part of it (M1).
  const beforeDiscount = subtotal + setupFees + tax + shipping
  if (!Number.isSafeInteger(beforeDiscount)) throw new RangeError('An amount is beyond exact range')
  const total = Math.max(0, beforeDiscount - discount)
  return {
    breakdown: {
      subtotal: subtotal as Minor,
      setupFees: setupFees as Minor,
      discount: discount as Minor,
      tax: tax as Minor,
      shipping: shipping as Minor,
      total: total as Minor,
      savings: (discount - credit + catalogSavings) as Minor,
    },
    dueNow: dueNow as Minor,
    dueLater: (total - dueNow) as Minor,
  }
}
