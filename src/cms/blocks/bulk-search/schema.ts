import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** The contract’s bulk search, as a tool on a page. */
export const bulkSearch: Block = {
  slug: 'bulk-search',
  interfaceName: 'BulkSearchBlock',
  labels: {
    singular: words('Bulk search', 'Búsqueda múltiple', 'Recherche groupée', 'Sammelsuche'),
    plural: words('Bulk searches', 'Búsquedas múltiples', 'Recherches groupées', 'Sammelsuchen'),
  },
  fields: [heading, intro],
}
