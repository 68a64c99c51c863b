import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** P8: rows come from the catalogue's transfer prices. */
export const transferPricing = defineBlock('transfer-pricing', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words('blocks.transferPricing.name'),
})
