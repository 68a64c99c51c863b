import { rows } from '@/cms/fields/rows'
import { label, valueText } from '@/cms/fields/common-texts'
import { words } from '@/cms/words'
import { defineBlock } from '@/cms/sections/define-block'

const figure = words({ en: 'Figure', es: 'Cifra', fr: 'Chiffre', de: 'Zahl' })

export const trustStats = defineBlock('trust-stats', {
  group: 'prove',
  drawing: ['figures'],
  name: words({ en: 'Trust figures', es: 'Cifras de confianza', fr: 'Chiffres de confiance', de: 'Vertrauenszahlen' }),
  head: [],
  fields: [
    rows(
      'items',
      { kind: figure, plural: words({ en: 'Figures', es: 'Cifras', fr: 'Chiffres', de: 'Zahlen' }), titles: ['value'], detail: 'label' },
      [valueText(40), label(80)],
      { minRows: 1, maxRows: 8 },
    ),
  ],
})
