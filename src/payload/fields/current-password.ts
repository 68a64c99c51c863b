import type { TextField } from 'payload'
import { words } from '@/payload/words'

/** Asked for when staff change their own password or email; never stored. */
export const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: words({ en: 'Current password', es: 'Contraseña actual', fr: 'Mot de passe actuel', de: 'Aktuelles Passwort' }),
  admin: {
    // Payload disables virtual fields unless `readOnly` is false.
    readOnly: false,
    condition: (data, _sibling, { user }) => user !== null && data['id'] === user.id,
    components: { Field: '/payload/admin/form-fields.client#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    description: words({
      en: 'Only to change your own password or email address.',
      es: 'Solo para cambiar su propia contraseña o su propio correo electrónico.',
      fr: 'Uniquement pour modifier votre propre mot de passe ou votre propre adresse mail.',
      de: 'Nur, um Ihr eigenes Passwort oder Ihre eigene E-Mail-Adresse zu ändern.',
    }),
  },
}
