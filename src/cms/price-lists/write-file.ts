import { stringify } from 'csv-stringify/sync'
import type { PayloadRequest } from 'payload'
import { writeCell } from './cells'
import { findEntries } from './entries'
import type { PriceList } from './kinds'

export const headingsOf = ({ key, named, byPeriod, columns }: PriceList): string[] => [
  key,
  ...(named ? ['name'] : []),
  ...(byPeriod ? ['period'] : []),
  ...columns.map(({ name }) => name),
]

/** A whole price list as a file. What a spreadsheet would take for a formula is written as text. */
export const writeFile = async (req: PayloadRequest, list: PriceList): Promise<string> => {
  const entries = await findEntries(req, list)
  const rows = entries.flatMap((entry) => {
    const start = [entry.key, ...(list.named ? [entry.name] : [])]
    const cells = (values: Readonly<Record<string, unknown>>) => list.columns.map(({ kind, field }) => writeCell(kind, values[field]))
    return list.byPeriod ? entry.prices.map((price) => [...start, price.period, ...cells(price)]) : [[...start, ...cells(entry.fields)]]
  })
  return stringify([headingsOf(list), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
