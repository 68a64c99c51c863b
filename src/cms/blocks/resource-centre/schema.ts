import type { Block } from 'payload'
import { wholeNumber } from '../../fields/numbers'
import { resourceTypeLabels } from '../../fields/resource-types'
import { selectMany } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

export const resourceCentre: Block = {
  slug: 'resource-centre',
  interfaceName: 'ResourceCentreBlock',
  labels: {
    singular: words('Resource centre', 'Centro de recursos', 'Centre de ressources', 'Ressourcen'),
    plural: words('Resource centres', 'Centros de recursos', 'Centres de ressources', 'Ressourcen'),
  },
  fields: [
    heading,
    intro,
    selectMany('types', words('Only these kinds', 'Solo estos tipos', 'Seulement ces types', 'Nur diese Arten'), resourceTypeLabels, {
      description: words('Empty shows every kind.', 'Vacío: se muestran todos.', 'Vide : tous les types.', 'Leer: alle Arten.'),
    }),
    wholeNumber('limit', words('At most', 'Como máximo', 'Au maximum', 'Höchstens'), { least: 1, most: 48, defaultValue: 12 }),
  ],
}
