import { resourceTypeLabels, selectMany } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { limit, defineBlock } from '@/payload/blocks/define-block'

export const resourceCentre = defineBlock('resource-centre', {
  group: 'explain',
  drawing: ['title', 'cards'],
  name: words('blocks.resourceCentre.name'),
  plural: words('blocks.resourceCentre.plural'),
  fields: [
    selectMany('types', words('blocks.resourceCentre.types.label'), resourceTypeLabels, {
      description: words('blocks.resourceCentre.types.description'),
    }),
    limit(12),
  ],
})
