import type { ExtensionCategory } from '@/core/catalog/types'
import { words, type Words } from '../words'

/** What an extension is for. */
export const extensionCategoryLabels: Readonly<Record<ExtensionCategory, Words>> = {
  popular: words('Popular', 'Populares', 'Populaires', 'Beliebt'),
  business: words('Business', 'Negocios', 'Entreprises', 'Geschäft'),
  technology: words('Technology', 'Tecnología', 'Technologie', 'Technik'),
  country: words('Country', 'País', 'Pays', 'Land'),
  organization: words('Organisation', 'Organización', 'Organisation', 'Organisation'),
  creative: words('Creative', 'Creatividad', 'Création', 'Kreativ'),
}
