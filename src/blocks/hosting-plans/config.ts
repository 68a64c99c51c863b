import { categoryLabels, select } from '@/payload/fields/selects'
import { checkbox } from '@/payload/fields/numbers'
import { keyList } from '@/payload/fields/rows'
import { words } from '@/payload/words'
import { defaultBilling, defineBlock } from '@/payload/blocks/define-block'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

const categories = {
  shared,
  vps,
  dedicated,
  cloud,
  wordpress,
  ecommerce,
  mixed: words('blocks.hostingPlans.categories.mixed'),
}

const showPlate = checkbox('showPlate', words('blocks.hostingPlans.showPlate.label'))

export const hostingPlans = defineBlock('hosting-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words('blocks.hostingPlans.name'),
  fields: [
    select('category', words('blocks.hostingPlans.category.label'), categories, {
      defaultValue: 'shared',
    }),
    keyList('services', words('blocks.hostingPlans.services.label'), words('blocks.hostingPlans.services.description'), 'hosting'),
    defaultBilling('monthly'),
    showPlate,
  ],
})
