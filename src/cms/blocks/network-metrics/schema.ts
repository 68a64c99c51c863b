import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

/** §4, R9: the figures of the collection of that name; the site says that they are illustrative. */
export const networkMetrics = defineBlock({
  slug: 'network-metrics',
  group: 'prove',
  drawing: ['title', 'figures'],
  name: words({ en: 'Network figures', es: 'Cifras de la red', fr: 'Chiffres du réseau', de: 'Netzkennzahlen' }),
  fields: [heading, intro],
})
