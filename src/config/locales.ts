/** The four languages of the shop (§1). `en` is the default and the fallback of every other. */
export const locales = ['en', 'es', 'fr', 'de'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language in its own words, for the language switch and the admin. */
export const localeNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
} as const satisfies Record<Locale, string>

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && (locales as readonly string[]).includes(value)
