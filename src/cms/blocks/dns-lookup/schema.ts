import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

/** Where a name points: its records. */
export const dnsLookup = defineBlock({
  slug: 'dns-lookup',
  group: 'tools',
  drawing: ['title', 'search'],
  name: words({ en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' }),
  plural: words({ en: 'DNS lookups', es: 'Consultas DNS', fr: 'Recherches DNS', de: 'DNS-Abfragen' }),
  fields: [heading, intro],
})
