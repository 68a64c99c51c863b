import { extensionCategoryLabels, selectMany } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const domainPricingGrid = defineBlock('domain-pricing-grid', {
  group: 'sell',
  drawing: ['title', 'table'],
  name: words('blocks.domainPricingGrid.name'),
  fields: [
    selectMany('categories', words('blocks.domainPricingGrid.categories.label'), extensionCategoryLabels, {
      description: words('blocks.domainPricingGrid.categories.description'),
    }),
  ],
})
