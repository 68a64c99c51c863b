import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** Who holds a name: what the registry tells. */
export const whoisLookup: Block = {
  slug: 'whois-lookup',
  interfaceName: 'WhoisLookupBlock',
  labels: {
    singular: words({ en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' }),
    plural: words({ en: 'WHOIS lookups', es: 'Consultas WHOIS', fr: 'Recherches WHOIS', de: 'WHOIS-Abfragen' }),
  },
  fields: [heading, intro],
}
