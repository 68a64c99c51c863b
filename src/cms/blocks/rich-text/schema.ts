import { words } from '../../words'
import { wordingNotes } from '../../fields/localized-text'
import { defineBlock } from '../../sections/define-block'

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
