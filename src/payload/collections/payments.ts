import type { CollectionConfig } from 'payload'
import type { PaymentStatus } from '@/core/payments/types'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { chargeNowEndpoint, readChargesEndpoint, receivePaymentEndpoint } from '@/payload/admin/payments/staff-calls'
import { minorAmount } from '@/payload/fields/prices'
import { currencyText, events, itsOrder, plainText, providerReference } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { emitPaymentEvents } from '@/payload/hooks/order-events'
import { paymentMethodLabels } from '@/payload/labels'
import { words, type Words } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = {
  pending: words({ en: 'Pending', es: 'Pendiente', fr: 'En attente', de: 'Ausstehend' }),
  processing: words({ en: 'Processing', es: 'En curso', fr: 'En cours', de: 'In Bearbeitung' }),
  paid: words({ en: 'Paid', es: 'Pagado', fr: 'Payé', de: 'Bezahlt' }),
  failed: words({ en: 'Failed', es: 'Fallido', fr: 'Échoué', de: 'Fehlgeschlagen' }),
  'partly-refunded': words({ en: 'Partly refunded', es: 'Reembolsado en parte', fr: 'Remboursé en partie', de: 'Teilweise erstattet' }),
  refunded: words({ en: 'Refunded', es: 'Reembolsado', fr: 'Remboursé', de: 'Erstattet' }),
  void: words({ en: 'Not owed any more', es: 'Ya no se debe', fr: 'N’est plus dû', de: 'Nicht mehr fällig' }),
  surplus: words({
    en: 'Paid too much: give it back',
    es: 'Pagado de más: devolver',
    fr: 'Payé en trop : à rembourser',
    de: 'Zu viel gezahlt: zurückzahlen',
  }),
} satisfies Record<PaymentStatus, Words>

const ofTheShop = { access: { read: nobody }, admin: { hidden: true } } as const

const instant = { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' } } as const

export const payments: CollectionConfig = {
  slug: 'payments',
  labels: {
    singular: words({ en: 'Payment', es: 'Pago', fr: 'Paiement', de: 'Zahlung' }),
    plural: words({ en: 'Payments', es: 'Pagos', fr: 'Paiements', de: 'Zahlungen' }),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'id',
    defaultColumns: ['order', 'provider', 'status', 'amount', 'currency', 'dueAt', 'trouble', 'createdAt'],
    listSearchableFields: ['reference'],
  },
  ...shopRecords,
  endpoints: [receivePaymentEndpoint, readChargesEndpoint, chargeNowEndpoint],
  hooks: { afterChange: [emitPaymentEvents] },
  fields: allShopWritten([
    itsOrder,
    select('provider', words({ en: 'Paid through', es: 'Medio', fr: 'Moyen', de: 'Über' }), paymentMethodLabels, {
      defaultValue: 'offline',
    }),
    select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, { defaultValue: 'pending' }),
    minorAmount('amount', words({ en: 'Amount', es: 'Importe', fr: 'Montant', de: 'Betrag' })),
    currencyText,
    { ...providerReference, index: true },
    // Due at once if empty.
    { name: 'dueAt', type: 'date', label: words({ en: 'Due on', es: 'Vence el', fr: 'Échéance', de: 'Fällig am' }), admin: instant },
    // Empty while unpaid, or if paid before the shop wrote invoices (I7).
    { name: 'paidAt', type: 'date', label: words({ en: 'Received', es: 'Recibido', fr: 'Reçu', de: 'Eingegangen' }), admin: instant },
    {
      ...minorAmount('refunded', words({ en: 'Given back', es: 'Devuelto', fr: 'Remboursé', de: 'Zurückgezahlt' })),
      required: false,
      defaultValue: 0,
    },
    plainText('trouble', words({ en: 'Needs attention', es: 'Requiere atención', fr: 'À vérifier', de: 'Bitte ansehen' })),
    // The provider's id of the payment.
    plainText('intent', words({ en: 'Money', es: 'Dinero', fr: 'Argent', de: 'Geld' }), { isIndexed: true }),
    {
      name: 'attempt',
      type: 'number',
      defaultValue: 0,
      label: words({ en: 'Tries', es: 'Intentos', fr: 'Essais', de: 'Versuche' }),
    },
    { ...plainText('pageId', words({ en: 'Page', es: 'Página', fr: 'Page', de: 'Seite' })), ...ofTheShop },
    { ...plainText('pageUrl', words({ en: 'Page', es: 'Página', fr: 'Page', de: 'Seite' })), ...ofTheShop },
    {
      name: 'pageExpiresAt',
      type: 'date',
      label: words({ en: 'Page until', es: 'Página hasta', fr: 'Page jusqu’au', de: 'Seite bis' }),
      ...ofTheShop,
    },
    {
      name: 'receive',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/payload/admin/payments/payment-buttons.client#ReceivePayment' },
        condition: (data) => data['status'] === 'pending' || data['status'] === 'failed',
        disableListColumn: true,
      },
    },
    {
      name: 'charges',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/payments/payment-buttons.client#CardCharges' },
        condition: (data) => data['provider'] !== 'offline',
        disableListColumn: true,
      },
    },
    events,
  ]),
}
