import { rows } from '@/payload/fields/rows'
import { label, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const detail = words('blocks.contactForm.detail')

export const contactForm = defineBlock('contact-form', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words('blocks.contactForm.name'),
  plural: words('blocks.contactForm.plural'),
  fields: [
    rows(
      'details',
      {
        kind: detail,
        plural: words('blocks.contactForm.details.plural'),
        label: words('blocks.contactForm.details.label'),
        description: words('blocks.contactForm.details.description'),
        titles: ['label'],
        detail: 'value',
      },
      [label(80), localizedText('value', words('blocks.contactForm.details.value.label'), { required: true, maxLength: 200 })],
      { maxRows: 8 },
    ),
  ],
})
