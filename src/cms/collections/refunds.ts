import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { minorAmount } from '../fields/numbers'
import { orderLink, plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { words } from '../words'

const states = {
  requested: words('On its way', 'En camino', 'En cours', 'Unterwegs'),
  done: words('Given back', 'Devuelto', 'Remboursé', 'Zurückgezahlt'),
  failed: words('Refused', 'Rechazado', 'Refusé', 'Abgelehnt'),
}

/** Money on its way back: written before the provider is asked, so that no answer that got lost pays it twice. */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  labels: {
    singular: words('Refund', 'Reembolso', 'Remboursement', 'Erstattung'),
    plural: words('Refunds', 'Reembolsos', 'Remboursements', 'Erstattungen'),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'id',
    defaultColumns: ['order', 'amount', 'currency', 'state', 'requestedBy', 'createdAt'],
    listSearchableFields: ['reference', 'requestedBy'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  fields: [
    { ...orderLink, required: true, index: true } as typeof orderLink,
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      required: true,
      index: true,
      label: words('Payment', 'Pago', 'Paiement', 'Zahlung'),
    },
    select('state', words('State', 'Estado', 'État', 'Stand'), states, { defaultValue: 'requested' }),
    minorAmount('amount', words('Amount', 'Importe', 'Montant', 'Betrag')),
    plainText('currency', words('Currency', 'Moneda', 'Devise', 'Währung'), { required: true }),
    plainText('reason', words('Reason', 'Motivo', 'Motif', 'Grund')),
    plainText('requestedBy', words('By', 'Por', 'Par', 'Von')),
    plainText(
      'reference',
      words('Reference of the provider', 'Referencia del proveedor', 'Référence du prestataire', 'Referenz des Anbieters'),
    ),
    plainText('fault', words('Why not', 'Por qué no', 'Pourquoi non', 'Warum nicht')),
    { ...plainText('key', words('Key', 'Clave', 'Clé', 'Schlüssel'), { required: true }), unique: true, admin: { hidden: true } },
  ],
}
