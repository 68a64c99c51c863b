import type { TextField } from 'payload'
import { words } from '@/payload/words'

/** Typed beside a new password or e-mail address of one's own; never stored and never read. */
export const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: words('fields.currentPassword.label'),
  admin: {
    // Payload greys out what no column keeps, unless it is told otherwise.
    readOnly: false,
    condition: (data, _sibling, { user }) => user !== null && data['id'] === user.id,
    components: { Field: '/payload/admin/form-fields.client#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    description: words('fields.currentPassword.description'),
  },
}
