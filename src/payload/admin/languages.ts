import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import type { Config } from 'payload'
import type { Locale } from '@/lib/config/locales'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

/** Payload's translations of the admin. A missing shop language is a compile error. */
export const adminLanguages = { en, es, fr, de } satisfies Record<Locale, Languages[keyof Languages]>
