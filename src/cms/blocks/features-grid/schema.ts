import { rows } from '../../fields/rows'
import { icon } from '../../fields/icon'
import { description, title } from '../../fields/common-texts'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const feature = words({ en: 'Feature', es: 'Característica', fr: 'Caractéristique', de: 'Merkmal' })

export const featuresGrid = defineBlock({
  slug: 'features-grid',
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }),
  fields: [
    heading,
    intro,
    rows(
      'items',
      {
        kind: feature,
        plural: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }),
        titles: ['title'],
      },
      [icon, title(120), description(600)],
    ),
  ],
})
