import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** WHOIS lookup of a domain (§2). */
export const whoisLookup = defineBlock('whois-lookup', {
  group: 'tools',
  drawing: ['title', 'search'],
  name: words('blocks.whoisLookup.name'),
  plural: words('blocks.whoisLookup.plural'),
})
