import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { popular, position } from '@/payload/fields/numbers'
import { extension } from '@/payload/fields/identifiers'
import { features } from '@/payload/fields/rows'
import { description } from '@/payload/fields/text'
import { listPrice, price } from '@/payload/fields/prices'
import { words, labelsOf } from '@/payload/words'

/** Transfer prices by TLD (P8). */
export const transferPrices = defineCollection({
  slug: 'transfer-prices',
  access: publishedContent,
  versions: 'planned',
  shown: { keyField: 'extension', isPriced: true },
  adds: ['translations', 'entity-tags', 'price-history'],
  defaultSort: 'order',
  trash: true,
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
})
