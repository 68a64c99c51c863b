import type { GroupField, TextField } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { words } from '@/payload/words'
import { plainText } from '@/payload/fields/sales'

/** Customer's email, read through the order at the end of a path; not stored. */
export const customerEmailField = (path: string): TextField =>
  shopWritten({
    name: 'email',
    type: 'text',
    virtual: path,
    label: words('provisioning.itsEmail.email.label'),
    admin: { position: 'sidebar' },
  })

/** U28: where the customer finds the provisioned service. Contains no secrets. */
export const accessFields: GroupField = shopWritten({
  name: 'access',
  type: 'group',
  label: words('provisioning.accessFields.access.label'),
  fields: [
    plainText('address', words('provisioning.address')),
    plainText('user', words('provisioning.user')),
    plainText('panel', words('provisioning.panel')),
    plainText('login', words('provisioning.login')),
    plainText('ipv4', words('provisioning.ipv4')),
    plainText('ipv6', words('provisioning.ipv6')),
    plainText('mailHost', words('provisioning.mailHost')),
    plainText('dkimSelector', words('provisioning.dkimSelector')),
    plainText('dkimPublicKey', words('provisioning.dkimPublicKey')),
  ],
})
