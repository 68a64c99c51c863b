import type { DefaultServerCellComponentProps } from 'payload'
import { plainAmount, roundedTo } from '@/core/money/format'
import { fromMajor } from '@/core/money/arithmetic'
import { translate, words } from '@/cms/words'

type Cell = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>

const yes = words({ en: 'Yes', es: 'Sí', fr: 'Oui', de: 'Ja' })

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
