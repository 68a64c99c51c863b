import type { Block } from 'payload'
import { categoryLabels } from '../../fields/category-labels'
import { checkbox } from '../../fields/flags'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const categories = { all: words('All services', 'Todos los servicios', 'Tous les services', 'Alle Leistungen'), ...categoryLabels }

export const servicesGrid: Block = {
  slug: 'services-grid',
  interfaceName: 'ServicesGridBlock',
  labels: {
    singular: words('Services', 'Servicios', 'Services', 'Leistungen'),
    plural: words('Services', 'Servicios', 'Services', 'Leistungen'),
  },
  fields: [
    heading,
    intro,
    select('defaultCategory', words('Shown first', 'Se muestra primero', 'Affiché d’abord', 'Zuerst gezeigt'), categories, {
      defaultValue: 'all',
      description: words(
        'A category shows everything below it as well. Without the filter nothing else is shown.',
        'Una categoría muestra también todo lo que cuelga de ella. Sin el filtro no se muestra nada más.',
        'Une catégorie affiche aussi tout ce qu’elle contient. Sans le filtre, rien d’autre n’est affiché.',
        'Eine Kategorie zeigt auch alles darunter. Ohne den Filter ist sonst nichts zu sehen.',
      ),
    }),
    checkbox('showFilter', words('Show the filter', 'Mostrar el filtro', 'Afficher le filtre', 'Filter zeigen'), {
      defaultValue: true,
      description: words(
        'The address keeps the choice, as in ?type=vps.',
        'La dirección conserva la elección, como en ?type=vps.',
        'L’adresse garde le choix, comme dans ?type=vps.',
        'Die Adresse behält die Wahl, wie in ?type=vps.',
      ),
    }),
  ],
}
