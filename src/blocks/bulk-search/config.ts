import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const bulkSearch = defineBlock('bulk-search', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words('blocks.bulkSearch.name'),
  plural: words('blocks.bulkSearch.plural'),
})
