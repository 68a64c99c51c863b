import type { Block } from 'payload'
import { words } from '../../words'
import { heading } from '../../fields/section-fields'

export const technologyStack: Block = {
  slug: 'technology-stack',
  interfaceName: 'TechnologyStackBlock',
  labels: {
    singular: words({ en: 'Technology stack', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
    plural: words({ en: 'Technology stacks', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  },
  fields: [heading],
}
