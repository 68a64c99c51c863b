import type { CollectionConfig } from 'payload'
import type { PaymentStatus } from '@/core/payments/payment-status'
import { nobody } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { receivePaymentEndpoint } from '../endpoints/calls/payments/receive-payment'
import { minorAmount } from '../fields/numbers'
import { events, orderLink, plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { words, type Words } from '../words'

const providers = {
  offline: words('Bank transfer', 'Transferencia bancaria', 'Virement bancaire', 'Überweisung'),
  stripe: words('Card (Stripe)', 'Tarjeta (Stripe)', 'Carte (Stripe)', 'Karte (Stripe)'),
}

const statuses = {
  pending: words('Pending', 'Pendiente', 'En attente', 'Ausstehend'),
  processing: words('Processing', 'En curso', 'En cours', 'In Bearbeitung'),
  paid: words('Paid', 'Pagado', 'Payé', 'Bezahlt'),
  failed: words('Failed', 'Fallido', 'Échoué', 'Fehlgeschlagen'),
  'partly-refunded': words('Partly refunded', 'Reembolsado en parte', 'Remboursé en partie', 'Teilweise erstattet'),
  refunded: words('Refunded', 'Reembolsado', 'Remboursé', 'Erstattet'),
  void: words('Not owed any more', 'Ya no se debe', 'N’est plus dû', 'Nicht mehr fällig'),
  surplus: words('Paid too much: give it back', 'Pagado de más: devolver', 'Payé en trop : à rembourser', 'Zu viel gezahlt: zurückzahlen'),
} satisfies Record<PaymentStatus, Words>

const ofTheShop = { access: { read: nobody }, admin: { hidden: true } } as const

const instant = { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } } as const

export const payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: words('Payment', 'Pago', 'Paiement', 'Zahlung'), plural: words('Payments', 'Pagos', 'Paiements', 'Zahlungen') },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'id',
    defaultColumns: ['order', 'provider', 'status', 'amount', 'currency', 'dueAt', 'trouble', 'createdAt'],
    listSearchableFields: ['reference'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  endpoints: [receivePaymentEndpoint],
  fields: [
    { ...orderLink, required: true, index: true } as typeof orderLink,
    select('provider', words('Paid through', 'Medio', 'Moyen', 'Über'), providers, { defaultValue: 'offline' }),
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'pending' }),
    minorAmount('amount', words('Amount', 'Importe', 'Montant', 'Betrag')),
    plainText('currency', words('Currency', 'Moneda', 'Devise', 'Währung'), { required: true }),
    plainText(
      'reference',
      words('Reference of the provider', 'Referencia del proveedor', 'Référence du prestataire', 'Referenz des Anbieters'),
      { isIndexed: true },
    ),
    // Without one it is due at once.
    { name: 'dueAt', type: 'date', label: words('Due on', 'Vence el', 'Échéance', 'Fällig am'), admin: instant },
    { ...minorAmount('refunded', words('Given back', 'Devuelto', 'Remboursé', 'Zurückgezahlt')), required: false, defaultValue: 0 },
    plainText('trouble', words('Somebody must look', 'Requiere atención', 'À vérifier', 'Bitte ansehen')),
    // What the provider calls the money that paid it.
    plainText('intent', words('Money', 'Dinero', 'Argent', 'Geld'), { isIndexed: true }),
    {
      name: 'attempt',
      type: 'number',
      defaultValue: 0,
      label: words('Tries', 'Intentos', 'Essais', 'Versuche'),
      admin: { readOnly: true },
    },
    { ...plainText('pageId', words('Page', 'Página', 'Page', 'Seite')), ...ofTheShop },
    { ...plainText('pageUrl', words('Page', 'Página', 'Page', 'Seite')), ...ofTheShop },
    { name: 'pageExpiresAt', type: 'date', label: words('Page until', 'Página hasta', 'Page jusqu’au', 'Seite bis'), ...ofTheShop },
    {
      name: 'receive',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/cms/admin/receive-payment.client#ReceivePayment' },
        condition: (data) => data['status'] === 'pending' || data['status'] === 'failed',
        disableListColumn: true,
      },
    },
    events,
  ],
}
