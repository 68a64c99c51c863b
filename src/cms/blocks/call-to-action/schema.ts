import type { Block } from 'payload'
import { checkbox } from '../../fields/flags'
import { href } from '../../fields/links'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading } from '../../fields/section-fields'

export const callToAction: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: {
    singular: words('Call to action', 'Llamada a la acción', 'Appel à l’action', 'Handlungsaufruf'),
    plural: words('Calls to action', 'Llamadas a la acción', 'Appels à l’action', 'Handlungsaufrufe'),
  },
  fields: [
    heading,
    localizedTextarea('body', words('Text', 'Texto', 'Texte', 'Text'), { maxLength: 600 }),
    localizedText('buttonLabel', words('Button', 'Botón', 'Bouton', 'Schaltfläche'), { required: true, maxLength: 60 }),
    href(),
    checkbox('showPlate', words('Show the nameplate', 'Mostrar la placa', 'Afficher la plaque', 'Schild zeigen')),
  ],
}
