import { categoryLabels, select } from '@/payload/fields/selects'
import { checkbox } from '@/payload/fields/numbers'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const categories = {
  all: words({ en: 'All services', es: 'Todos los servicios', fr: 'Tous les services', de: 'Alle Leistungen' }),
  ...categoryLabels,
}

export const servicesGrid = defineBlock('services-grid', {
  group: 'sell',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' }),
  fields: [
    select(
      'defaultCategory',
      words({ en: 'Shown first', es: 'Se muestra primero', fr: 'Affiché d’abord', de: 'Zuerst gezeigt' }),
      categories,
      {
        defaultValue: 'all',
        description: words({
          en: 'A category shows everything below it as well. Without the filter nothing else is shown.',
          es: 'Una categoría muestra también sus subcategorías. Sin el filtro no se muestra nada más.',
          fr: 'Une catégorie affiche aussi tout ce qu’elle contient. Sans le filtre, rien d’autre n’est affiché.',
          de: 'Eine Kategorie zeigt auch alles darunter. Ohne den Filter ist sonst nichts zu sehen.',
        }),
      },
    ),
    checkbox('showFilter', words({ en: 'Show the filter', es: 'Mostrar el filtro', fr: 'Afficher le filtre', de: 'Filter zeigen' }), {
      defaultValue: true,
      description: words({
        en: 'The address keeps the choice, as in ?type=vps.',
        es: 'La dirección conserva la elección, como en ?type=vps.',
        fr: 'L’adresse garde le choix, comme dans ?type=vps.',
        de: 'Die Adresse behält die Wahl, wie in ?type=vps.',
      }),
    }),
  ],
})
