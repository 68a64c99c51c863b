import { words } from '@/payload/words'
import { defaultBilling, defineBlock } from '@/payload/blocks/define-block'

export const emailPlans = defineBlock('email-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words({ en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' }),
  fields: [defaultBilling('monthly')],
})
