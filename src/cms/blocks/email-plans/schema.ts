import type { Block } from 'payload'
import { words } from '../../words'
import { defaultBilling, heading, intro } from '../../fields/section-fields'

export const emailPlans: Block = {
  slug: 'email-plans',
  interfaceName: 'EmailPlansBlock',
  labels: {
    singular: words({ en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' }),
    plural: words({ en: 'Email plans', es: 'Planes de correo', fr: 'Offres mail', de: 'E-Mail-Tarife' }),
  },
  fields: [heading, intro, defaultBilling('monthly')],
}
