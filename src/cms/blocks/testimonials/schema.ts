import type { Block } from 'payload'
import { wholeNumber } from '../../fields/numbers'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading } from '../section-fields'

const presentations = {
  quote: words('One large quote', 'Una cita grande', 'Une grande citation', 'Ein großes Zitat'),
  grid: words('Grid', 'Cuadrícula', 'Grille', 'Raster'),
}

export const testimonials: Block = {
  slug: 'testimonials',
  interfaceName: 'TestimonialsBlock',
  labels: {
    singular: words('Testimonials', 'Testimonios', 'Témoignages', 'Kundenstimmen'),
    plural: words('Testimonials', 'Testimonios', 'Témoignages', 'Kundenstimmen'),
  },
  fields: [
    heading,
    select('presentation', words('Shown as', 'Se muestra como', 'Présentation', 'Darstellung'), presentations, { defaultValue: 'grid' }),
    wholeNumber('limit', words('At most', 'Como máximo', 'Au maximum', 'Höchstens'), { least: 1, most: 48, defaultValue: 6 }),
  ],
}
