import { words } from '../../words'
import { defaultBilling, heading, intro, presentation } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const presentations = {
  plans: words({ en: 'Plan cards', es: 'Tarjetas de planes', fr: 'Cartes d’offres', de: 'Tarifkarten' }),
  strip: words({ en: 'Strip', es: 'Franja', fr: 'Bandeau', de: 'Streifen' }),
}

export const sslPlans = defineBlock({
  slug: 'ssl-plans',
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words({ en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' }),
  fields: [heading, intro, presentation(presentations, 'plans'), defaultBilling('yearly')],
})
