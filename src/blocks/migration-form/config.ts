import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §3: provider, website, e-mail and wishes; the fields are the shop's, the words around them the editor's. */
export const migrationForm = defineBlock('migration-form', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words('blocks.migrationForm.name'),
  plural: words('blocks.migrationForm.plural'),
})
