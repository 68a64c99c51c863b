import type { CollectionConfig } from 'payload'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { minorAmount } from '@/payload/fields/prices'
import { currencyText, itsOrder, plainText, providerReference } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { closeRefundEndpoint } from '@/payload/admin/subscriptions/refusals'
import { words } from '@/payload/words'
import { shopRecords } from './shop-records'

const states = {
  requested: words({ en: 'On its way', es: 'En camino', fr: 'En cours', de: 'Unterwegs' }),
  done: words({ en: 'Given back', es: 'Devuelto', fr: 'Remboursé', de: 'Zurückgezahlt' }),
  failed: words({ en: 'Refused', es: 'Rechazado', fr: 'Refusé', de: 'Abgelehnt' }),
}

/** Refunds, written before the provider is called, so that a lost response cannot refund twice. */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  labels: {
    singular: words({ en: 'Refund', es: 'Reembolso', fr: 'Remboursement', de: 'Erstattung' }),
    plural: words({ en: 'Refunds', es: 'Reembolsos', fr: 'Remboursements', de: 'Erstattungen' }),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'id',
    defaultColumns: ['order', 'amount', 'currency', 'state', 'requestedBy', 'createdAt'],
    listSearchableFields: ['reference', 'requestedBy'],
  },
  ...shopRecords,
  endpoints: [closeRefundEndpoint],
  fields: allShopWritten([
    {
      name: 'desk',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/payload/admin/subscriptions/close-refund.client#CloseRefund' },
        disableListColumn: true,
      },
    },
    itsOrder,
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      required: true,
      index: true,
      label: words({ en: 'Payment', es: 'Pago', fr: 'Paiement', de: 'Zahlung' }),
    },
    select('state', words({ en: 'State', es: 'Estado', fr: 'État', de: 'Stand' }), states, { defaultValue: 'requested' }),
    minorAmount('amount', words({ en: 'Amount', es: 'Importe', fr: 'Montant', de: 'Betrag' })),
    currencyText,
    plainText('reason', words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' })),
    plainText('requestedBy', words({ en: 'By', es: 'Por', fr: 'Par', de: 'Von' })),
    providerReference,
    plainText('fault', words({ en: 'Why not', es: 'Por qué no', fr: 'Pourquoi non', de: 'Warum nicht' })),
    {
      ...plainText('key', words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }), { required: true }),
      unique: true,
      admin: { hidden: true },
    },
  ]),
}
