import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** Transfer wizard with four steps (§4). */
export const transferWizard = defineBlock('transfer-wizard', {
  group: 'tools',
  drawing: ['title', 'steps'],
  name: words('blocks.transferWizard.name'),
  plural: words('blocks.transferWizard.plural'),
})
