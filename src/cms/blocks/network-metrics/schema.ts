import { words } from '../../words'
import { defineBlock } from '../../sections/define-block'

/** §4, R9: the figures of the collection of that name; the site says that they are illustrative. */
export const networkMetrics = defineBlock('network-metrics', {
  group: 'prove',
  drawing: ['title', 'figures'],
  name: words({ en: 'Network figures', es: 'Cifras de la red', fr: 'Chiffres du réseau', de: 'Netzkennzahlen' }),
})
