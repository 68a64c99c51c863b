import { languages } from './languages'

export type Locale = (typeof languages)[number]['code']

export type CompleteLocale = Extract<(typeof languages)[number], { readonly isComplete: true }>['code']

/** Fallback for all other languages; always complete. */
export const defaultLocale = 'en' as const satisfies CompleteLocale

export const locales: readonly Locale[] = languages.map(({ code }) => code)

export const localeNames = Object.fromEntries(languages.map(({ code, name }) => [code, name])) as Readonly<Record<Locale, string>>

/** Route pattern for Next's `source`. */
export const languageSegment = `:lang(${locales.join('|')})`

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

export const localeOrDefault = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale)

export const isComplete = (locale: Locale): locale is CompleteLocale =>
  languages.some(({ code, isComplete: isWhole }) => isWhole && code === locale)

const homeTlds = new Map<string, string>(languages.flatMap((each) => ('homeEnding' in each ? [[each.code, each.homeEnding]] : [])))

/** Country-code TLD with its dot; `undefined` for languages without a home country (S9). */
export const homeTldOf = (locale: string): string | undefined => homeTlds.get(locale)

/** Required in complete languages, optional in others. */
export type LocalizedValue<Value> = Readonly<Record<CompleteLocale, Value> & Partial<Record<Locale, Value>>>

/** Fills missing languages with English. */
export const fillWithEnglish = <Value>(written: LocalizedValue<Value>): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, written[locale] ?? written[defaultLocale]])) as Record<Locale, Value>
