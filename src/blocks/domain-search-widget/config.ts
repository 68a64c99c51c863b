import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §2: the compact search; it leads to the search page. */
export const domainSearchWidget = defineBlock('domain-search-widget', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words('blocks.domainSearchWidget.name'),
  plural: words('blocks.domainSearchWidget.plural'),
})
