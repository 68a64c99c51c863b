import { namedRows } from '../../fields/row-label'
import { localizedText } from '../../fields/localized-text'
import { words } from '../../words'
import { defineBlock } from '../../admin/define-block'

const figure = words({ en: 'Figure', es: 'Cifra', fr: 'Chiffre', de: 'Zahl' })

export const trustStats = defineBlock({
  slug: 'trust-stats',
  group: 'prove',
  drawing: ['figures'],
  labels: {
    singular: words({ en: 'Trust figures', es: 'Cifras de confianza', fr: 'Chiffres de confiance', de: 'Vertrauenszahlen' }),
    plural: words({ en: 'Trust figures', es: 'Cifras de confianza', fr: 'Chiffres de confiance', de: 'Vertrauenszahlen' }),
  },
  fields: [
    {
      name: 'items',
      type: 'array',
      label: words({ en: 'Figures', es: 'Cifras', fr: 'Chiffres', de: 'Zahlen' }),
      labels: { singular: figure, plural: words({ en: 'Figures', es: 'Cifras', fr: 'Chiffres', de: 'Zahlen' }) },
      admin: namedRows({ kind: figure, titles: ['value'], detail: 'label' }),
      minRows: 1,
      maxRows: 8,
      fields: [
        localizedText('value', words({ en: 'Value', es: 'Valor', fr: 'Valeur', de: 'Wert' }), { required: true, maxLength: 40 }),
        localizedText('label', words({ en: 'Label', es: 'Etiqueta', fr: 'Libellé', de: 'Beschriftung' }), {
          required: true,
          maxLength: 80,
        }),
      ],
    },
  ],
})
