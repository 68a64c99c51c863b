import type { CollectionConfig } from 'payload'
import { networkMetricLimits } from '@/config/limits'
import { groups } from '../admin/groups'
import { demo } from '../fields/flags'
import { icon } from '../fields/icon'
import { key } from '../fields/identifiers'
import { localizedText } from '../fields/localized-text'
import { position, wholeNumber } from '../fields/numbers'
import { words } from '../words'
import { openDocuments } from './shown-documents'

export const metrics: CollectionConfig = {
  ...openDocuments('metrics'),
  labels: {
    singular: words({ en: 'Figure', es: 'Cifra', fr: 'Chiffre', de: 'Kennzahl' }),
    plural: words({ en: 'Network figures', es: 'Cifras de la red', fr: 'Chiffres du réseau', de: 'Netzkennzahlen' }),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'label',
    defaultColumns: ['label', 'value', 'unit', 'demo', 'order'],
    listSearchableFields: ['label', 'key'],
    description: words({
      en: 'The site says that these figures are illustrative.',
      es: 'El sitio indica que estas cifras son ilustrativas.',
      fr: 'Le site indique que ces chiffres sont donnés à titre d’illustration.',
      de: 'Die Website weist darauf hin, dass diese Zahlen der Veranschaulichung dienen.',
    }),
  },
  fields: [
    localizedText('label', words({ en: 'Label', es: 'Etiqueta', fr: 'Libellé', de: 'Beschriftung' }), { required: true }),
    { name: 'value', type: 'text', required: true, label: words({ en: 'Value', es: 'Valor', fr: 'Valeur', de: 'Wert' }) },
    { name: 'unit', type: 'text', label: words({ en: 'Unit', es: 'Unidad', fr: 'Unité', de: 'Einheit' }) },
    wholeNumber(
      'trend',
      words({ en: 'Trend in per cent', es: 'Tendencia en porcentaje', fr: 'Tendance en pour cent', de: 'Trend in Prozent' }),
      {
        least: -networkMetricLimits.maximumTrendPercent,
        most: networkMetricLimits.maximumTrendPercent,
        description: words({
          en: 'Shown first; three seconds later the page draws another one. Without it, every one is drawn.',
          es: 'Se muestra al principio; tres segundos después la página genera otra. Sin ella, todas se generan.',
          fr: 'Affichée d’abord ; trois secondes plus tard, la page en tire une autre. Sans elle, toutes sont tirées.',
          de: 'Steht am Anfang; drei Sekunden später zieht die Seite einen anderen. Ohne Angabe werden alle gezogen.',
        }),
      },
    ),
    { name: 'color', type: 'text', label: words({ en: 'Colour', es: 'Color', fr: 'Couleur', de: 'Farbe' }) },
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
