import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** P8: its rows are the transfer prices of the catalogue. */
export const transferPricing: Block = {
  slug: 'transfer-pricing',
  interfaceName: 'TransferPricingBlock',
  labels: {
    singular: words('Transfer prices', 'Precios de transferencia', 'Prix de transfert', 'Transferpreise'),
    plural: words('Transfer prices', 'Precios de transferencia', 'Prix de transfert', 'Transferpreise'),
  },
  fields: [heading, intro],
}
