import type { ExtensionCategory } from '@/core/catalog/types'
import { words, type Words } from '@/cms/words'

/** What an extension is for. */
export const extensionCategoryLabels: Readonly<Record<ExtensionCategory, Words>> = {
  popular: words({ en: 'Popular', es: 'Populares', fr: 'Populaires', de: 'Beliebt' }),
  business: words({ en: 'Business', es: 'Negocios', fr: 'Entreprises', de: 'Geschäft' }),
  technology: words({ en: 'Technology', es: 'Tecnología', fr: 'Technologie', de: 'Technik' }),
  country: words({ en: 'Country', es: 'País', fr: 'Pays', de: 'Land' }),
  organization: words({ en: 'Organisation', es: 'Organización', fr: 'Organisation', de: 'Organisation' }),
  creative: words({ en: 'Creative', es: 'Creatividad', fr: 'Création', de: 'Kreativ' }),
}
