import type { PayloadRequest } from 'payload'
import type { DayRates } from '@/core/money/currency'
import type { TypedCell } from '@/cms/price-lists/cells-file'
import { findEntries } from '@/cms/price-lists/entries'
import { priceLists } from '@/cms/price-lists/kinds'

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
