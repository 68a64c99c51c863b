import type { Block } from 'payload'
import { words } from '../../words'
import { heading } from '../../fields/section-fields'

export const technologyStack: Block = {
  slug: 'technology-stack',
  interfaceName: 'TechnologyStackBlock',
  labels: {
    singular: words('Technology stack', 'Tecnologías', 'Technologies', 'Technologien'),
    plural: words('Technology stacks', 'Tecnologías', 'Technologies', 'Technologien'),
  },
  fields: [heading],
}
