import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §3: the fields are fixed; editors write the texts around them. */
export const migrationForm = defineBlock('migration-form', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words('blocks.migrationForm.name'),
  plural: words('blocks.migrationForm.plural'),
})
