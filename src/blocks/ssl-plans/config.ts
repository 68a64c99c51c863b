import { words, labelsOf } from '@/payload/words'
import { defaultBilling, presentation, defineBlock } from '@/payload/blocks/define-block'

const presentations = labelsOf('blocks.sslPlans.presentations', ['plans', 'strip'])

export const sslPlans = defineBlock('ssl-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words('blocks.sslPlans.name'),
  fields: [presentation(presentations, 'plans'), defaultBilling('yearly')],
})
