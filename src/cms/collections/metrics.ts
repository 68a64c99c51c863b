import type { CollectionConfig } from 'payload'
import { networkMetricLimits } from '@/config/limits'
import { openCatalogue } from '../access/sets'
import { groups } from '../admin/groups'
import { demo } from '../fields/flags'
import { icon } from '../fields/icon'
import { key } from '../fields/identifiers'
import { localizedText } from '../fields/localized-text'
import { position, wholeNumber } from '../fields/numbers'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

export const metrics: CollectionConfig = {
  slug: 'metrics',
  labels: {
    singular: words('Figure', 'Cifra', 'Chiffre', 'Kennzahl'),
    plural: words('Network figures', 'Cifras de la red', 'Chiffres du réseau', 'Netzkennzahlen'),
  },
  access: openCatalogue,
  admin: {
    group: groups.content,
    useAsTitle: 'label',
    defaultColumns: ['label', 'value', 'unit', 'demo', 'order'],
    listSearchableFields: ['label', 'key'],
    description: words(
      'The site says that these figures are illustrative.',
      'El sitio indica que estas cifras son ilustrativas.',
      'Le site indique que ces chiffres sont donnés à titre d’illustration.',
      'Die Website weist darauf hin, dass diese Zahlen der Veranschaulichung dienen.',
    ),
  },
  defaultSort: 'order',
  trash: true,
  versions: false,
  hooks: shownCollection('metrics'),
  fields: [
    localizedText('label', words('Label', 'Etiqueta', 'Libellé', 'Beschriftung'), { required: true }),
    { name: 'value', type: 'text', required: true, label: words('Value', 'Valor', 'Valeur', 'Wert') },
    { name: 'unit', type: 'text', label: words('Unit', 'Unidad', 'Unité', 'Einheit') },
    wholeNumber('trend', words('Trend in per cent', 'Tendencia en porcentaje', 'Tendance en pour cent', 'Trend in Prozent'), {
      least: -networkMetricLimits.maximumTrendPercent,
      most: networkMetricLimits.maximumTrendPercent,
      description: words(
        'Shown first; three seconds later the page draws another one. Without it, every one is drawn.',
        'Se muestra al principio; tres segundos después la página genera otra. Sin ella, todas se generan.',
        'Affichée d’abord ; trois secondes plus tard, la page en tire une autre. Sans elle, toutes sont tirées.',
        'Steht am Anfang; drei Sekunden später zieht die Seite einen anderen. Ohne Angabe werden alle gezogen.',
      ),
    }),
    { name: 'color', type: 'text', label: words('Colour', 'Color', 'Couleur', 'Farbe') },
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
