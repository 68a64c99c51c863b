import type { Block } from 'payload'
import { categoryLabels } from '../../fields/category-labels'
import { checkbox } from '../../fields/flags'
import { keyList } from '../../fields/lists'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { defaultBilling, heading, intro } from '../../fields/section-fields'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

const categories = {
  shared,
  vps,
  dedicated,
  cloud,
  wordpress,
  ecommerce,
  mixed: words(
    'Mixed: the plans named below',
    'Mixto: los planes indicados abajo',
    'Mixte : les offres indiquées ci-dessous',
    'Gemischt: die unten genannten Tarife',
  ),
}

const showPlate = checkbox('showPlate', words('Show the nameplate', 'Mostrar la placa', 'Afficher la plaque', 'Schild zeigen'))

export const hostingPlans: Block = {
  slug: 'hosting-plans',
  interfaceName: 'HostingPlansBlock',
  labels: {
    singular: words('Hosting plans', 'Planes de hosting', 'Offres d’hébergement', 'Hosting-Tarife'),
    plural: words('Hosting plans', 'Planes de hosting', 'Offres d’hébergement', 'Hosting-Tarife'),
  },
  fields: [
    heading,
    intro,
    select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), categories, { defaultValue: 'shared' }),
    keyList(
      'services',
      words('Plans', 'Planes', 'Offres', 'Tarife'),
      words(
        'In order. Empty: the whole category.',
        'En orden. Vacío: toda la categoría.',
        'Dans l’ordre. Vide : toute la catégorie.',
        'In Reihenfolge. Leer: die ganze Kategorie.',
      ),
      'hosting',
    ),
    defaultBilling('monthly'),
    showPlate,
  ],
}
