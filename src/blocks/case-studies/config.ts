import { words } from '@/payload/words'
import { heading, limit, presentation, defineBlock } from '@/payload/blocks/define-block'

const presentations = {
  feature: words({ en: 'One large story', es: 'Una historia grande', fr: 'Une grande étude', de: 'Eine große Geschichte' }),
  masonry: words({ en: 'Masonry', es: 'Mosaico', fr: 'Mosaïque', de: 'Mosaik' }),
}

export const caseStudies = defineBlock('case-studies', {
  group: 'prove',
  drawing: ['title', 'cards'],
  name: words({ en: 'Case studies', es: 'Casos de éxito', fr: 'Études de cas', de: 'Fallstudien' }),
  head: [heading],
  fields: [presentation(presentations, 'masonry'), limit(8)],
})
