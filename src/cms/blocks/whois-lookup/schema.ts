import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

/** Who holds a name: what the registry tells. */
export const whoisLookup = defineBlock({
  slug: 'whois-lookup',
  group: 'tools',
  drawing: ['title', 'search'],
  name: words({ en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' }),
  plural: words({ en: 'WHOIS lookups', es: 'Consultas WHOIS', fr: 'Recherches WHOIS', de: 'WHOIS-Abfragen' }),
  fields: [heading, intro],
})
