import type { CollectionConfig } from 'payload'
import { nobody, ownOrSales } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { json } from '../fields/json'
import { minorAmount } from '../fields/numbers'
import { addressFields, customerKey, customerLink, events, plainText, staffNote, visitorLocale } from '../fields/sales'
import { select } from '../fields/selects'
import { refundOrderEndpoint } from '../endpoints/calls/payments/refund-order'
import { freezeOrder } from '../hooks/freeze-order'
import { keepBooks } from '../hooks/keep-books'
import { mailOrderStatus } from '../hooks/mail-order-status'
import { orderStatusLabels } from '../hooks/order-status-labels'
import { provisionPaidOrder } from '../hooks/provision-paid-order'
import { refundThroughProvider } from '../hooks/refund-through-provider'
import { settleRedemptions } from '../hooks/settle-redemptions'
import { words } from '../words'

/** M4, O8: written once by checkout, in whole minor units; afterwards only the status moves. Never deleted. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: words('Order', 'Pedido', 'Commande', 'Bestellung'), plural: words('Orders', 'Pedidos', 'Commandes', 'Bestellungen') },
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    group: groups.sales,
    useAsTitle: 'orderNumber',
    defaultColumns: ['orderNumber', 'orderDate', 'status', 'contact.email', 'breakdown.total', 'currency'],
    listSearchableFields: ['orderNumber', 'contact.email', 'contact.name'],
    description: words(
      'What was bought, at the prices of that moment. Only the status and the internal note can be changed.',
      'Lo que se compró, a los precios de ese momento. Solo se pueden cambiar el estado y la nota interna.',
      'Ce qui a été acheté, aux prix du moment. Seuls l’état et la note interne peuvent être modifiés.',
      'Was gekauft wurde, zu den damaligen Preisen. Nur der Status und die interne Notiz lassen sich ändern.',
    ),
  },
  defaultSort: '-orderDate',
  disableDuplicate: true,
  versions: false,
  indexes: [{ fields: ['customerKey', 'idempotencyKey'], unique: true }],
  endpoints: [refundOrderEndpoint],
  hooks: {
    beforeChange: [refundThroughProvider, freezeOrder],
    afterChange: [keepBooks, settleRedemptions, provisionPaidOrder, mailOrderStatus],
  },
  fields: [
    {
      ...plainText('orderNumber', words('Order number', 'Número de pedido', 'Numéro de commande', 'Bestellnummer'), { required: true }),
      unique: true,
    },
    {
      name: 'orderDate',
      type: 'date',
      required: true,
      index: true,
      label: words('Date', 'Fecha', 'Date', 'Datum'),
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } },
    },
    select('status', words('Status', 'Estado', 'État', 'Status'), orderStatusLabels, { defaultValue: 'pending', isInSidebar: true }),
    {
      name: 'contact',
      type: 'group',
      label: words('Contact', 'Contacto', 'Contact', 'Kontakt'),
      fields: [
        { ...plainText('email', words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'), { required: true, isIndexed: true }) },
        plainText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true }),
      ],
    },
    {
      name: 'billingAddress',
      type: 'group',
      label: words('Billing address', 'Dirección de facturación', 'Adresse de facturation', 'Rechnungsadresse'),
      fields: addressFields,
    },
    plainText('currency', words('Currency', 'Moneda', 'Devise', 'Währung'), { required: true }),
    // Frozen with the order: without it the amounts below could not be read (M1).
    {
      name: 'digits',
      type: 'number',
      required: true,
      defaultValue: 2,
      label: words('Decimals', 'Decimales', 'Décimales', 'Nachkommastellen'),
    },
    {
      name: 'exchangeRate',
      type: 'number',
      required: true,
      label: words('Exchange rate', 'Tipo de cambio', 'Taux de change', 'Wechselkurs'),
    },
    { name: 'rateDate', type: 'date', required: true, label: words('Date of the rate', 'Fecha del tipo', 'Date du taux', 'Kursdatum') },
    { name: 'taxRate', type: 'number', required: true, label: words('Tax rate', 'Tipo impositivo', 'Taux de taxe', 'Steuersatz') },
    json('lines', words('Lines', 'Líneas', 'Lignes', 'Positionen'), {
      required: true,
      view: '/cms/admin/order-lines-field#OrderLinesField',
    }),
    json('discounts', words('Discounts', 'Descuentos', 'Remises', 'Rabatte'), {
      required: true,
      view: '/cms/admin/order-discounts-field#OrderDiscountsField',
    }),
    {
      name: 'breakdown',
      type: 'group',
      label: words('Breakdown', 'Desglose', 'Détail', 'Aufstellung'),
      fields: [
        minorAmount('subtotal', words('Subtotal', 'Subtotal', 'Sous-total', 'Zwischensumme')),
        minorAmount('setupFees', words('Setup fees', 'Cuotas de alta', 'Frais de mise en service', 'Einrichtungsgebühren')),
        minorAmount('discount', words('Discount', 'Descuento', 'Remise', 'Rabatt')),
        minorAmount('tax', words('Tax', 'Impuestos', 'Taxes', 'Steuer')),
        minorAmount('shipping', words('Shipping', 'Envío', 'Livraison', 'Versand')),
        minorAmount('total', words('Total', 'Total', 'Total', 'Gesamt')),
        minorAmount('savings', words('Savings', 'Ahorro', 'Économies', 'Ersparnis')),
      ],
    },
    minorAmount('dueNow', words('Due now', 'A pagar ahora', 'À payer maintenant', 'Jetzt fällig')),
    minorAmount('dueLater', words('Due later', 'A pagar después', 'À payer plus tard', 'Später fällig')),
    plainText('paymentMethod', words('Payment method', 'Forma de pago', 'Mode de paiement', 'Zahlungsart'), { required: true }),
    {
      name: 'refund',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/cms/admin/refund-panel.client#RefundPanel' },
        condition: (data) => data['status'] === 'paid' || data['status'] === 'fulfilled',
        disableListColumn: true,
      },
    },
    staffNote,
    events,
    customerLink,
    customerKey,
    visitorLocale,
    {
      ...plainText('idempotencyKey', words('Idempotency key', 'Clave de idempotencia', 'Clé d’idempotence', 'Idempotenzschlüssel'), {
        required: true,
      }),
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      ...plainText('idempotencyHash', words('Hash of the request', 'Hash de la solicitud', 'Empreinte de la requête', 'Hash der Anfrage'), {
        required: true,
      }),
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      ...plainText('accessTokenHash', words('Access token', 'Token de acceso', 'Jeton d’accès', 'Zugriffstoken'), { isIndexed: true }),
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      ...plainText(
        'sealedAccessToken',
        words('Access token, sealed', 'Token de acceso, cifrado', 'Jeton d’accès, chiffré', 'Zugriffstoken, verschlüsselt'),
      ),
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
