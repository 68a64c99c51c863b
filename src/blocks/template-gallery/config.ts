import { rows } from '@/payload/fields/rows'
import { nameText, localizedTextarea } from '@/payload/fields/text'
import { select } from '@/payload/fields/selects'
import { words, labelsOf } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const layouts = labelsOf('blocks.templateGallery.layouts', ['shop', 'portfolio', 'restaurant', 'journal', 'studio', 'event'])

const template = words('blocks.templateGallery.template')

/** Website builder layouts, drawn by the site. */
export const templateGallery = defineBlock('template-gallery', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words('blocks.templateGallery.name'),
  plural: words('blocks.templateGallery.plural'),
  fields: [
    rows(
      'templates',
      { kind: template, plural: words('blocks.templateGallery.templates.plural'), titles: ['name'] },
      [
        select('layout', words('blocks.templateGallery.templates.layout.label'), layouts, { defaultValue: 'shop' }),
        nameText(60),
        localizedTextarea('description', words('blocks.templateGallery.templates.description.label'), { maxLength: 300 }),
      ],
      { minRows: 1, maxRows: 12, required: true },
    ),
  ],
})
