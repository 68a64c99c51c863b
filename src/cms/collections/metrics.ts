import type { CollectionConfig } from 'payload'
import { openCatalogue } from '../access/sets'
import { groups } from '../admin/groups'
import { demo } from '../fields/flags'
import { icon } from '../fields/icon'
import { key } from '../fields/identifiers'
import { localizedText } from '../fields/localized-text'
import { position } from '../fields/numbers'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

export const metrics: CollectionConfig = {
  slug: 'metrics',
  labels: { singular: words('Figure', 'Cifra', 'Chiffre', 'Kennzahl'), plural: words('Network figures', 'Cifras de la red', 'Chiffres du réseau', 'Netzkennzahlen') },
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
    { name: 'color', type: 'text', label: words('Colour', 'Color', 'Couleur', 'Farbe') },
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
