import type { Reader } from '@/payload/translate'
import { z } from 'zod'
import { fileOfCells, typedCells, type PriceList, readFile, type TypedCell, priceLists } from '@/payload/admin/price-lists/kinds'
import type { PayloadRequest } from 'payload'
import type { DayRates } from '@/core/money/currency'
import { findEntries } from '@/payload/admin/price-lists/entries'

/** Source of the reviewed changes: a file, or cells of the grid. */
export const sourceShape = z.union([
  z.strictObject({ text: z.string(), cells: z.undefined().optional() }),
  z.strictObject({ cells: typedCells, text: z.undefined().optional() }),
])

export type Source = z.output<typeof sourceShape>

export const readSource = (list: PriceList, { text, cells }: Source, reader: Reader): ReturnType<typeof readFile> =>
  text === undefined ? { file: fileOfCells(list, cells ?? []) } : readFile(text, reader)

/** Exchange rates of a day as grid cells, for the shop's currencies. */
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
