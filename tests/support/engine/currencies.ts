import { parseDecimal } from '@/core/money/arithmetic'
import type { Currency } from '@/core/money/types'

const rateDate = '2025-07-19'

const row = (code: string, symbol: string, name: string, exchangeRate: number, digits: 0 | 2 = 2): [string, Currency] => [
  code,
  { code, symbol, name, exchangeRate: parseDecimal(exchangeRate), digits, rateDate },
]

/** Units per 1 USD, dated 2025-07-19 (§9). */
export const currencies: ReadonlyMap<string, Currency> = new Map([
  row('USD', '$', 'US dollar', 1),
  row('EUR', '€', 'Euro', 0.85),
  row('GBP', '£', 'Pound sterling', 0.73),
  row('CAD', 'CA$', 'Canadian dollar', 1.35),
  row('AUD', 'A$', 'Australian dollar', 1.5),
  row('JPY', '¥', 'Japanese yen', 110, 0),
  row('INR', '₹', 'Indian rupee', 83),
])

export const currency = (code: string): Currency => {
  const found = currencies.get(code)
  if (!found) throw new Error(`No currency ${code} in the test world`)
  return found
}
