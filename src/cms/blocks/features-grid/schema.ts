import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const feature = words({ en: 'Feature', es: 'Característica', fr: 'Caractéristique', de: 'Merkmal' })

export const featuresGrid = defineBlock({
  slug: 'features-grid',
  group: 'explain',
  drawing: ['title', 'tiles'],
  labels: {
    singular: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }),
    plural: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }),
  },
  fields: [
    heading,
    intro,
    {
      name: 'items',
      type: 'array',
      label: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }),
      labels: { singular: feature, plural: words({ en: 'Features', es: 'Características', fr: 'Caractéristiques', de: 'Merkmale' }) },
      admin: namedRows({ kind: feature, titles: ['title'] }),
      fields: [
        icon,
        localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }), { required: true, maxLength: 120 }),
        localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), {
          maxLength: 600,
        }),
      ],
    },
  ],
})
