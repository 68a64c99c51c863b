import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { localizedText } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const row = words('Row', 'Fila', 'Ligne', 'Zeile')
const sheet = words('Data sheet', 'Ficha técnica', 'Fiche technique', 'Datenblatt')

/** §1: data sheets, a group of name and value rows each. */
export const technicalFeatures: Block = {
  slug: 'technical-features',
  interfaceName: 'TechnicalFeaturesBlock',
  labels: {
    singular: words('Technical features', 'Características técnicas', 'Caractéristiques techniques', 'Technische Merkmale'),
    plural: words('Technical features', 'Características técnicas', 'Caractéristiques techniques', 'Technische Merkmale'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'groups',
      type: 'array',
      admin: namedRows({ kind: sheet, titles: ['title'] }),
      label: words('Data sheets', 'Fichas técnicas', 'Fiches techniques', 'Datenblätter'),
      labels: {
        singular: sheet,
        plural: words('Data sheets', 'Fichas técnicas', 'Fiches techniques', 'Datenblätter'),
      },
      minRows: 1,
      maxRows: 12,
      required: true,
      fields: [
        icon,
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 80 }),
        {
          name: 'items',
          type: 'array',
          label: words('Rows', 'Filas', 'Lignes', 'Zeilen'),
          admin: namedRows({ kind: row, titles: ['name'], detail: 'value' }),
          labels: { singular: row, plural: words('Rows', 'Filas', 'Lignes', 'Zeilen') },
          minRows: 1,
          maxRows: 20,
          required: true,
          fields: [
            {
              type: 'row',
              fields: [
                localizedText('name', words('Name', 'Nombre', 'Nom', 'Bezeichnung'), { required: true, maxLength: 80 }),
                localizedText('value', words('Value', 'Valor', 'Valeur', 'Wert'), { required: true, maxLength: 160 }),
              ],
            },
          ],
        },
      ],
    },
  ],
}
