import type { CollectionConfig } from 'payload'
import { popular, position } from '@/payload/fields/numbers'
import { extension } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { description } from '@/payload/fields/text'
import { listPrice, price } from '@/payload/fields/prices'
import { words, labelsOf } from '@/payload/words'
import { soldDocuments } from './shown-documents'

/** Transfer prices by TLD (P8). */
export const transferPrices: CollectionConfig = {
  ...soldDocuments('transfer-prices', 'extension'),
  labels: labelsOf('transferPrices', ['singular', 'plural']),
  admin: {
    useAsTitle: 'extension',
    defaultColumns: ['extension', 'price', 'originalPrice', 'popular', '_status'],
    listSearchableFields: ['extension'],
    description: words('transferPrices.description'),
  },
  fields: [
    extension,
    {
      type: 'row',
      fields: [
        price('price', words('transferPrices.price.label'), { required: true }),
        listPrice('originalPrice', words('transferPrices.originalPrice.label'), 'price', {
          required: true,
        }),
      ],
    },
    description(500),
    features,
    popular,
    position,
  ],
}
