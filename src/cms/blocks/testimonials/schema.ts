import type { Block } from 'payload'
import { keyList } from '../../fields/lists'
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
    keyList(
      'domains',
      words('Whose', 'De quién', 'De qui', 'Von wem'),
      words(
        'Domains of the customers, in order, such as thirdrow.io. Empty: everybody, in their own order.',
        'Dominios de los clientes, en orden, por ejemplo thirdrow.io. Vacío: todos, en su propio orden.',
        'Domaines des clients, dans l’ordre, par exemple thirdrow.io. Vide : tous, dans leur ordre.',
        'Domains der Kunden in Reihenfolge, zum Beispiel thirdrow.io. Leer: alle, in ihrer eigenen Reihenfolge.',
      ),
    ),
  ],
}
