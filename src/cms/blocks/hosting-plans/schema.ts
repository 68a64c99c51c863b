import type { Block } from 'payload'
import { categoryLabels } from '../../fields/category-labels'
import { checkbox } from '../../fields/flags'
import { keyList } from '../../fields/lists'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { defaultBilling, heading, intro } from '../section-fields'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

const categories = {
  shared,
  vps,
  dedicated,
  cloud,
  wordpress,
  ecommerce,
  mixed: words('Mixed: the plans named below', 'Mixto: los planes indicados abajo', 'Mixte : les offres indiquées ci-dessous', 'Gemischt: die unten genannten Tarife'),
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
        'Keys of the plans, in order, such as shared-basic. Empty: the whole category.',
        'Claves de los planes, en orden, por ejemplo shared-basic. Vacío: toda la categoría.',
        'Clés des offres, dans l’ordre, par exemple shared-basic. Vide : toute la catégorie.',
        'Schlüssel der Tarife in Reihenfolge, zum Beispiel shared-basic. Leer: die ganze Kategorie.',
      ),
    ),
    defaultBilling('monthly'),
    showPlate,
  ],
}
