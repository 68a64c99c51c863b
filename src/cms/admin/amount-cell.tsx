import type { DefaultServerCellComponentProps } from 'payload'
import { amountText } from './amount'

/** An amount in a list. */
export const AmountCell = ({ cellData, rowData }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) => (
  <span>{amountText(cellData, rowData)}</span>
)
