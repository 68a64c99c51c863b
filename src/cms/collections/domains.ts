import type { CollectionConfig } from 'payload'
import type { DomainStatus } from '@/core/domains/domain-status'
import { nobody, ownOrSales } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { checkbox } from '../fields/flags'
import { json } from '../fields/json'
import { customerKey, customerLink, events, orderLink, plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { keepNameClaim } from '../hooks/keep-name-claim'
import { startTerm } from '../hooks/start-term'
import { words, type Words } from '../words'

/** What staff may not rewrite: what a name is, and whose. */
const closed = { access: { update: nobody } } as const

const statuses = {
  pending: words('Being registered', 'En registro', 'En cours d’enregistrement', 'Wird registriert'),
  active: words('Active', 'Activo', 'Actif', 'Aktiv'),
  grace: words('In its grace period', 'En periodo de gracia', 'En période de grâce', 'In der Nachfrist'),
  redemption: words('In redemption', 'En redención', 'En rédemption', 'In der Rückgabefrist'),
  expired: words('Expired', 'Caducado', 'Expiré', 'Abgelaufen'),
  cancelled: words('Cancelled', 'Cancelado', 'Annulé', 'Storniert'),
} as const satisfies Record<DomainStatus, Words>

export const domains: CollectionConfig = {
  slug: 'domains',
  labels: {
    singular: words('Customer’s domain', 'Dominio de cliente', 'Nom de domaine client', 'Kundendomain'),
    plural: words('Customers’ domains', 'Dominios de clientes', 'Noms de domaine clients', 'Kundendomains'),
  },
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    group: groups.customers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'customer', 'expiresAt', 'autoRenew'],
    listSearchableFields: ['name', 'customerKey'],
  },
  defaultSort: 'name',
  disableDuplicate: true,
  versions: false,
  // An order gives a name once, however often it is said to be paid.
  indexes: [{ fields: ['order', 'name'], unique: true }],
  hooks: { beforeChange: [startTerm], afterChange: [keepNameClaim] },
  fields: [
    { ...plainText('name', words('Domain', 'Dominio', 'Nom de domaine', 'Domain'), { required: true, isIndexed: true }), ...closed },
    { ...plainText('extension', words('Extension', 'Extensión', 'Extension', 'Endung'), { required: true }), ...closed },
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'pending' }),
    { name: 'registeredAt', type: 'date', label: words('Registered', 'Registrado', 'Enregistré le', 'Registriert am') },
    { name: 'expiresAt', type: 'date', index: true, label: words('Expires', 'Caduca', 'Expire le', 'Läuft ab am') },
    checkbox(
      'autoRenew',
      words(
        'Yearly renewal order',
        'Pedido anual de renovación',
        'Commande annuelle de renouvellement',
        'Jährliche Bestellung der Verlängerung',
      ),
      { defaultValue: true },
    ),
    checkbox('isLocked', words('Registrar lock', 'Bloqueo de transferencia', 'Verrou de transfert', 'Transfersperre'), {
      defaultValue: true,
      description: words(
        'Keeps the name from being moved to another provider.',
        'Impide trasladar el nombre a otro proveedor.',
        'Empêche le transfert du nom vers un autre bureau d’enregistrement.',
        'Verhindert den Umzug des Namens zu einem anderen Anbieter.',
      ),
    }),
    json('addons', words('Add-ons', 'Complementos', 'Options', 'Zusatzleistungen')),
    events,
    orderLink,
    customerLink,
    customerKey,
  ],
}
