import type { Block } from 'payload'
import { words } from '../../words'
import { defaultBilling, heading, intro } from '../../fields/section-fields'

export const emailPlans: Block = {
  slug: 'email-plans',
  interfaceName: 'EmailPlansBlock',
  labels: {
    singular: words('Email plans', 'Planes de correo', 'Offres mail', 'E-Mail-Tarife'),
    plural: words('Email plans', 'Planes de correo', 'Offres mail', 'E-Mail-Tarife'),
  },
  fields: [heading, intro, defaultBilling('monthly')],
}
