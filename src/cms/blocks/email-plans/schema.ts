import { words } from '@/cms/words'
import { defaultBilling } from '@/cms/sections/section-fields'
import { defineBlock } from '@/cms/sections/define-block'

export const emailPlans = defineBlock('email-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words({ en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' }),
  fields: [defaultBilling('monthly')],
})
