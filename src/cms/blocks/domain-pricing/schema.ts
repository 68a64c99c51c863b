import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

export const domainPricing: Block = {
  slug: 'domain-pricing',
  interfaceName: 'DomainPricingBlock',
  labels: {
    singular: words({ en: 'Domain prices', es: 'Precios de dominios', fr: 'Prix des domaines', de: 'Domainpreise' }),
    plural: words({ en: 'Domain prices', es: 'Precios de dominios', fr: 'Prix des domaines', de: 'Domainpreise' }),
  },
  fields: [heading, intro],
}
