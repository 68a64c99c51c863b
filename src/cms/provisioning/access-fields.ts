import type { GroupField, TextField } from 'payload'
import { shopWritten } from '@/cms/access/shop-written'
import { plainText } from '@/cms/fields/sales'
import { words } from '@/cms/words'
import { provisioningWords } from './provisioning-words'

/** Of whoever ordered, found through the order at the end of a path; nothing is stored. */
export const itsEmail = (path: string): TextField =>
  shopWritten({
    name: 'email',
    type: 'text',
    virtual: path,
    label: words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
    admin: { position: 'sidebar' },
  })

/** U28: where its owner finds what was set up. Nothing here is a secret. */
export const accessFields: GroupField = shopWritten({
  name: 'access',
  type: 'group',
  label: words({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }),
  fields: [
    plainText('address', provisioningWords.address),
    plainText('user', provisioningWords.user),
    plainText('panel', provisioningWords.panel),
  ],
})
