import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { localizedText } from '../../fields/localized-text'
import { words } from '../../words'

const figure = words('Figure', 'Cifra', 'Chiffre', 'Zahl')

export const trustStats: Block = {
  slug: 'trust-stats',
  interfaceName: 'TrustStatsBlock',
  labels: {
    singular: words('Trust figures', 'Cifras de confianza', 'Chiffres de confiance', 'Vertrauenszahlen'),
    plural: words('Trust figures', 'Cifras de confianza', 'Chiffres de confiance', 'Vertrauenszahlen'),
  },
  fields: [
    {
      name: 'items',
      type: 'array',
      label: words('Figures', 'Cifras', 'Chiffres', 'Zahlen'),
      labels: { singular: figure, plural: words('Figures', 'Cifras', 'Chiffres', 'Zahlen') },
      admin: namedRows({ kind: figure, titles: ['value'], detail: 'label' }),
      minRows: 1,
      maxRows: 8,
      fields: [
        localizedText('value', words('Value', 'Valor', 'Valeur', 'Wert'), { required: true, maxLength: 40 }),
        localizedText('label', words('Label', 'Etiqueta', 'Libellé', 'Beschriftung'), { required: true, maxLength: 80 }),
      ],
    },
  ],
}
