import type { Block } from 'payload'
import { wholeNumber } from '../../fields/numbers'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading } from '../../fields/section-fields'

const presentations = {
  feature: words('One large story', 'Una historia grande', 'Une grande étude', 'Eine große Geschichte'),
  masonry: words('Masonry', 'Mosaico', 'Mosaïque', 'Mosaik'),
}

export const caseStudies: Block = {
  slug: 'case-studies',
  interfaceName: 'CaseStudiesBlock',
  labels: {
    singular: words('Case studies', 'Casos de éxito', 'Études de cas', 'Fallstudien'),
    plural: words('Case studies', 'Casos de éxito', 'Études de cas', 'Fallstudien'),
  },
  fields: [
    heading,
    select('presentation', words('Shown as', 'Se muestra como', 'Présentation', 'Darstellung'), presentations, { defaultValue: 'masonry' }),
    wholeNumber('limit', words('At most', 'Como máximo', 'Au maximum', 'Höchstens'), { least: 1, most: 48, defaultValue: 8 }),
  ],
}
