import { rows } from '@/payload/fields/rows'
import { icon, description, title, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const protection = words('blocks.securityFeatures.protection')

/** List of protections (§1). */
export const securityFeatures = defineBlock('security-features', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words('blocks.securityFeatures.name'),
  fields: [
    rows(
      'items',
      {
        kind: protection,
        plural: words('blocks.securityFeatures.items.plural'),
        titles: ['title'],
      },
      [
        icon,
        title(120),
        description(600),
        localizedText('included', words('blocks.securityFeatures.items.included.label'), {
          maxLength: 80,
          description: words('blocks.securityFeatures.items.included.description'),
        }),
      ],
      { minRows: 1, maxRows: 24, required: true },
    ),
  ],
})
