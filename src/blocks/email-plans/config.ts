import { words } from '@/payload/words'
import { defaultBilling, defineBlock } from '@/payload/blocks/define-block'

export const emailPlans = defineBlock('email-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words('blocks.emailPlans.name'),
  fields: [defaultBilling('monthly')],
})
