import type { TextField } from 'payload'
import { words } from '@/payload/words'

/** Asked for when staff change their own password or email; never stored. */
export const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: words('fields.currentPassword.label'),
  admin: {
    // Payload disables virtual fields unless `readOnly` is false.
    readOnly: false,
    condition: (data, _sibling, { user }) => user !== null && data['id'] === user.id,
    components: { Field: '/payload/admin/form-fields.client#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    description: words('fields.currentPassword.description'),
  },
}
