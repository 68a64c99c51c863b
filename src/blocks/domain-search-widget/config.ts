import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const domainSearchWidget = defineBlock('domain-search-widget', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words('blocks.domainSearchWidget.name'),
  plural: words('blocks.domainSearchWidget.plural'),
})
