import { allocate } from '../money/allocate'
import type { Decimal, Minor } from '../money/types'
import { taxOn } from '../tax/with-tax'

/** What a line is taxed on (O1). */
export interface TaxableLine {
  readonly key: string
  /** subtotal + setup fee − discount; never below 0, because no discount exceeds its line (D8). */
  readonly taxable: Minor
}

/** O1: tax on the whole, then spread over the lines as in D9; one amount for each line, in their order. */
export const calculateTax = (lines: readonly TaxableLine[], taxRate: Decimal): readonly Minor[] => {
  let taxable = 0
  for (const line of lines) taxable += line.taxable
  const tax = taxOn(taxable, taxRate)
  return allocate(
    tax,
    lines.map((line) => ({ weight: line.taxable, key: line.key })),
  ) as Minor[]
}
