import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const domainPricing = defineBlock('domain-pricing', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words('blocks.domainPricing.name'),
})
