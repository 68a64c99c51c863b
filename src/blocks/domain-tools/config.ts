import { rows, href } from '@/payload/fields/rows'
import { icon, buttonLabel, description, title } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const tool = words('blocks.domainTools.tool')

export const domainTools = defineBlock('domain-tools', {
  group: 'tools',
  drawing: ['title', 'tiles'],
  name: words('blocks.domainTools.name'),
  fields: [
    rows(
      'tools',
      { kind: tool, plural: words('blocks.domainTools.tools.plural'), titles: ['title'], target: 'href' },
      [icon, title(80), description(300), buttonLabel, href()],
      { minRows: 1, maxRows: 12, required: true },
    ),
  ],
})
