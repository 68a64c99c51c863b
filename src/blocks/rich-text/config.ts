import { words } from '@/payload/words'
import { wordingNotes } from '@/payload/fields/text'
import { defineBlock } from '@/payload/blocks/define-block'

export const richText = defineBlock('rich-text', {
  group: 'explain',
  drawing: ['title', 'text'],
  name: words('blocks.richText.name'),
  plural: words('blocks.richText.plural'),
  head: [],
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
      label: words('blocks.richText.content.label'),
      admin: { components: { Description: wordingNotes } },
    },
  ],
})
