import { checkbox } from '@/payload/fields/numbers'
import { href } from '@/payload/fields/rows'
import { buttonLabel, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { heading, defineBlock } from '@/payload/blocks/define-block'

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
