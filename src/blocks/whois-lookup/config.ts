import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §2. */
export const whoisLookup = defineBlock('whois-lookup', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words({ en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' }),
  plural: words({ en: 'WHOIS lookups', es: 'Consultas WHOIS', fr: 'Recherches WHOIS', de: 'WHOIS-Abfragen' }),
})
