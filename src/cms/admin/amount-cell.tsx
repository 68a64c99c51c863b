import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'

interface Row {
  readonly currency?: unknown
  readonly digits?: unknown
}

/** Payments do not repeat the digits their order froze; the usual ones of the currency are the same. */
const digitsOf = ({ digits }: Row, code: string): 0 | 2 => {
  const known = digits ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
  return known === 0 ? 0 : 2
}

/** An amount in whole minor units, as people read it: 1299 is $12.99 (M1). */
export const AmountCell = ({ cellData, rowData }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) => {
  const row: Row = rowData
  if (typeof cellData !== 'number' || typeof row.currency !== 'string') return null
  return <span>{formatMoney(cellData as Minor, { code: row.currency, digits: digitsOf(row, row.currency) })}</span>
}
