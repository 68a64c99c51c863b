import type { Block } from 'payload'
import { keyList } from '../../fields/lists'
import { wholeNumber } from '../../fields/numbers'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading } from '../../fields/section-fields'

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
    keyList(
      'domains',
      words('Whose', 'De quién', 'De qui', 'Von wem'),
      words(
        'Customers who have a domain, in order. Empty: everybody, in their own order.',
        'Clientes con dominio, en orden. Vacío: todos, en su propio orden.',
        'Clients ayant un domaine, dans l’ordre. Vide : tous, dans leur ordre.',
        'Kunden mit einer Domain, in Reihenfolge. Leer: alle, in ihrer eigenen Reihenfolge.',
      ),
      'testimonials',
    ),
  ],
}
