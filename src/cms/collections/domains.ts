import type { CollectionConfig } from 'payload'
import { nobody, ownOrSales } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { checkbox } from '../fields/flags'
import { json } from '../fields/json'
import { customerKey, customerLink, events, orderLink, plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { words } from '../words'

const statuses = {
  pending: words('Being registered', 'En registro', 'En cours d’enregistrement', 'Wird registriert'),
  active: words('Active', 'Activo', 'Actif', 'Aktiv'),
  grace: words('In its grace period', 'En periodo de gracia', 'En période de grâce', 'In der Nachfrist'),
  redemption: words('In redemption', 'En redención', 'En rédemption', 'In der Rückgabefrist'),
  expired: words('Expired', 'Caducado', 'Expiré', 'Abgelaufen'),
  cancelled: words('Cancelled', 'Cancelado', 'Annulé', 'Storniert'),
}

export const domains: CollectionConfig = {
  slug: 'domains',
  labels: {
    singular: words('Customer’s domain', 'Dominio de cliente', 'Nom de domaine client', 'Kundendomain'),
    plural: words('Customers’ domains', 'Dominios de clientes', 'Noms de domaine clients', 'Kundendomains'),
  },
  access: { ...salesRecords, update: nobody, read: ownOrSales('customer') },
  admin: {
    group: groups.customers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'customer', 'expiresAt', 'autoRenew'],
    listSearchableFields: ['name', 'customerKey'],
  },
  defaultSort: 'name',
  disableDuplicate: true,
  versions: false,
  fields: [
    plainText('name', words('Domain', 'Dominio', 'Nom de domaine', 'Domain'), { required: true, isIndexed: true }),
    plainText('extension', words('Extension', 'Extensión', 'Extension', 'Endung'), { required: true }),
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'pending' }),
    { name: 'registeredAt', type: 'date', label: words('Registered', 'Registrado', 'Enregistré le', 'Registriert am') },
    { name: 'expiresAt', type: 'date', index: true, label: words('Expires', 'Caduca', 'Expire le', 'Läuft ab am') },
    checkbox('autoRenew', words('Renews by itself', 'Renovación automática', 'Renouvellement automatique', 'Verlängert sich automatisch'), { defaultValue: true }),
    json('addons', words('Add-ons', 'Complementos', 'Options', 'Zusatzleistungen')),
    events,
    orderLink,
    customerLink,
    customerKey,
  ],
}
