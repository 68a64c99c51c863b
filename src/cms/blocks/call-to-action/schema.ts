import { checkbox } from '@/cms/fields/flags'
import { href } from '@/cms/fields/links'
import { buttonLabel } from '@/cms/fields/common-texts'
import { localizedTextarea } from '@/cms/fields/localized-text'
import { words } from '@/cms/words'
import { heading } from '@/cms/sections/section-fields'
import { defineBlock } from '@/cms/sections/define-block'

export const callToAction = defineBlock('call-to-action', {
  group: 'sell',
  drawing: ['band'],
  name: words({ en: 'Call to action', es: 'Llamada a la acción', fr: 'Appel à l’action', de: 'Handlungsaufruf' }),
  plural: words({ en: 'Calls to action', es: 'Llamadas a la acción', fr: 'Appels à l’action', de: 'Handlungsaufrufe' }),
  head: [heading],
  fields: [
    localizedTextarea('body', words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }), { maxLength: 600 }),
    buttonLabel,
    href(),
    checkbox(
      'showPlate',
      words({
        en: 'Show the visitor’s domain',
        es: 'Mostrar el dominio del visitante',
        fr: 'Afficher le domaine du visiteur',
        de: 'Domain des Besuchers zeigen',
      }),
    ),
  ],
})
