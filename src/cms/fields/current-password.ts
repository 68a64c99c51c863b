import type { TextField } from 'payload'
import { words } from '../words'

/** Typed beside a new password of one's own; never stored and never read. */
export const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: words('Current password', 'Contraseña actual', 'Mot de passe actuel', 'Aktuelles Passwort'),
  admin: {
    condition: (data, _sibling, { user }) => user !== null && data['id'] === user.id,
    components: { Field: '/cms/admin/current-password.client#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    description: words(
      'Only to choose a new password for yourself.',
      'Solo para elegir una contraseña nueva para usted.',
      'Uniquement pour choisir votre nouveau mot de passe.',
      'Nur, um für sich selbst ein neues Passwort zu wählen.',
    ),
  },
}
