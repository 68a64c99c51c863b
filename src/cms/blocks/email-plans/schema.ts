import { words } from '../../words'
import { defaultBilling, heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

export const emailPlans = defineBlock({
  slug: 'email-plans',
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words({ en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' }),
  fields: [heading, intro, defaultBilling('monthly')],
})
