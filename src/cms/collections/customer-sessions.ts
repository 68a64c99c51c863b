import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { groups } from '../admin/groups'
import { plainText } from '../fields/sales'
import { words } from '../words'

/** Who is signed in where. Only the hash of a token is kept: whoever reads this table can sign in nowhere. */
export const customerSessions: CollectionConfig = {
  slug: 'customer-sessions',
  labels: { singular: words('Session', 'Sesión', 'Session', 'Sitzung'), plural: words('Sessions', 'Sesiones', 'Sessions', 'Sitzungen') },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { group: groups.customers, hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  versions: false,
  fields: [
    { ...plainText('tokenHash', words('Token', 'Token', 'Jeton', 'Token'), { required: true }), unique: true },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      required: true,
      index: true,
      label: words('Customer', 'Cliente', 'Client', 'Kunde'),
    },
    { name: 'expiresAt', type: 'date', required: true, index: true, label: words('Ends', 'Termina', 'Prend fin le', 'Endet am') },
    {
      name: 'lastSeenAt',
      type: 'date',
      required: true,
      label: words('Last seen', 'Última actividad', 'Dernière activité', 'Zuletzt aktiv'),
    },
    plainText('device', words('Browser', 'Navegador', 'Navigateur', 'Browser')),
  ],
}
