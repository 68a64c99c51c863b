import type { Locale } from '@/lib/config/locales'

/** Languages of the seeded catalogue. Other shop languages fall back to English until translated in the admin. */
export const seedLocales = ['en', 'es', 'fr', 'de'] as const satisfies readonly Locale[]

export type SeedLocale = (typeof seedLocales)[number]
