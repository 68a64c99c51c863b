import { selectMany, hostingFamilies } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defaultBilling, defineBlock } from '@/payload/blocks/define-block'

export const pricingComparison = defineBlock('pricing-comparison', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words('blocks.pricingComparison.name'),
  plural: words('blocks.pricingComparison.plural'),
  fields: [
    selectMany('categories', words('blocks.pricingComparison.categories.label'), hostingFamilies, {
      description: words('blocks.pricingComparison.categories.description'),
    }),
    defaultBilling('monthly'),
  ],
})
