import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import type { Config } from 'payload'
import type { Locale } from '@/lib/config/locales'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

/** What Payload itself says in the admin. A language of the shop that is missing here does not compile. */
export const adminLanguages = { en, es, fr, de } satisfies Record<Locale, Languages[keyof Languages]>
