import type { PayloadRequest } from 'payload'
import type { DayRates } from '@/core/money/ecb-rates'
import type { TypedCell } from '../price-lists/cells-file'
import { findEntries } from '../price-lists/entries'
import { priceLists } from '../price-lists/kinds'

/** The cells the rates of a day change: those of currencies the shop has. */
export const ratesOf = async (req: PayloadRequest, read: DayRates): Promise<readonly TypedCell[]> => {
  const entries = await findEntries(req, priceLists.currencies)
  return entries.flatMap(({ key }) => {
    const rate = read.rates.get(key)
    if (rate === undefined) return []
    return [
      { key, period: null, column: 'exchangeRate', value: rate },
      { key, period: null, column: 'rateDate', value: read.day },
    ]
  })
}
