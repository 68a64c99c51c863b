import { keyList } from '@/payload/fields/rows'
import { words } from '@/payload/words'
import { heading, limit, presentation, defineBlock } from '@/payload/blocks/define-block'

const presentations = {
  quote: words({ en: 'One large quote', es: 'Una cita grande', fr: 'Une grande citation', de: 'Ein großes Zitat' }),
  grid: words({ en: 'Grid', es: 'Cuadrícula', fr: 'Grille', de: 'Raster' }),
}

export const testimonials = defineBlock('testimonials', {
  group: 'prove',
  drawing: ['quote'],
  name: words({ en: 'Testimonials', es: 'Testimonios', fr: 'Témoignages', de: 'Kundenstimmen' }),
  head: [heading],
  fields: [
    presentation(presentations, 'grid'),
    limit(6),
    keyList(
      'domains',
      words({ en: 'Whose', es: 'De quién', fr: 'De qui', de: 'Von wem' }),
      words({
        en: 'Customers who have a domain, in order. Empty: everybody, in their own order.',
        es: 'Clientes con dominio, en orden. Vacío: todos, en su propio orden.',
        fr: 'Clients ayant un domaine, dans l’ordre. Vide : tous, dans leur ordre.',
        de: 'Kunden mit einer Domain, in Reihenfolge. Leer: alle, in ihrer eigenen Reihenfolge.',
      }),
      'testimonials',
    ),
  ],
})
