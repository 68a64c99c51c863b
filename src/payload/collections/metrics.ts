import type { CollectionConfig } from 'payload'
import { networkMetricLimits } from '@/lib/config/limits'
import { groups } from '@/payload/admin/groups'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { icon, localizedText } from '@/payload/fields/text'
import { key } from '@/payload/fields/identifiers'
import { words } from '@/payload/words'
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
      en: 'Labelled as sample data until the site settings name a status page and none of them is demo content.',
      es: 'Se presentan como datos de muestra hasta que los ajustes del sitio indiquen una página de estado y ninguna sea contenido de muestra.',
      fr: 'Présentés comme des exemples tant que les réglages du site n’indiquent pas de page d’état ou que l’un d’eux est un contenu de démonstration.',
      de: 'Gelten als Beispieldaten, bis in den Website-Einstellungen eine Statusseite steht und keine Kennzahl mehr Beispielinhalt ist.',
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
          en: 'Sample data shows it first and draws another one every three seconds. Real figures keep it; without it they have no trend.',
          es: 'Los datos de muestra la usan al principio y generan otra cada tres segundos. Las cifras reales la conservan; sin ella no tienen tendencia.',
          fr: 'Les exemples l’affichent d’abord, puis en tirent une autre toutes les trois secondes. Les vrais chiffres la gardent ; sans elle, pas de tendance.',
          de: 'Beispieldaten beginnen damit und ziehen alle drei Sekunden einen neuen. Echte Kennzahlen behalten ihn; ohne Angabe haben sie keinen Trend.',
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
