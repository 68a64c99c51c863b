import { createHash } from 'node:crypto'
import { defaultLocale, locales, type Locale } from '@/lib/config/locales'
import { countStates, settle, type StateCounts, type StoredTranslation, type Texts } from '@/core/translations/segments'
import type { Handle } from '@/lib/db/sql'
import { lockStates, upsertStates, type Place } from './translations.repository'

/** Short, since it is only for detecting changes, not for security. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

export const targetLocales: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale)

export type TextsByLocale = Readonly<Record<Locale, Texts>>

const uncounted: StateCounts = { missing: 0, outdated: 0, same: 0, complete: 0 }

/** Adjusts the stored values, such as for text that an editor has confirmed. */
export type Amend = (locale: Locale, kept: StoredTranslation) => StoredTranslation

interface Saved {
  readonly place: Place
  readonly texts: TextsByLocale
  /** Not in the trash. */
  readonly isShown: boolean
  /** X12: written by the seed or already present, not by an editor's form: texts equal to English are intended. */
  readonly areMeant?: boolean
  /** Additional state: reviewed by an editor. */
  readonly amend?: Amend
}

/** X12: marks texts equal to English as intended. */
const confirmSame = (english: Texts, target: Texts, kept: StoredTranslation): StoredTranslation =>
  Object.fromEntries(
    Object.entries(kept).map(([path, each]) => [path, target[path] === english[path] ? { ...each, isSame: true as const } : each]),
  )

/** Updates a document's translation states in the transaction of its save. */
export const saveStates = async (
  handle: Handle,
  { place, texts, isShown, areMeant = false, amend = (_locale, kept) => kept }: Saved,
): Promise<void> => {
  const rows = new Map((await lockStates(handle, place)).map(({ locale, fields }) => [locale, fields]))
  const english = texts[defaultLocale]
  const before = (rows.get(defaultLocale) ?? {}) as Texts
  const states = targetLocales.map((locale) => {
    const settled = settle({ english, before, target: texts[locale], kept: (rows.get(locale) ?? {}) as StoredTranslation, hash: hashText })
    const fields = amend(locale, areMeant ? confirmSame(english, texts[locale], settled) : settled)
    return { ...place, locale, isShown, fields, texts: texts[locale], counts: countStates(english, texts[locale], fields, hashText) }
  })
  await upsertStates(handle, [{ ...place, locale: defaultLocale, isShown, fields: english, texts: english, counts: uncounted }, ...states])
}
