import { rows } from '@/payload/fields/rows'
import { icon, title, valueText, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const row = words('blocks.technicalFeatures.row')
const sheet = words('blocks.technicalFeatures.sheet')

/** Groups of name and value rows (§1). */
export const technicalFeatures = defineBlock('technical-features', {
  group: 'explain',
  drawing: ['title', 'rows'],
  name: words('blocks.technicalFeatures.name'),
  fields: [
    rows(
      'groups',
      {
        kind: sheet,
        plural: words('blocks.technicalFeatures.groups.plural'),
        titles: ['title'],
      },
      [
        icon,
        title(80),
        rows(
          'items',
          { kind: row, plural: words('blocks.technicalFeatures.groups.items.plural'), titles: ['name'], detail: 'value' },
          [
            {
              type: 'row',
              fields: [
                localizedText('name', words('blocks.technicalFeatures.groups.items.name.label'), { required: true, maxLength: 80 }),
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
