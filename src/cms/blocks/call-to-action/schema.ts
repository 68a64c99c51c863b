import { checkbox } from '../../fields/flags'
import { href } from '../../fields/links'
import { buttonLabel } from '../../fields/common-texts'
import { localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading } from '../../sections/section-fields'
import { defineBlock } from '../../sections/define-block'

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
