import { words } from '@/payload/words'
import { defaultBilling, presentation, defineBlock } from '@/payload/blocks/define-block'

const presentations = {
  plans: words({ en: 'Plan cards', es: 'Tarjetas de planes', fr: 'Cartes d’offres', de: 'Tarifkarten' }),
  strip: words({ en: 'Strip', es: 'Franja', fr: 'Bandeau', de: 'Streifen' }),
}

export const sslPlans = defineBlock('ssl-plans', {
  group: 'sell',
  drawing: ['title', 'cards'],
  name: words({ en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' }),
  fields: [presentation(presentations, 'plans'), defaultBilling('yearly')],
})
