import type { DefaultServerCellComponentProps } from 'payload'
import { amountText } from './formats'
import { plainAmount, roundedTo } from '@/core/money/format'
import { fromMajor } from '@/core/money/arithmetic'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { DueMark, dueShownNow } from './due-text'

/** An amount in a list. */
export const AmountCell = ({ cellData, rowData }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) => (
  <span>{amountText(cellData, rowData)}</span>
)

type Cell = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>

const yes = words('cells.yes')

const usdDigits = 2

const dollars = (value: unknown): string => (typeof value === 'number' ? `$${plainAmount(fromMajor(value, usdDigits), usdDigits)}` : '–')
const percent = (value: unknown): string => (typeof value === 'number' ? `${roundedTo(4, value)}\u00a0%` : '–')

/** A switch in a list: what is on stands out. */
export const FlagCell = ({ cellData, i18n }: Pick<Cell, 'cellData' | 'i18n'>) => (
  <span>{cellData === true ? `✓ ${translate({ i18n }, yes)}` : '–'}</span>
)

/** A price as editors type it, in US dollars. */
export const PriceCell = ({ cellData }: Pick<Cell, 'cellData'>) => <span>{dollars(cellData)}</span>

/** What a discount takes: a share, or an amount. */
export const DiscountCell = ({ cellData, rowData }: Pick<Cell, 'cellData' | 'rowData'>) => (
  <span>{rowData['type'] === 'fixed' ? dollars(cellData) : percent(cellData)}</span>
)

/** §9: how much of the promised 24 hours is left, in the list. */
export const DueCell = ({ cellData, rowData, i18n }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>) => (
  <DueMark shown={dueShownNow(rowData['status'], cellData, { i18n })} />
)
