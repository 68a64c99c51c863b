import { words } from '@/cms/words'
import { defineBlock } from '@/cms/sections/define-block'

export const domainPricing = defineBlock('domain-pricing', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({ en: 'Domain prices', es: 'Precios de dominios', fr: 'Prix des domaines', de: 'Domainpreise' }),
})
