import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** §4: the four steps of a transfer. */
export const transferWizard: Block = {
  slug: 'transfer-wizard',
  interfaceName: 'TransferWizardBlock',
  labels: {
    singular: words({ en: 'Transfer wizard', es: 'Asistente de transferencia', fr: 'Assistant de transfert', de: 'Transferassistent' }),
    plural: words({ en: 'Transfer wizards', es: 'Asistentes de transferencia', fr: 'Assistants de transfert', de: 'Transferassistenten' }),
  },
  fields: [heading, intro],
}
