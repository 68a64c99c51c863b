import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

/** §3: the fields are fixed; editors write the texts around them. */
export const migrationForm = defineBlock('migration-form', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words({ en: 'Migration request form', es: 'Formulario de migración', fr: 'Formulaire de migration', de: 'Umzugsformular' }),
  plural: words({ en: 'Migration request forms', es: 'Formularios de migración', fr: 'Formulaires de migration', de: 'Umzugsformulare' }),
})
