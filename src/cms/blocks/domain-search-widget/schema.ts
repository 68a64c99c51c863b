import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** §2: the compact search; it leads to the search page. */
export const domainSearchWidget: Block = {
  slug: 'domain-search-widget',
  interfaceName: 'DomainSearchWidgetBlock',
  labels: {
    singular: words('Short domain search', 'Búsqueda breve de dominios', 'Recherche de domaine courte', 'Kurze Domainsuche'),
    plural: words('Short domain searches', 'Búsquedas breves de dominios', 'Recherches de domaine courtes', 'Kurze Domainsuchen'),
  },
  fields: [heading, intro],
}
