import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** Who holds a name: what the registry tells. */
export const whoisLookup: Block = {
  slug: 'whois-lookup',
  interfaceName: 'WhoisLookupBlock',
  labels: {
    singular: words('WHOIS lookup', 'Consulta WHOIS', 'Recherche WHOIS', 'WHOIS-Abfrage'),
    plural: words('WHOIS lookups', 'Consultas WHOIS', 'Recherches WHOIS', 'WHOIS-Abfragen'),
  },
  fields: [heading, intro],
}
