import type { Block } from 'payload'
import { words } from '../../words'

export const richText: Block = {
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: {
    singular: words('Text', 'Texto', 'Texte', 'Text'),
    plural: words('Texts', 'Textos', 'Textes', 'Texte'),
  },
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
      label: words('Text', 'Texto', 'Texte', 'Text'),
    },
  ],
}
