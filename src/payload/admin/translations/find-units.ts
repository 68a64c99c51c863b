import { defaultLocale, type Locale, isLocale } from '@/lib/config/locales'
import {
  joinSegments,
  isOpen,
  translationState,
  type StoredTranslation,
  type StateFilter,
  type TranslationState,
  diffWords,
  type DiffPart,
  type StateCounts,
  translationStates,
} from '@/core/translations/segments'
import { hashText, targetLocales } from '@/modules/translations/states'
import { plainOf, segmentsOf, type Unit, type Area, translateLabel, translatable, areasOf } from './units'
import type { PayloadRequest } from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { type CountRow, findAreaCounts, findDocumentsInState, findStates } from '@/modules/translations/translations.repository'
import { canChangeAll, readTexts } from './rights'

export interface Edit {
  readonly area: string
  readonly document: string
  readonly path: string
  readonly locale: Locale
  /** One segment for a line or paragraph, one per text node for rich text; empty deletes the translation. */
  readonly segments: readonly string[]
  /** Of the English text and the translation as shown (`versionOf`). */
  readonly version: string
}

/** Version of an English text and its translation, for conflict detection on save. */
export const versionOf = (unit: Unit, locale: Locale): string =>
  `${hashText(plainOf(unit, unit.values[defaultLocale]))}.${hashText(plainOf(unit, unit.values[locale]))}`

/** The English part of a version. */
export const englishOf = (version: string): string => version.split('.')[0] ?? ''

/**
 * The rich text whose structure the translation uses: its own, or the English one if it has none or has adopted the English
 * structure (as many segments as English, but not as many as before).
 */
const structureFor = (unit: Unit, locale: Locale, count: number): unknown => {
  const own = unit.values[locale]
  return segmentsOf(unit, own).length === count ? own : unit.values[defaultLocale]
}

type Value = { readonly value: unknown } | { readonly fault: 'segments' | 'blank' }

/** The stored value of these segments; rich text must have as many as before or as English. */
export const valueOf = (unit: Unit, { locale, segments }: Pick<Edit, 'locale' | 'segments'>): Value => {
  if (segments.every((segment) => segment.trim() === '')) return { value: null }
  if (segments.some((segment) => segment.trim() === '')) return { fault: 'blank' }
  if (unit.kind !== 'rich') return segments.length === 1 ? { value: segments[0] } : { fault: 'segments' }
  const joined = joinSegments(structureFor(unit, locale, segments.length), segments)
  return joined === null ? { fault: 'segments' } : { value: joined }
}

export interface TranslationUnitView {
  readonly area: string
  readonly document: string
  readonly path: string
  /** Of the document. */
  readonly title: string
  readonly label: string
  readonly kind: Unit['kind']
  readonly state: TranslationState
  readonly english: readonly string[]
  readonly changes: readonly DiffPart[] | null
  readonly target: readonly string[]
  readonly version: string
  /** Whether the user's role may change it. */
  readonly mayChange: boolean
}

const fits = (state: TranslationState, filter: StateFilter): boolean =>
  filter === 'all' || (filter === 'open' ? isOpen(state) : state === filter)

interface InDocument {
  readonly area: Area
  readonly document: string
  readonly locale: Locale
}

export const findUnitsOf = async (req: PayloadRequest, { area, document, locale }: InDocument): Promise<readonly TranslationUnitView[]> => {
  const read = await readTexts(req, area, document)
  if (!read) return []
  const states = await findStates(await handleOfRequest(req), { area: area.slug, document })
  const kept = (states.find((row) => row.locale === locale)?.fields ?? {}) as StoredTranslation
  return translatable(read.units).map((unit) => {
    const english = plainOf(unit, unit.values[defaultLocale])
    const confirmed = kept[unit.path]
    const state = translationState(english, plainOf(unit, unit.values[locale]), confirmed, hashText)
    return {
      area: area.slug,
      document,
      path: unit.path,
      title: read.title,
      label: unit.labels.map((label) => translateLabel(req, label)).join(' › '),
      kind: unit.kind,
      state,
      english: segmentsOf(unit, unit.values[defaultLocale]),
      changes: state === 'outdated' && confirmed?.was !== undefined ? diffWords(confirmed.was, english) : null,
      target: segmentsOf(unit, unit.values[locale]),
      version: versionOf(unit, locale),
      mayChange: unit.mayChange,
    }
  })
}

interface UnitQuestion {
  readonly areas: readonly Area[]
  readonly locale: Locale
  readonly state: StateFilter
  readonly document: string | null
  /** Cursor of the previous page; empty for the first page. */
  readonly after: string
  /** Adds whole documents until there are this many texts. */
  readonly enough: number
}

export interface UnitPage {
  readonly units: readonly TranslationUnitView[]
  /** Cursor (area and document), if there may be more. */
  readonly next: string | null
}

const documentsAtOnce = 25

/** Texts of one or more areas that the user may change, in their order. */
export const findUnits = async (req: PayloadRequest, asked: UnitQuestion): Promise<UnitPage> => {
  const { areas, locale, state, document, enough } = asked
  const handle = await handleOfRequest(req)
  const units: TranslationUnitView[] = []
  const [afterArea = '', afterDocument = ''] = asked.after.split(' ')
  const from = Math.max(
    0,
    areas.findIndex(({ slug }) => slug === afterArea),
  )
  for (const area of areas.slice(from)) {
    let after = area.slug === afterArea ? afterDocument : null
    const nextDocuments = async (): Promise<readonly string[]> => {
      if (document !== null || area.kind === 'global') return after === null ? [document ?? ''] : []
      return findDocumentsInState(handle, { area: area.slug, locale, state, after: after ?? '', limit: documentsAtOnce })
    }
    for (let documents = await nextDocuments(); documents.length > 0; documents = await nextDocuments())
      for (const id of documents) {
        const all = await findUnitsOf(req, { area, document: id, locale })
        units.push(...all.filter((unit) => unit.mayChange && fits(unit.state, state)))
        after = id
        if (units.length >= enough) return { units, next: `${area.slug} ${id}` }
      }
  }
  return { units, next: null }
}

const countsOf = (units: readonly TranslationUnitView[]): StateCounts =>
  Object.fromEntries(translationStates.map((state) => [state, units.filter((unit) => unit.state === state).length])) as StateCounts

/** Texts that the user may change, by language; of one document or, with `null`, of the area. */
export const countUnits = async (req: PayloadRequest, area: Area, document: string | null) => {
  const rows: (StateCounts & { readonly locale: Locale })[] = []
  for (const locale of targetLocales) {
    const { units } = await findUnits(req, { areas: [area], locale, state: 'all', document, after: '', enough: Infinity })
    rows.push({ locale, ...countsOf(units) })
  }
  return rows
}

/** The stored counts cover all texts, so an area that the user may change in part is recounted. */
export const findCounts = async (req: PayloadRequest): Promise<readonly CountRow[]> => {
  const stored = await findAreaCounts(await handleOfRequest(req))
  const counts: CountRow[] = []
  for (const area of areasOf(req.payload.config)) {
    const isWhole = await canChangeAll(req, area)
    const rows = isWhole ? stored.filter((row) => row.area === area.slug) : await countUnits(req, area, null)
    counts.push(...rows.map((row) => ({ ...row, area: area.slug })))
  }
  return counts
}

export const isTarget = (locale: unknown): locale is Locale => isLocale(locale) && locale !== defaultLocale
