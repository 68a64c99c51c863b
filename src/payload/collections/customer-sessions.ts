import { nobody, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { plainText } from '@/payload/fields/sales'
import { words, labelsOf } from '@/payload/words'

/** Stores only token hashes, so read access to this table allows no login. */
export const customerSessions = defineCollection({
  slug: 'customer-sessions',
  labels: labelsOf('customerSessions', ['singular', 'plural']),
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: allShopWritten([
    { ...plainText('tokenHash', words('customerSessions.tokenHash.label'), { required: true }), unique: true },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      required: true,
      index: true,
      label: words('customerSessions.customer.label'),
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: words('customerSessions.expiresAt.label'),
    },
    {
      name: 'lastSeenAt',
      type: 'date',
      required: true,
      label: words('customerSessions.lastSeenAt.label'),
    },
    plainText('device', words('customerSessions.device.label')),
  ]),
})
