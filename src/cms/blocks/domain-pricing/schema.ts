import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

export const domainPricing = defineBlock({
  slug: 'domain-pricing',
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({ en: 'Domain prices', es: 'Precios de dominios', fr: 'Prix des domaines', de: 'Domainpreise' }),
  fields: [heading, intro],
})
