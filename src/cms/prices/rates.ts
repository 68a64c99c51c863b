import type { PayloadRequest } from 'payload'
import { parseEcbRates } from '@/core/money/ecb-rates'
import type { TypedCell } from '../price-lists/cells-file'
import { findEntries } from '../price-lists/entries'
import { priceLists } from '../price-lists/kinds'

/** The cells a file of the European Central Bank changes: those of currencies the shop has. `null` where it is no such file. */
export const ratesOf = async (req: PayloadRequest, xml: string): Promise<readonly TypedCell[] | null> => {
  const read = parseEcbRates(xml)
  if (read === null) return null
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
