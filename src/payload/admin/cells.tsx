import type { DefaultServerCellComponentProps } from 'payload'
import { amountText, dollarText } from './formats'
import { formatPercent } from '@/core/money/format'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { DueMark, dueShownNow } from './due-text'

type Cell = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>

export const AmountCell = ({ cellData, rowData, i18n }: Cell) => <span>{amountText(cellData, rowData, { i18n })}</span>

const yes = words('cells.yes')

const dollars = (value: unknown, reader: Reader): string => (typeof value === 'number' ? dollarText(value, reader) : '–')
const percent = (value: unknown, { i18n }: Reader): string =>
  typeof value === 'number' ? formatPercent(value, i18n.language, i18n.language) : '–'

export const FlagCell = ({ cellData, i18n }: Pick<Cell, 'cellData' | 'i18n'>) => (
  <span>{cellData === true ? `✓ ${translate({ i18n }, yes)}` : '–'}</span>
)

/** Editors type prices in US dollars. */
export const PriceCell = ({ cellData, i18n }: Pick<Cell, 'cellData' | 'i18n'>) => <span>{dollars(cellData, { i18n })}</span>

/** Discount as a percentage or an amount. */
export const DiscountCell = ({ cellData, rowData, i18n }: Cell) => (
  <span>{rowData['type'] === 'fixed' ? dollars(cellData, { i18n }) : percent(cellData, { i18n })}</span>
)

/** §9: time left until the promised 24 hours are over. */
export const DueCell = ({ cellData, rowData, i18n }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>) => (
  <DueMark shown={dueShownNow(rowData['status'], cellData, { i18n })} />
)
