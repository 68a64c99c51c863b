import { toCsv } from '@/core/csv'
import { digitsOf, type Decimal, type Minor } from '@/core/money/types'
import { toMajor } from '@/core/money/arithmetic'
import { withTax } from '@/core/tax/resolve-tax'
import type { BulkRows } from './bulk-state'

/** The columns' names, in the visitor's language. */
export interface BulkFileHeads {
  readonly name: string
  readonly domain: string
  readonly status: string
  readonly firstYear: string
  readonly listPrice: string
  readonly renewal: string
  readonly currency: string
}

interface FilePrices {
  readonly currency: string
  /** T10: the tax that is in the prices of the page. */
  readonly taxRate?: Decimal | undefined
}

/** The result as a table to take along. Only a free name has a price: anything else cannot be bought. */
export const toBulkFile = (
  rows: BulkRows,
  { currency, taxRate }: FilePrices,
  heads: BulkFileHeads,
  statusName: (status: string) => string,
): string => {
  const figure = (amount: Minor | null): string => (amount === null ? '' : String(toMajor(withTax(amount, taxRate), digitsOf(currency))))
  const lines = rows.flatMap((row) => {
    if (row === null) return []
    const { name, domain, status, available, price, originalPrice, renewal } = row
    const figures = available ? [figure(price), figure(originalPrice), figure(renewal), currency] : ['', '', '', '']
    return [[name, domain ?? '', statusName(status), ...figures]]
  })
  const { name, domain, status, firstYear, listPrice, renewal, currency: currencyHead } = heads
  return toCsv([[name, domain, status, firstYear, listPrice, renewal, currencyHead], ...lines])
}
