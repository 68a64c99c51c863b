import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

export const domainPricing: Block = {
  slug: 'domain-pricing',
  interfaceName: 'DomainPricingBlock',
  labels: {
    singular: words('Domain prices', 'Precios de dominios', 'Prix des domaines', 'Domainpreise'),
    plural: words('Domain prices', 'Precios de dominios', 'Prix des domaines', 'Domainpreise'),
  },
  fields: [heading, intro],
}
