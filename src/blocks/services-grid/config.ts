import { categoryLabels, select } from '@/payload/fields/selects'
import { checkbox } from '@/payload/fields/numbers'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const categories = {
  all: words('blocks.servicesGrid.categories.all'),
  ...categoryLabels,
}

export const servicesGrid = defineBlock('services-grid', {
  group: 'sell',
  drawing: ['title', 'tiles'],
  name: words('blocks.servicesGrid.name'),
  fields: [
    select('defaultCategory', words('blocks.servicesGrid.defaultCategory.label'), categories, {
      defaultValue: 'all',
      description: words('blocks.servicesGrid.defaultCategory.description'),
    }),
    checkbox('showFilter', words('blocks.servicesGrid.showFilter.label'), {
      defaultValue: true,
      description: words('blocks.servicesGrid.showFilter.description'),
    }),
  ],
})
