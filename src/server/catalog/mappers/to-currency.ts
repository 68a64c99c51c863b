import { parseDecimal } from '@/core/money/decimal'
import type { Currency } from '@/core/money/types'
import type { CurrencyDocument } from './documents'

export const toCurrency = (document: CurrencyDocument): Currency => ({
  code: document.code,
  symbol: document.symbol ?? document.code,
  name: document.name ?? document.code,
  exchangeRate: parseDecimal(document.exchangeRate),
  digits: Number(document.digits) === 0 ? 0 : 2,
  rateDate: (document.rateDate ?? '').slice(0, 10),
})
