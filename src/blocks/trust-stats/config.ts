import { rows } from '@/payload/fields/rows'
import { label, valueText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const figure = words('blocks.trustStats.figure')

export const trustStats = defineBlock('trust-stats', {
  group: 'prove',
  drawing: ['figures'],
  name: words('blocks.trustStats.name'),
  head: [],
  fields: [
    rows(
      'items',
      { kind: figure, plural: words('blocks.trustStats.items.plural'), titles: ['value'], detail: 'label' },
      [valueText(40), label(80)],
      { minRows: 1, maxRows: 8 },
    ),
  ],
})
