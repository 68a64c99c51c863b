import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

export const dnsLookup = defineBlock('dns-lookup', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words('blocks.dnsLookup.name'),
  plural: words('blocks.dnsLookup.plural'),
})
