import { words } from '@/payload/words'
import { heading, defineBlock } from '@/payload/blocks/define-block'

export const technologyStack = defineBlock('technology-stack', {
  group: 'prove',
  drawing: ['title', 'marks'],
  name: words({ en: 'Technology stack', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  plural: words({ en: 'Technology stacks', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  head: [heading],
})
