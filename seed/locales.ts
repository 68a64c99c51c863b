import type { Locale } from '@/lib/config/locales'

/**
 * The languages the catalogue of a new shop is written in. A shop may have more: visitors read English in those until somebody has
 * translated the catalogue in the admin.
 */
export const seedLocales = ['en', 'es', 'fr', 'de'] as const satisfies readonly Locale[]

export type SeedLocale = (typeof seedLocales)[number]
