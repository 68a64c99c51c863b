import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const networkMetrics = defineBlock('network-metrics', {
  group: 'prove',
  drawing: ['title', 'figures'],
  name: words('blocks.networkMetrics.name'),
})
