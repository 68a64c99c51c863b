import type { Payload, DefaultServerCellComponentProps, ServerComponentProps, PayloadRequest } from 'payload'
import { findDocumentCounts, type DocumentCountRow } from '@/modules/translations/translations.repository'
import { localeNames, type Locale } from '@/lib/config/locales'
import { isOpen, translationStates } from '@/core/translations/segments'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { usableDrafts, type TranslationDrafts } from '@/core/translations/drafts'
import { hasDrafts, type Area } from './units'
import { findUnitsOf } from './find-units'
import { saveEdits } from './save-edits'

type Answer = (rows: readonly DocumentCountRow[]) => void

/** Said before a document is published. */
const shownInEnglish = (count: number) => words(`translationScreen.shownInEnglish.${count === 1 ? 'one' : 'several'}`)

interface Asked {
  readonly document: string
  readonly answer: Answer
  readonly refuse: (error: unknown) => void
}

const waiting = new WeakMap<Payload, Map<string, Asked[]>>()

const ask = async (payload: Payload, area: string, asked: readonly Asked[]): Promise<void> => {
  try {
    const rows = await findDocumentCounts(payload.db.drizzle, area, [...new Set(asked.map(({ document }) => document))])
    for (const { document, answer } of asked) answer(rows.filter((row) => row.document === document))
  } catch (error) {
    for (const { refuse } of asked) refuse(error)
  }
}

/** The counts of one document. Cells of a list that ask in the same moment share one statement. */
const countsOfDocument = (payload: Payload, area: string, document: string): Promise<readonly DocumentCountRow[]> =>
  new Promise((answer, refuse) => {
    const areas = waiting.get(payload) ?? new Map<string, Asked[]>()
    waiting.set(payload, areas)
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

/** `Deutsch: 2 missing, 40 complete`. */
const describeCounts = (reader: Reader, row: DocumentCountRow): string => {
  const counted = translationStates
    .filter((state) => row[state] > 0)
    .map((state) => `${row[state]} ${translate(reader, words(`translationScreen.state.${state}`))}`)
  return `${localeNames[row.locale as Locale]}: ${counted.join(', ')}`
}

/** The worst of its texts. */
const worstOf = (row: DocumentCountRow) => translationStates.find((state) => isOpen(state) && row[state] > 0) ?? 'complete'

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
        <span key={row.locale} className="translation-dot-of" title={describeCounts({ i18n }, row)}>
          <span className="translation-dot" data-state={worstOf(row)} />
          <abbr aria-label={describeCounts({ i18n }, row)}>{row.locale}</abbr>
        </span>
      ))}
    </span>
  )
}

type DocumentBarProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload'> & {
  readonly area: string
  readonly isGlobal: boolean
}

/**
 * Above a form: where each language stands, each a way to the desk, and what visitors would read in English if it were published as it is.
 * Of what is saved: what is being typed has no translation yet.
 */
export const DocumentBar = async ({ data, i18n, payload, area, isGlobal }: DocumentBarProps) => {
  const id: unknown = isGlobal ? '' : data['id']
  // Something new has no translations.
  if (typeof id !== 'string') return null
  // Nor has what holds no words.
  const rows = (await countsOfDocument(payload, area, id)).filter((row) => translationStates.some((state) => row[state] > 0))
  if (rows.length === 0) return null
  const address = (locale: string) =>
    `${payload.config.routes.admin}/translations?${new URLSearchParams({ area, in: locale, state: 'all', document: id }).toString()}`
  // X12: what reads as in English is English to visitors.
  const missing = rows.map((row) => ({ ...row, missing: row.missing + row.same })).filter((row) => row.missing > 0)
  return (
    <div className="translation-bar">
      <strong>{translate({ i18n }, words('translationScreen.menu'))}</strong>
      {rows.map((row) => (
        <span key={row.locale} className="translation-dot-of">
          <span className="translation-dot" data-state={worstOf(row)} />
          <a href={address(row.locale)}>{describeCounts({ i18n }, row)}</a>
        </span>
      ))}
      {missing.length > 0 ? (
        <ul>
          {missing.map((row) => (
            <li key={row.locale}>
              {translate({ i18n }, shownInEnglish(row.missing), { language: localeNames[row.locale as Locale], count: row.missing })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface Wanted {
  readonly area: Area
  readonly document: string
  readonly locale: Locale
}

/**
 * Asks a machine for what a document lacks in one language, and keeps its answers as a draft of the document. Where a save is live at once
 * nothing is asked: nobody would have seen it. How many were taken.
 */
export const proposeDrafts = async (
  req: PayloadRequest,
  drafts: TranslationDrafts,
  { area, document, locale }: Wanted,
): Promise<number> => {
  if (!hasDrafts(area)) return 0
  const missing = (await findUnitsOf(req, { area, document, locale })).filter(({ state }) => state === 'missing')
  const questions = missing.map(({ path, english }) => ({ id: path, english }))
  const answers = questions.length === 0 ? [] : usableDrafts(questions, await drafts.propose(locale, questions))
  const edits = answers.flatMap(({ id, segments }) => {
    const unit = missing.find(({ path }) => path === id)
    return unit ? [{ area: area.slug, document, path: id, locale, segments, version: unit.version }] : []
  })
  const refused = edits.length === 0 ? [] : await saveEdits(req, edits, { areDrafts: true })
  return refused.length === 0 ? edits.length : 0
}
