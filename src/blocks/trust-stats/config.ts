import { rows } from '@/payload/fields/rows'
import { label, valueText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

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
