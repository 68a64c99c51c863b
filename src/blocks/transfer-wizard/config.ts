import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §4. */
export const transferWizard = defineBlock('transfer-wizard', {
  group: 'tools',
  drawing: ['title', 'steps'],
  name: words({ en: 'Transfer wizard', es: 'Asistente de transferencia', fr: 'Assistant de transfert', de: 'Transferassistent' }),
  plural: words({ en: 'Transfer wizards', es: 'Asistentes de transferencia', fr: 'Assistants de transfert', de: 'Transferassistenten' }),
})
