import type { CollectionConfig } from 'payload'
import { nobody, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { plainText } from '@/payload/fields/sales'
import { words } from '@/payload/words'

/** Stores only token hashes, so read access to this table allows no login. */
export const customerSessions: CollectionConfig = {
  slug: 'customer-sessions',
  labels: {
    singular: words({ en: 'Session', es: 'Sesión', fr: 'Session', de: 'Sitzung' }),
    plural: words({ en: 'Sessions', es: 'Sesiones', fr: 'Sessions', de: 'Sitzungen' }),
  },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { group: groups.customers, hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  versions: false,
  fields: allShopWritten([
    { ...plainText('tokenHash', words({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }), { required: true }), unique: true },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      required: true,
      index: true,
      label: words({ en: 'Customer', es: 'Cliente', fr: 'Client', de: 'Kunde' }),
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: words({ en: 'Ends', es: 'Termina', fr: 'Prend fin le', de: 'Endet am' }),
    },
    {
      name: 'lastSeenAt',
      type: 'date',
      required: true,
      label: words({ en: 'Last seen', es: 'Última actividad', fr: 'Dernière activité', de: 'Zuletzt aktiv' }),
    },
    plainText('device', words({ en: 'Browser', es: 'Navegador', fr: 'Navigateur', de: 'Browser' })),
  ]),
}
