import type { PayloadRequest } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { periodLabels } from '@/cms/fields/selects'
import { writeCell } from '@/cms/price-lists/cells'
import { findEntries } from '@/cms/price-lists/entries'
import type { PriceList } from '@/cms/price-lists/kinds'
import { translate, type Reader } from '@/cms/words'
import type { GridAnswer, GridColumn, GridRow } from './answers'
import { columnLabel } from './column-words'

export const columnsOf = ({ columns }: PriceList, reader: Reader): readonly GridColumn[] =>
  columns.map(({ name, kind, unit }) => ({ name, kind, label: columnLabel(reader, name), ...(unit ? { unit } : {}) }))

export const periodName = (reader: Reader, period: string | null): string =>
  period !== null && period in periodLabels ? translate(reader, periodLabels[period as BillingPeriod]) : (period ?? '')

/** A whole list, row by row, as its file has it. */
export const gridOf = async (req: PayloadRequest, list: PriceList): Promise<GridAnswer> => {
  const entries = await findEntries(req, list)
  const cells = (values: Readonly<Record<string, unknown>>) => list.columns.map(({ kind, field }) => writeCell(kind, values[field]))
  const rows = entries.flatMap(({ key, name, prices, fields, hasDraft }): readonly GridRow[] =>
    list.byPeriod
      ? prices.map((price) => ({
          key,
          name,
          period: price.period,
          periodName: periodName(req, price.period),
          cells: cells(price),
          hasDraft,
        }))
      : [{ key, name, period: null, periodName: '', cells: cells(fields), hasDraft }],
  )
  return { columns: columnsOf(list, req), rows }
}
