import { words } from '../../words'
import { defineBlock } from '../../admin/define-block'

export const richText = defineBlock({
  slug: 'rich-text',
  group: 'explain',
  drawing: ['title', 'text'],
  name: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
  plural: words({ en: 'Texts', es: 'Textos', fr: 'Textes', de: 'Texte' }),
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
      label: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
    },
  ],
})
