interface Language {
  /** As it stands in addresses: `/es/cart`. */
  readonly code: string
  /** In its own words, for the language switch and the admin. */
  readonly name: string
  /** Whether all of its words are written: then one that is missing does not compile. Elsewhere English stands behind it. */
  readonly isComplete: boolean
}

/** The languages of the shop (§1). Whatever depends on a language follows from this list (docs/recipes.md#a-language). */
export const languages = [
  { code: 'en', name: 'English', isComplete: true },
  { code: 'es', name: 'Español', isComplete: true },
  { code: 'fr', name: 'Français', isComplete: true },
  { code: 'de', name: 'Deutsch', isComplete: true },
] as const satisfies readonly Language[]

export type Locale = (typeof languages)[number]['code']

/** A language with every word written. */
export type CompleteLocale = Extract<(typeof languages)[number], { readonly isComplete: true }>['code']

/** The first, and the fallback of every other. */
export const defaultLocale = 'en' as const satisfies Locale

export const locales: readonly Locale[] = languages.map(({ code }) => code)

export const localeNames = Object.fromEntries(languages.map(({ code, name }) => [code, name])) as Readonly<Record<Locale, string>>

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** What some languages say, with English for the others. */
export const englishBehind = <Value>(
  text: Readonly<Record<typeof defaultLocale, Value> & Partial<Record<Locale, Value>>>,
): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, text[locale] ?? text[defaultLocale]])) as Record<Locale, Value>
