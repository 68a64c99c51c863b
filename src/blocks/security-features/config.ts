import { rows } from '@/payload/fields/rows'
import { icon, description, title, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const protection = words({ en: 'Protection', es: 'Protección', fr: 'Protection', de: 'Schutzmaßnahme' })

/** §1. */
export const securityFeatures = defineBlock('security-features', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Security features', es: 'Características de seguridad', fr: 'Fonctions de sécurité', de: 'Sicherheitsmerkmale' }),
  fields: [
    rows(
      'items',
      {
        kind: protection,
        plural: words({ en: 'Protections', es: 'Protecciones', fr: 'Protections', de: 'Schutzmaßnahmen' }),
        titles: ['title'],
      },
      [
        icon,
        title(120),
        description(600),
        localizedText(
          'included',
          words({ en: 'Where it is included', es: 'Dónde está incluido', fr: 'Où c’est compris', de: 'Worin es enthalten ist' }),
          {
            maxLength: 80,
            description: words({
              en: 'Such as “In every plan”. Never a price: those come from the catalogue.',
              es: 'Por ejemplo «En todos los planes». Nunca un precio: esos vienen del catálogo.',
              fr: 'Par exemple « Dans chaque offre ». Jamais un prix : ils viennent du catalogue.',
              de: 'Zum Beispiel „In jedem Tarif“. Nie ein Preis: die kommen aus dem Katalog.',
            }),
          },
        ),
      ],
      { minRows: 1, maxRows: 24, required: true },
    ),
  ],
})
