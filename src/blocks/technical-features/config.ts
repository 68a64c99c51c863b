import { rows } from '@/payload/fields/rows'
import { icon, title, valueText, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const row = words({ en: 'Row', es: 'Fila', fr: 'Ligne', de: 'Zeile' })
const sheet = words({ en: 'Data sheet', es: 'Ficha técnica', fr: 'Fiche technique', de: 'Datenblatt' })

/** §1: groups of name and value rows. */
export const technicalFeatures = defineBlock('technical-features', {
  group: 'explain',
  drawing: ['title', 'rows'],
  name: words({ en: 'Technical features', es: 'Características técnicas', fr: 'Caractéristiques techniques', de: 'Technische Merkmale' }),
  fields: [
    rows(
      'groups',
      {
        kind: sheet,
        plural: words({ en: 'Data sheets', es: 'Fichas técnicas', fr: 'Fiches techniques', de: 'Datenblätter' }),
        titles: ['title'],
      },
      [
        icon,
        title(80),
        rows(
          'items',
          { kind: row, plural: words({ en: 'Rows', es: 'Filas', fr: 'Lignes', de: 'Zeilen' }), titles: ['name'], detail: 'value' },
          [
            {
              type: 'row',
              fields: [
                localizedText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Bezeichnung' }), { required: true, maxLength: 80 }),
                valueText(160),
              ],
            },
          ],
          { minRows: 1, maxRows: 20, required: true },
        ),
      ],
      { minRows: 1, maxRows: 12, required: true },
    ),
  ],
})
