import { pickedFrom } from '@/payload/admin/picker/source'
import { select } from '@/payload/fields/selects'
import { words, labelsOf } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const presets = labelsOf('blocks.sslChooser.presets', ['single', 'wildcard', 'multi-domain'])

export const sslChooser = defineBlock('ssl-chooser', {
  group: 'sell',
  drawing: ['title', 'choices'],
  name: words('blocks.sslChooser.name'),
  plural: words('blocks.sslChooser.plural'),
  fields: [
    select('preset', words('blocks.sslChooser.preset.label'), presets, {
      defaultValue: 'single',
    }),
    {
      name: 'plan',
      type: 'text',
      label: words('blocks.sslChooser.plan.label'),
      admin: pickedFrom('certificates'),
    },
  ],
})
