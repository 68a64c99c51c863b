import type { DefaultServerCellComponentProps } from 'payload'
import { DueMark } from './due-mark'
import { dueShownNow } from './due-text'

/** §9: how much of the promised 24 hours is left, in the list. */
export const DueCell = ({ cellData, rowData, i18n }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>) => (
  <DueMark shown={dueShownNow(rowData['status'], cellData, { i18n })} />
)
