import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** P8: its rows are the transfer prices of the catalogue. */
export const transferPricing = defineBlock('transfer-pricing', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words('blocks.transferPricing.name'),
})
