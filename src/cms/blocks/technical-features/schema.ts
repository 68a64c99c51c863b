import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { localizedText } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const row = words({ en: 'Row', es: 'Fila', fr: 'Ligne', de: 'Zeile' })
const sheet = words({ en: 'Data sheet', es: 'Ficha técnica', fr: 'Fiche technique', de: 'Datenblatt' })

/** §1: data sheets, a group of name and value rows each. */
export const technicalFeatures = defineBlock({
  slug: 'technical-features',
  group: 'explain',
  drawing: ['title', 'rows'],
  labels: {
    singular: words({
      en: 'Technical features',
      es: 'Características técnicas',
      fr: 'Caractéristiques techniques',
      de: 'Technische Merkmale',
    }),
    plural: words({
      en: 'Technical features',
      es: 'Características técnicas',
      fr: 'Caractéristiques techniques',
      de: 'Technische Merkmale',
    }),
  },
  fields: [
    heading,
    intro,
    {
      name: 'groups',
      type: 'array',
      admin: namedRows({ kind: sheet, titles: ['title'] }),
      label: words({ en: 'Data sheets', es: 'Fichas técnicas', fr: 'Fiches techniques', de: 'Datenblätter' }),
      labels: {
        singular: sheet,
        plural: words({ en: 'Data sheets', es: 'Fichas técnicas', fr: 'Fiches techniques', de: 'Datenblätter' }),
      },
      minRows: 1,
      maxRows: 12,
      required: true,
      fields: [
        icon,
        localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }), { required: true, maxLength: 80 }),
        {
          name: 'items',
          type: 'array',
          label: words({ en: 'Rows', es: 'Filas', fr: 'Lignes', de: 'Zeilen' }),
          admin: namedRows({ kind: row, titles: ['name'], detail: 'value' }),
          labels: { singular: row, plural: words({ en: 'Rows', es: 'Filas', fr: 'Lignes', de: 'Zeilen' }) },
          minRows: 1,
          maxRows: 20,
          required: true,
          fields: [
            {
              type: 'row',
              fields: [
                localizedText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Bezeichnung' }), { required: true, maxLength: 80 }),
                localizedText('value', words({ en: 'Value', es: 'Valor', fr: 'Valeur', de: 'Wert' }), { required: true, maxLength: 160 }),
              ],
            },
          ],
        },
      ],
    },
  ],
})
