import type { Block } from 'payload'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

/** §3: provider, website, e-mail and wishes; the fields are the shop's, the words around them the editor's. */
export const migrationForm: Block = {
  slug: 'migration-form',
  interfaceName: 'MigrationFormBlock',
  labels: {
    singular: words('Migration request form', 'Formulario de traslado', 'Formulaire de transfert', 'Umzugsformular'),
    plural: words('Migration request forms', 'Formularios de traslado', 'Formulaires de transfert', 'Umzugsformulare'),
  },
  fields: [heading, intro],
}
