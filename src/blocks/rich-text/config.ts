import { words } from '@/payload/words'
import { wordingNotes } from '@/payload/fields/text'
import { defineBlock } from '@/payload/blocks/define-block'

export const richText = defineBlock('rich-text', {
  group: 'explain',
  drawing: ['title', 'text'],
  name: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
  plural: words({ en: 'Texts', es: 'Textos', fr: 'Textes', de: 'Texte' }),
  head: [],
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
      label: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
      admin: { components: { Description: wordingNotes } },
    },
  ],
})
