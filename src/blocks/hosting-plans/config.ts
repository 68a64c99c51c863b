import { categoryLabels, select } from '@/payload/fields/selects'
import { checkbox } from '@/payload/fields/numbers'
import { keyList } from '@/payload/fields/rows'
import { words } from '@/payload/words'
import { defaultBilling, defineBlock } from '@/payload/blocks/define-block'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

const categories = {
  shared,
  vps,
  dedicated,
  cloud,
  wordpress,
  ecommerce,
  mixed: words({
    en: 'Mixed: the plans named below',
    es: 'Mixto: los planes indicados abajo',
    fr: 'Mixte : les offres indiquées ci-dessous',
    de: 'Gemischt: die unten genannten Tarife',
  }),
}

const showPlate = checkbox(
  'showPlate',
  words({
    en: 'Show the visitor’s domain',
    es: 'Mostrar el dominio del visitante',
    fr: 'Afficher le domaine du visiteur',
    de: 'Domain des Besuchers zeigen',
  }),
)

export const hostingPlans = defineBlock('hosting-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words({ en: 'Hosting plans', es: 'Planes de hosting', fr: 'Offres d’hébergement', de: 'Hosting-Tarife' }),
  fields: [
    select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), categories, {
      defaultValue: 'shared',
    }),
    keyList(
      'services',
      words({ en: 'Plans', es: 'Planes', fr: 'Offres', de: 'Tarife' }),
      words({
        en: 'In order. Empty: the whole category.',
        es: 'En orden. Vacío: toda la categoría.',
        fr: 'Dans l’ordre. Vide : toute la catégorie.',
        de: 'In Reihenfolge. Leer: die ganze Kategorie.',
      }),
      'hosting',
    ),
    defaultBilling('monthly'),
    showPlate,
  ],
})
