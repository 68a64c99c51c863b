import type { DefaultServerCellComponentProps } from 'payload'
import { localeNames, type Locale } from '@/lib/config/locales'
import { isOpen, translationStates } from '@/core/translations/segments'
import type { DocumentCountRow } from '@/modules/translations/translations.repository'
import { translate, type Reader } from '@/cms/words'
import { stateWords } from './desk-words'
import { countsOfDocument } from './document-counts'

/** `Deutsch: 2 missing, 40 complete`. */
export const sayCounts = (reader: Reader, row: DocumentCountRow): string => {
  const counted = translationStates
    .filter((state) => row[state] > 0)
    .map((state) => `${row[state]} ${translate(reader, stateWords[state])}`)
  return `${localeNames[row.locale as Locale]}: ${counted.join(', ')}`
}

/** The worst of its texts. */
export const worstOf = (row: DocumentCountRow) => translationStates.find((state) => isOpen(state) && row[state] > 0) ?? 'complete'

type Cell = Partial<Pick<DefaultServerCellComponentProps, 'rowData' | 'collectionSlug' | 'payload'>> &
  Pick<DefaultServerCellComponentProps, 'i18n'>

/** In a list: a dot for each language, and what it says to whoever points at it or has it read out. A form draws the cells of its fields too, for no row. */
export const LanguageDots = async ({ rowData, collectionSlug, payload, i18n }: Cell) => {
  const id: unknown = rowData?.['id']
  if (!payload || !collectionSlug || typeof id !== 'string') return null
  const rows = await countsOfDocument(payload, collectionSlug, id)
  return (
    <span className="translation-dots">
      {rows.map((row) => (
        <span key={row.locale} className="translation-dot-of" title={sayCounts({ i18n }, row)}>
          <span className="translation-dot" data-state={worstOf(row)} />
          <abbr aria-label={sayCounts({ i18n }, row)}>{row.locale}</abbr>
        </span>
      ))}
    </span>
  )
}
