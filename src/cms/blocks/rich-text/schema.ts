import { words } from '@/cms/words'
import { wordingNotes } from '@/cms/fields/localized-text'
import { defineBlock } from '@/cms/sections/define-block'

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
