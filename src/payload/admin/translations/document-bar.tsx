import type { Payload, DefaultServerCellComponentProps, ServerComponentProps } from 'payload'
import { findDocumentCounts, type DocumentCountRow } from '@/modules/translations/translations.repository'
import { localeNames, locales, type Locale } from '@/lib/config/locales'
import { perInstance } from '@/lib/config/process-state'
import { isOpen, translationStates, type StateCounts } from '@/core/translations/segments'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { LanguageTabs } from '@/payload/admin/language/language-tabs.client'
import { countUnits } from './find-units'
import { findDraftLocales } from './read-document'
import { canChangeAll } from './rights'
import { findArea, hasDrafts } from './units'

type LanguageCounts = StateCounts & { readonly locale: string }
type Answer = (rows: readonly DocumentCountRow[]) => void

/** Confirmation before a document is published. */
const shownInEnglish = (count: number) => words(`translationScreen.shownInEnglish.${count === 1 ? 'one' : 'several'}`)

interface Asked {
  readonly document: string
  readonly answer: Answer
  readonly refuse: (error: unknown) => void
}

const waitingOf = perInstance((_payload: Payload) => new Map<string, Asked[]>())

const ask = async (payload: Payload, area: string, asked: readonly Asked[]): Promise<void> => {
  try {
    const rows = await findDocumentCounts(payload.db.drizzle, area, [...new Set(asked.map(({ document }) => document))])
    for (const { document, answer } of asked) answer(rows.filter((row) => row.document === document))
  } catch (error) {
    for (const { refuse } of asked) refuse(error)
  }
}

/** Counts of one document. Calls in the same tick are batched into one query. */
const countsOfDocument = (payload: Payload, area: string, document: string): Promise<readonly DocumentCountRow[]> =>
  new Promise((answer, refuse) => {
    const areas = waitingOf(payload)
    const known = areas.get(area)
    if (known) {
      known.push({ document, answer, refuse })
      return
    }
    const asked: Asked[] = [{ document, answer, refuse }]
    areas.set(area, asked)
    setImmediate(() => {
      areas.delete(area)
      void ask(payload, area, asked)
    })
  })

const describeCounts = (reader: Reader, row: LanguageCounts): string => {
  const counted = translationStates
    .filter((state) => row[state] > 0)
    .map((state) => `${row[state]} ${translate(reader, words(`translationScreen.state.${state}`))}`)
  return `${localeNames[row.locale as Locale]}: ${counted.join(', ')}`
}

const worstOf = (row: StateCounts) => translationStates.find((state) => isOpen(state) && row[state] > 0) ?? 'complete'

type Cell = Partial<Pick<DefaultServerCellComponentProps, 'rowData' | 'collectionSlug' | 'payload'>> &
  Pick<DefaultServerCellComponentProps, 'i18n'>

/** One dot per language in lists, with an accessible label. Payload also renders cells for a form's fields, without a row. */
export const LanguageDots = async ({ rowData, collectionSlug, payload, i18n }: Cell) => {
  const id: unknown = rowData?.['id']
  if (!payload || !collectionSlug || typeof id !== 'string') return null
  const rows = await countsOfDocument(payload, collectionSlug, id)
  return (
    <span className="translation-dots">
      {rows.map((row) => (
        <span key={row.locale} className="translation-dot-of" title={describeCounts({ i18n }, row)}>
          <span className="translation-dot" data-state={worstOf(row)} />
          <abbr aria-label={describeCounts({ i18n }, row)}>{row.locale}</abbr>
        </span>
      ))}
    </span>
  )
}

type DocumentBarProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload' | 'req'> & {
  readonly area: string
  readonly isGlobal: boolean
}

/**
 * Tabs of the languages above a form, and for each language with texts to translate how many visitors would see in English if it were
 * published now, linked to the translations screen. Counts the saved state, since unsaved text has no translations.
 */
export const DocumentBar = async ({ data, i18n, payload, req, area, isGlobal }: DocumentBarProps) => {
  const id: unknown = isGlobal ? '' : data['id']
  // A new document has no translations.
  if (typeof id !== 'string') return null
  const known = findArea(payload.config, area)
  if (!known) return null
  const counts = (await canChangeAll(req, known)) ? await countsOfDocument(payload, area, id) : await countUnits(req, known, id)
  const rows = counts.filter((row) => translationStates.some((state) => row[state] > 0))
  // Nor has a document without texts; one that is not counted yet may have some.
  if (counts.length > 0 && rows.length === 0) return null
  const address = (locale: string) =>
    `${payload.config.routes.admin}/translations?${new URLSearchParams({ area, in: locale, state: 'all', document: id }).toString()}`
  const open = locales.flatMap((locale) => rows.filter((row) => row.locale === locale && worstOf(row) !== 'complete'))
  // X12: text identical to English counts as English for visitors.
  const describe = (row: LanguageCounts) => {
    const count = row.missing + row.same
    if (count === 0) return describeCounts({ i18n }, row)
    return translate({ i18n }, shownInEnglish(count), { language: localeNames[row.locale as Locale], count })
  }
  const drafts = data['_status'] === 'draft' ? await findDraftLocales(req, known, id) : []
  return (
    <>
      <LanguageTabs
        toDo={Object.fromEntries(open.map((row) => [row.locale, { count: row.missing + row.same + row.outdated, state: worstOf(row) }]))}
        drafts={hasDrafts(known) ? drafts : null}
      />
      {open.length > 0 ? (
        <ul className="translation-bar">
          {open.map((row) => (
            <li key={row.locale}>
              <a href={address(row.locale)}>{describe(row)}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
