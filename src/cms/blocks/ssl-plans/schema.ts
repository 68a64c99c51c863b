import type { Block } from 'payload'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { defaultBilling, heading, intro } from '../../fields/section-fields'

const presentations = {
  plans: words('Plan cards', 'Tarjetas de planes', 'Cartes d’offres', 'Tarifkarten'),
  strip: words('Strip', 'Franja', 'Bandeau', 'Streifen'),
}

export const sslPlans: Block = {
  slug: 'ssl-plans',
  interfaceName: 'SslPlansBlock',
  labels: {
    singular: words('SSL certificates', 'Certificados SSL', 'Certificats SSL', 'SSL-Zertifikate'),
    plural: words('SSL certificates', 'Certificados SSL', 'Certificats SSL', 'SSL-Zertifikate'),
  },
  fields: [
    heading,
    intro,
    select('presentation', words('Shown as', 'Se muestra como', 'Présentation', 'Darstellung'), presentations, { defaultValue: 'plans' }),
    defaultBilling('yearly'),
  ],
}
