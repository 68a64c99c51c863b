import { languages } from './languages'

export type Locale = (typeof languages)[number]['code']

/** A language with every word written. */
export type CompleteLocale = Extract<(typeof languages)[number], { readonly isComplete: true }>['code']

/** The fallback of every other, always complete. */
export const defaultLocale = 'en' as const satisfies CompleteLocale

export const locales: readonly Locale[] = languages.map(({ code }) => code)

export const localeNames = Object.fromEntries(languages.map(({ code, name }) => [code, name])) as Readonly<Record<Locale, string>>

/** The language of an address, as Next matches it in `source`. */
export const languageSegment = `:lang(${locales.join('|')})`

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

export const isComplete = (locale: Locale): locale is CompleteLocale =>
  languages.some(({ code, isComplete: isWhole }) => isWhole && code === locale)

const homeTlds = new Map<string, string>(languages.flatMap((each) => ('homeEnding' in each ? [[each.code, each.homeEnding]] : [])))

/** S9: the ending that leads in this language, with its dot; none where no country stands behind it. */
export const homeTldOf = (locale: string): string | undefined => homeTlds.get(locale)

/** As it is written: in every complete language, and in others where somebody has translated it. */
export type Written<Value> = Readonly<Record<CompleteLocale, Value> & Partial<Record<Locale, Value>>>

/** A value in every language: English where there is no other. */
export const englishBehind = <Value>(written: Written<Value>): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, written[locale] ?? written[defaultLocale]])) as Record<Locale, Value>
