import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const bulkSearch = defineBlock('bulk-search', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words({ en: 'Bulk search', es: 'Búsqueda múltiple', fr: 'Recherche groupée', de: 'Sammelsuche' }),
  plural: words({ en: 'Bulk searches', es: 'Búsquedas múltiples', fr: 'Recherches groupées', de: 'Sammelsuchen' }),
})
