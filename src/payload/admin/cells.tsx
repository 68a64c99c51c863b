import type { DefaultServerCellComponentProps } from 'payload'
import { amountText } from './formats'
import { plainAmount, roundedTo } from '@/core/money/format'
import { fromMajor } from '@/core/money/arithmetic'
import { translate, words } from '@/payload/words'
import { DueMark, dueShownNow } from './due-text'

export const AmountCell = ({ cellData, rowData }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>) => (
  <span>{amountText(cellData, rowData)}</span>
)

type Cell = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>

const yes = words({ en: 'Yes', es: 'Sí', fr: 'Oui', de: 'Ja' })

const usdDigits = 2

const dollars = (value: unknown): string => (typeof value === 'number' ? `$${plainAmount(fromMajor(value, usdDigits), usdDigits)}` : '–')
const percent = (value: unknown): string => (typeof value === 'number' ? `${roundedTo(4, value)}\u00a0%` : '–')

export const FlagCell = ({ cellData, i18n }: Pick<Cell, 'cellData' | 'i18n'>) => (
  <span>{cellData === true ? `✓ ${translate({ i18n }, yes)}` : '–'}</span>
)

/** Editors type prices in US dollars. */
export const PriceCell = ({ cellData }: Pick<Cell, 'cellData'>) => <span>{dollars(cellData)}</span>

export const DiscountCell = ({ cellData, rowData }: Pick<Cell, 'cellData' | 'rowData'>) => (
  <span>{rowData['type'] === 'fixed' ? dollars(cellData) : percent(cellData)}</span>
)

/** §9: time left of the promised 24 hours. */
export const DueCell = ({ cellData, rowData, i18n }: Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>) => (
  <DueMark shown={dueShownNow(rowData['status'], cellData, { i18n })} />
)
