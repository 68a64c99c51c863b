import { rows } from '@/payload/fields/rows'
import { icon, description, title } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const feature = words('blocks.featuresGrid.feature')

export const featuresGrid = defineBlock('features-grid', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words('blocks.featuresGrid.name'),
  fields: [
    rows(
      'items',
      {
        kind: feature,
        plural: words('blocks.featuresGrid.items.plural'),
        titles: ['title'],
      },
      [icon, title(120), description(600)],
    ),
  ],
})
