import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** P8: rows come from the catalogue's transfer prices. */
export const transferPricing = defineBlock('transfer-pricing', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({ en: 'Transfer prices', es: 'Precios de transferencia', fr: 'Prix de transfert', de: 'Transferpreise' }),
})
