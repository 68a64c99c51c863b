import { words } from '@/cms/words'
import { heading } from '@/cms/sections/section-fields'
import { defineBlock } from '@/cms/sections/define-block'

export const technologyStack = defineBlock('technology-stack', {
  group: 'prove',
  drawing: ['title', 'marks'],
  name: words({ en: 'Technology stack', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  plural: words({ en: 'Technology stacks', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  head: [heading],
})
