import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** Where a name points: its records. */
export const dnsLookup: Block = {
  slug: 'dns-lookup',
  interfaceName: 'DnsLookupBlock',
  labels: {
    singular: words({ en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' }),
    plural: words({ en: 'DNS lookups', es: 'Consultas DNS', fr: 'Recherches DNS', de: 'DNS-Abfragen' }),
  },
  fields: [heading, intro],
}
