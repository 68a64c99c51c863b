import { select, hostingFamilies } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const families = {
  ...hostingFamilies,
  mixed: words('blocks.hostingSummary.families.mixed'),
}

export const hostingSummary = defineBlock('hosting-summary', {
  group: 'sell',
  drawing: ['title', 'choices'],
  name: words('blocks.hostingSummary.name'),
  plural: words('blocks.hostingSummary.plural'),
  fields: [select('category', words('blocks.hostingSummary.category.label'), families, { defaultValue: 'shared' })],
})
