import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

/** P8: its rows are the transfer prices of the catalogue. */
export const transferPricing = defineBlock({
  slug: 'transfer-pricing',
  group: 'sell',
  drawing: ['title', 'table'],
  name: words({ en: 'Transfer prices', es: 'Precios de transferencia', fr: 'Prix de transfert', de: 'Transferpreise' }),
  fields: [heading, intro],
})
