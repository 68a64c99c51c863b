import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const domainPricing = defineBlock('domain-pricing', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({ en: 'Domain prices', es: 'Precios de dominios', fr: 'Prix des domaines', de: 'Domainpreise' }),
})
