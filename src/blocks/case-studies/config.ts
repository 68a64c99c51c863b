import { words, labelsOf } from '@/payload/words'
import { heading, limit, presentation, defineBlock } from '@/payload/blocks/define-block'

const presentations = labelsOf('blocks.caseStudies.presentations', ['feature', 'masonry'])

export const caseStudies = defineBlock('case-studies', {
  group: 'prove',
  drawing: ['title', 'cards'],
  name: words('blocks.caseStudies.name'),
  head: [heading],
  fields: [presentation(presentations, 'masonry'), limit(8)],
})
