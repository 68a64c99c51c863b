import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** The contract’s bulk search, as a tool on a page. */
export const bulkSearch = defineBlock('bulk-search', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words('blocks.bulkSearch.name'),
  plural: words('blocks.bulkSearch.plural'),
})
