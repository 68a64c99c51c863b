import { resourceTypeLabels, selectMany } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { limit, defineBlock } from '@/payload/blocks/define-block'

export const resourceCentre = defineBlock('resource-centre', {
  group: 'explain',
  drawing: ['title', 'cards'],
  name: words({ en: 'Resource centre', es: 'Centro de recursos', fr: 'Centre de ressources', de: 'Ressourcen' }),
  plural: words({ en: 'Resource centres', es: 'Centros de recursos', fr: 'Centres de ressources', de: 'Ressourcen' }),
  fields: [
    selectMany(
      'types',
      words({ en: 'Only these kinds', es: 'Solo estos tipos', fr: 'Seulement ces types', de: 'Nur diese Arten' }),
      resourceTypeLabels,
      {
        description: words({
          en: 'Empty shows every kind.',
          es: 'Vacío: se muestran todos.',
          fr: 'Vide : tous les types.',
          de: 'Leer: alle Arten.',
        }),
      },
    ),
    limit(12),
  ],
})
