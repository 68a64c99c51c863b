import { rows } from '@/payload/fields/rows'
import { icon, description, title } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const feature = words({ en: 'Feature', es: 'Característica', fr: 'Caractéristique', de: 'Merkmal' })

export const featuresGrid = defineBlock('features-grid', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }),
  fields: [
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
