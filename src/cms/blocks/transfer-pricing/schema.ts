import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** P8: its rows are the transfer prices of the catalogue. */
export const transferPricing: Block = {
  slug: 'transfer-pricing',
  interfaceName: 'TransferPricingBlock',
  labels: {
    singular: words({ en: 'Transfer prices', es: 'Precios de transferencia', fr: 'Prix de transfert', de: 'Transferpreise' }),
    plural: words({ en: 'Transfer prices', es: 'Precios de transferencia', fr: 'Prix de transfert', de: 'Transferpreise' }),
  },
  fields: [heading, intro],
}
