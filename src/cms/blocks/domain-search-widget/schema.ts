import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** §2: the compact search; it leads to the search page. */
export const domainSearchWidget: Block = {
  slug: 'domain-search-widget',
  interfaceName: 'DomainSearchWidgetBlock',
  labels: {
    singular: words({
      en: 'Short domain search',
      es: 'Búsqueda breve de dominios',
      fr: 'Recherche de domaine courte',
      de: 'Kurze Domainsuche',
    }),
    plural: words({
      en: 'Short domain searches',
      es: 'Búsquedas breves de dominios',
      fr: 'Recherches de domaine courtes',
      de: 'Kurze Domainsuchen',
    }),
  },
  fields: [heading, intro],
}
