import { defaultLocale, type Locale } from '@/lib/config/locales'
import { joinSegments } from '@/core/translations/segments'
import { hashText } from '@/modules/translations/states'
import { plainOf, segmentsOf, type Unit } from './units'

/** A translation as somebody wants it. */
export interface Edit {
  readonly area: string
  readonly document: string
  readonly path: string
  readonly locale: Locale
  /** One of a line or a paragraph, one for each text node of a rich text; none takes the translation away. */
  readonly segments: readonly string[]
  /** Of the English text and the translation that were seen (`versionOf`). */
  readonly version: string
}

/** Names an English text and its translation, as they are: who saves says what was seen. */
export const versionOf = (unit: Unit, locale: Locale): string =>
  `${hashText(plainOf(unit, unit.values[defaultLocale]))}.${hashText(plainOf(unit, unit.values[locale]))}`

/** What was seen of English alone. */
export const englishOf = (version: string): string => version.split('.')[0] ?? ''

/**
 * The rich text whose structure a translation has: its own, or the English one where there is none yet, or where the English one has been
 * followed (as many pieces as English has now, and not as many as the translation).
 */
const structureFor = (unit: Unit, locale: Locale, count: number): unknown => {
  const own = unit.values[locale]
  return segmentsOf(unit, own).length === count ? own : unit.values[defaultLocale]
}

export type Value = { readonly value: unknown } | { readonly fault: 'segments' | 'blank' }

/** What is stored for these words; a rich text has as many pieces as before, or as English. */
export const valueOf = (unit: Unit, { locale, segments }: Pick<Edit, 'locale' | 'segments'>): Value => {
  if (segments.every((segment) => segment.trim() === '')) return { value: null }
  if (segments.some((segment) => segment.trim() === '')) return { fault: 'blank' }
  if (unit.kind !== 'rich') return segments.length === 1 ? { value: segments[0] } : { fault: 'segments' }
  const joined = joinSegments(structureFor(unit, locale, segments.length), segments)
  return joined === null ? { fault: 'segments' } : { value: joined }
}
