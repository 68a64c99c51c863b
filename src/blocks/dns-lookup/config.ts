import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const dnsLookup = defineBlock('dns-lookup', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words({ en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' }),
  plural: words({ en: 'DNS lookups', es: 'Consultas DNS', fr: 'Recherches DNS', de: 'DNS-Abfragen' }),
})
