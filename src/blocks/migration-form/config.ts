import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §3: provider, website, e-mail and wishes; the fields are the shop's, the words around them the editor's. */
export const migrationForm = defineBlock('migration-form', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words({ en: 'Migration request form', es: 'Formulario de migración', fr: 'Formulaire de migration', de: 'Umzugsformular' }),
  plural: words({ en: 'Migration request forms', es: 'Formularios de migración', fr: 'Formulaires de migration', de: 'Umzugsformulare' }),
})
