import { rows } from '@/cms/fields/rows'
import { icon } from '@/cms/fields/icon'
import { description, title } from '@/cms/fields/common-texts'
import { words } from '@/cms/words'
import { defineBlock } from '@/cms/sections/define-block'

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
