import { words } from '../../words'
import { heading } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

export const technologyStack = defineBlock({
  slug: 'technology-stack',
  group: 'prove',
  drawing: ['title', 'marks'],
  name: words({ en: 'Technology stack', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  plural: words({ en: 'Technology stacks', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  fields: [heading],
})
