import type { CollectionConfig } from 'payload'
import { nobody, ownOrSales } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { customerKey, customerLink, events, orderLink, plainText, staffNote, visitorLocale } from '../fields/sales'
import { select } from '../fields/selects'
import { encryptField } from '../hooks/encrypt-field'
import { words } from '../words'

const statuses = {
  requested: words('Requested', 'Solicitada', 'Demandé', 'Angefordert'),
  'in-progress': words('In progress', 'En curso', 'En cours', 'In Arbeit'),
  completed: words('Completed', 'Completada', 'Terminé', 'Abgeschlossen'),
  rejected: words('Rejected', 'Rechazada', 'Refusé', 'Abgelehnt'),
}

export const transfers: CollectionConfig = {
  slug: 'transfers',
  labels: {
    singular: words('Domain transfer', 'Transferencia de dominio', 'Transfert de domaine', 'Domaintransfer'),
    plural: words('Domain transfers', 'Transferencias de dominio', 'Transferts de domaine', 'Domaintransfers'),
  },
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    group: groups.sales,
    useAsTitle: 'domain',
    defaultColumns: ['domain', 'status', 'customerKey', 'createdAt'],
    listSearchableFields: ['domain', 'customerKey'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  fields: [
    { ...plainText('domain', words('Domain', 'Dominio', 'Nom de domaine', 'Domain'), { required: true, isIndexed: true }), access: { update: nobody } },
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'requested' }),
    {
      // R11: encrypted, and given to nobody through the admin or the REST API.
      ...plainText('authorizationCode', words('Authorization code', 'Código de autorización', 'Code d’autorisation', 'Autorisierungscode')),
      access: { read: nobody, update: nobody },
      admin: { hidden: true },
      hooks: { beforeChange: [encryptField] },
    },
    staffNote,
    { ...events, access: { update: nobody } } as typeof events,
    orderLink,
    customerLink,
    customerKey,
    visitorLocale,
  ],
}
