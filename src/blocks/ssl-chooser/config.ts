import { pickedFrom } from '@/payload/admin/picker/source'
import { select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const presets = {
  single: words({ en: 'One domain', es: 'Un dominio', fr: 'Un domaine', de: 'Eine Domain' }),
  wildcard: words({ en: 'Wildcard', es: 'Wildcard', fr: 'Wildcard', de: 'Wildcard' }),
  'multi-domain': words({ en: 'Multi-domain', es: 'Multidominio', fr: 'Multidomaine', de: 'Multi-Domain' }),
}

export const sslChooser = defineBlock('ssl-chooser', {
  group: 'sell',
  drawing: ['title', 'choices'],
  name: words({ en: 'SSL type chooser', es: 'Selector de tipo de SSL', fr: 'Sélecteur de type SSL', de: 'SSL-Auswahl' }),
  plural: words({ en: 'SSL type choosers', es: 'Selectores de tipo de SSL', fr: 'Sélecteurs de type SSL', de: 'SSL-Auswahlen' }),
  fields: [
    select('preset', words({ en: 'Chosen beforehand', es: 'Elegido de antemano', fr: 'Choisi d’avance', de: 'Vorausgewählt' }), presets, {
      defaultValue: 'single',
    }),
    {
      name: 'plan',
      type: 'text',
      label: words({
        en: 'Plan chosen beforehand',
        es: 'Plan elegido de antemano',
        fr: 'Offre choisie d’avance',
        de: 'Vorausgewählter Tarif',
      }),
      admin: pickedFrom('certificates'),
    },
  ],
})
