import { rows, keyList } from '@/payload/fields/rows'
import { categoryLabels, select } from '@/payload/fields/selects'
import { checkbox } from '@/payload/fields/numbers'
import { title, localizedTextarea } from '@/payload/fields/text'
import { words, labelsOf } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const sources = labelsOf('blocks.configurator.sources', ['services', 'addons'])

const selections = labelsOf('blocks.configurator.selections', ['one', 'many'])

const group = words('blocks.configurator.group')

export const configurator = defineBlock('configurator', {
  group: 'sell',
  drawing: ['title', 'choices'],
  name: words('blocks.configurator.name'),
  plural: words('blocks.configurator.plural'),
  fields: [
    rows(
      'groups',
      {
        kind: group,
        plural: words('blocks.configurator.groups.plural'),
        label: words('blocks.configurator.groups.label'),
        titles: ['title'],
      },
      [
        title(80),
        localizedTextarea('intro', words('blocks.configurator.groups.intro.label'), {
          maxLength: 400,
        }),
        select('source', words('blocks.configurator.groups.source.label'), sources, {
          defaultValue: 'services',
          description: words('blocks.configurator.groups.source.description'),
        }),
        select('category', words('blocks.configurator.groups.category.label'), categoryLabels),
        keyList(
          'keys',
          words('blocks.configurator.groups.keys.label'),
          words('blocks.configurator.groups.keys.description'),
          'servicesAndAddons',
        ),
        select('selection', words('blocks.configurator.groups.selection.label'), selections, { defaultValue: 'one' }),
        checkbox('required', words('blocks.configurator.groups.required.label')),
      ],
      { minRows: 1, maxRows: 12 },
    ),
  ],
})
