import { multiplyByDecimal } from '../money/round'
import type { Decimal, Minor } from '../money/types'

/** O1: the tax on a whole amount, rounded once. */
export const taxOn = (net: number, rate: Decimal): Minor => multiplyByDecimal(Math.max(0, net), rate) as Minor

/**
 * T10: an amount before tax as a page shows it: with the tax of this rate, or as it is where prices stand without. What is added up is
 * added before, so that it is taxed and rounded once, as the cart does it.
 */
export const withTax = (net: number, rate: Decimal | undefined): Minor =>
  rate === undefined ? (net as Minor) : ((net + taxOn(net, rate)) as Minor)
