import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const protection = words('Protection', 'Protección', 'Protection', 'Schutzmaßnahme')

/** §1: what protects, and where it is included. */
export const securityFeatures: Block = {
  slug: 'security-features',
  interfaceName: 'SecurityFeaturesBlock',
  labels: {
    singular: words('Security features', 'Características de seguridad', 'Fonctions de sécurité', 'Sicherheitsmerkmale'),
    plural: words('Security features', 'Características de seguridad', 'Fonctions de sécurité', 'Sicherheitsmerkmale'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'items',
      type: 'array',
      admin: namedRows({ kind: protection, titles: ['title'] }),
      label: words('Protections', 'Protecciones', 'Protections', 'Schutzmaßnahmen'),
      labels: {
        singular: protection,
        plural: words('Protections', 'Protecciones', 'Protections', 'Schutzmaßnahmen'),
      },
      minRows: 1,
      maxRows: 24,
      required: true,
      fields: [
        icon,
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 120 }),
        localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 600 }),
        localizedText('included', words('Where it is included', 'Dónde está incluido', 'Où c’est compris', 'Worin es enthalten ist'), {
          maxLength: 80,
          description: words(
            'Such as “In every plan”. Never a price: those come from the catalogue.',
            'Por ejemplo «En todos los planes». Nunca un precio: esos vienen del catálogo.',
            'Par exemple « Dans chaque offre ». Jamais un prix : ils viennent du catalogue.',
            'Zum Beispiel „In jedem Tarif“. Nie ein Preis: die kommen aus dem Katalog.',
          ),
        }),
      ],
    },
  ],
}
