import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { minorAmount } from '../fields/numbers'
import { events, orderLink, plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { words } from '../words'

const providers = {
  offline: words('Bank transfer', 'Transferencia bancaria', 'Virement bancaire', 'Überweisung'),
  stripe: words('Card (Stripe)', 'Tarjeta (Stripe)', 'Carte (Stripe)', 'Karte (Stripe)'),
}

const statuses = {
  pending: words('Pending', 'Pendiente', 'En attente', 'Ausstehend'),
  processing: words('Processing', 'En curso', 'En cours', 'In Bearbeitung'),
  paid: words('Paid', 'Pagado', 'Payé', 'Bezahlt'),
  failed: words('Failed', 'Fallido', 'Échoué', 'Fehlgeschlagen'),
  refunded: words('Refunded', 'Reembolsado', 'Remboursé', 'Erstattet'),
}

export const payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: words('Payment', 'Pago', 'Paiement', 'Zahlung'), plural: words('Payments', 'Pagos', 'Paiements', 'Zahlungen') },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'id',
    defaultColumns: ['order', 'provider', 'status', 'amount', 'currency', 'createdAt'],
    listSearchableFields: ['reference'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  fields: [
    { ...orderLink, required: true, index: true } as typeof orderLink,
    select('provider', words('Paid through', 'Medio', 'Moyen', 'Über'), providers, { defaultValue: 'offline' }),
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'pending' }),
    minorAmount('amount', words('Amount', 'Importe', 'Montant', 'Betrag')),
    plainText('currency', words('Currency', 'Moneda', 'Devise', 'Währung'), { required: true }),
    plainText('reference', words('Reference of the provider', 'Referencia del proveedor', 'Référence du prestataire', 'Referenz des Anbieters'), { isIndexed: true }),
    events,
  ],
}
