import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** Where a name points: its records. */
export const dnsLookup: Block = {
  slug: 'dns-lookup',
  interfaceName: 'DnsLookupBlock',
  labels: {
    singular: words('DNS lookup', 'Consulta DNS', 'Recherche DNS', 'DNS-Abfrage'),
    plural: words('DNS lookups', 'Consultas DNS', 'Recherches DNS', 'DNS-Abfragen'),
  },
  fields: [heading, intro],
}
