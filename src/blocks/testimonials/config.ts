import { keyList } from '@/payload/fields/rows'
import { words, labelsOf } from '@/payload/words'
import { heading, limit, presentation, defineBlock } from '@/payload/blocks/define-block'

const presentations = labelsOf('blocks.testimonials.presentations', ['quote', 'grid'])

export const testimonials = defineBlock('testimonials', {
  group: 'prove',
  drawing: ['quote'],
  name: words('blocks.testimonials.name'),
  head: [heading],
  fields: [
    presentation(presentations, 'grid'),
    limit(6),
    keyList('domains', words('blocks.testimonials.domains.label'), words('blocks.testimonials.domains.description'), 'testimonials'),
  ],
})
