import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** §4: the four steps of a transfer. */
export const transferWizard: Block = {
  slug: 'transfer-wizard',
  interfaceName: 'TransferWizardBlock',
  labels: {
    singular: words('Transfer wizard', 'Asistente de transferencia', 'Assistant de transfert', 'Transferassistent'),
    plural: words('Transfer wizards', 'Asistentes de transferencia', 'Assistants de transfert', 'Transferassistenten'),
  },
  fields: [heading, intro],
}
