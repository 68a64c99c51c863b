import type { Block } from 'payload'
import { words } from '../../words'

export const richText: Block = {
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: {
    singular: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
    plural: words({ en: 'Texts', es: 'Textos', fr: 'Textes', de: 'Texte' }),
  },
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
      label: words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }),
    },
  ],
}
