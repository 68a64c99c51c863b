import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §4, R9: the figures of the collection of that name, with their source or as sample data. */
export const networkMetrics = defineBlock('network-metrics', {
  group: 'prove',
  drawing: ['title', 'figures'],
  name: words('blocks.networkMetrics.name'),
})
