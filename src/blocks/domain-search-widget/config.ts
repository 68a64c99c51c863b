import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const domainSearchWidget = defineBlock('domain-search-widget', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words({ en: 'Short domain search', es: 'Búsqueda breve de dominios', fr: 'Recherche de domaine courte', de: 'Kurze Domainsuche' }),
  plural: words({
    en: 'Short domain searches',
    es: 'Búsquedas breves de dominios',
    fr: 'Recherches de domaine courtes',
    de: 'Kurze Domainsuchen',
  }),
})
