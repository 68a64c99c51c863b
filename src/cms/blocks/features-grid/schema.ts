import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const feature = words('Feature', 'Característica', 'Caractéristique', 'Merkmal')

export const featuresGrid: Block = {
  slug: 'features-grid',
  interfaceName: 'FeaturesGridBlock',
  labels: {
    singular: words('Features', 'Características', 'Caractéristiques', 'Merkmale'),
    plural: words('Features', 'Características', 'Caractéristiques', 'Merkmale'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'items',
      type: 'array',
      label: words('Features', 'Características', 'Caractéristiques', 'Merkmale'),
      labels: { singular: feature, plural: words('Features', 'Características', 'Caractéristiques', 'Merkmale') },
      admin: namedRows({ kind: feature, titles: ['title'] }),
      fields: [
        icon,
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 120 }),
        localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 600 }),
      ],
    },
  ],
}
