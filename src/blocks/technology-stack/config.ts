import { words } from '@/payload/words'
import { heading, defineBlock } from '@/payload/blocks/define-block'

export const technologyStack = defineBlock('technology-stack', {
  group: 'prove',
  drawing: ['title', 'marks'],
  name: words('blocks.technologyStack.name'),
  plural: words('blocks.technologyStack.plural'),
  head: [heading],
})
