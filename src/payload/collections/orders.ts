import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { OrderStatus } from '@/core/orders/status'
import type { Order } from '@/payload-types'
import { advanceOrder } from '@/modules/orders/orders.service'
import { handleOfRequest } from '@/lib/http/client-address'
import { byStaff } from '@/lib/audit/audit'
import { orderStatusLabels as labels, orderStatusLabels } from '@/payload/labels'
import { words } from '@/payload/words'
import { refuseConflict, refuseField } from '@/payload/hooks/documents'
import { nobody, ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { frozenRates } from '@/payload/fields/frozen-rates'
import { json } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { addressFields, currencyText, customerKey, customerLink, events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { taxNote } from '@/payload/fields/settings'
import { select } from '@/payload/fields/selects'
import { companyField, vatId } from '@/payload/fields/seller'
import { refundableEndpoint, refundOrderEndpoint } from '@/payload/admin/payments/refund-order'
import { orderFollowers, refundThroughProvider } from '@/payload/hooks/order-events'

const noSuchMove = (from: OrderStatus, to: OrderStatus) =>
  words({
    en: `An order that is “${labels[from].en}” cannot become “${labels[to].en}”.`,
    es: `Un pedido «${labels[from].es}» no puede pasar a «${labels[to].es}».`,
    fr: `Une commande « ${labels[from].fr} » ne peut pas devenir « ${labels[to].fr} ».`,
    de: `Eine Bestellung im Status „${labels[from].de}“ kann nicht „${labels[to].de}“ werden.`,
  })

const changedMeanwhile = words({
  en: 'This order was changed by someone else meanwhile: reload it and try again.',
  es: 'Otra persona ha modificado este pedido entretanto: vuelva a cargarlo e inténtelo de nuevo.',
  fr: 'Cette commande a été modifiée entre-temps : rechargez-la, puis réessayez.',
  de: 'Diese Bestellung wurde inzwischen geändert: Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
})

const freezeOrder: CollectionBeforeChangeHook<Order> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const at = new Date().toISOString()
  if (operation === 'create' || !originalDoc) return { ...data, events: data.events?.length ? data.events : [{ type: 'placed', at }] }
  const advanced = await advanceOrder(await handleOfRequest(req), originalDoc, data, { at, ...byStaff(req) })
  if (advanced.ok) return advanced.value
  if (advanced.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchMove(advanced.error.from, advanced.error.to))
}

/** M4, O8: written once by checkout in minor units; afterwards only the status changes. Never deleted. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: {
    singular: words({ en: 'Order', es: 'Pedido', fr: 'Commande', de: 'Bestellung' }),
    plural: words({ en: 'Orders', es: 'Pedidos', fr: 'Commandes', de: 'Bestellungen' }),
  },
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    group: groups.sales,
    useAsTitle: 'orderNumber',
    defaultColumns: ['orderNumber', 'orderDate', 'status', 'contact.email', 'breakdown.total', 'currency'],
    listSearchableFields: ['orderNumber', 'contact.email', 'contact.name'],
    description: words({
      en: 'What was bought, at the prices of that moment. Only the status and the internal note can be changed.',
      es: 'Lo que se compró, a los precios de ese momento. Solo se pueden cambiar el estado y la nota interna.',
      fr: 'Ce qui a été acheté, aux prix du moment. Seuls l’état et la note interne peuvent être modifiés.',
      de: 'Was gekauft wurde, zu den damaligen Preisen. Nur der Status und die interne Notiz lassen sich ändern.',
    }),
  },
  defaultSort: '-orderDate',
  disableDuplicate: true,
  versions: false,
  indexes: [{ fields: ['customerKey', 'idempotencyKey'], unique: true }],
  endpoints: [refundableEndpoint, refundOrderEndpoint],
  hooks: {
    beforeChange: [refundThroughProvider, freezeOrder],
    afterChange: orderFollowers,
  },
  fields: allShopWritten(
    [
      {
        ...plainText('orderNumber', words({ en: 'Order number', es: 'Número de pedido', fr: 'Numéro de commande', de: 'Bestellnummer' }), {
          required: true,
        }),
        unique: true,
      },
      {
        name: 'orderDate',
        type: 'date',
        required: true,
        index: true,
        label: words({ en: 'Date', es: 'Fecha', fr: 'Date', de: 'Datum' }),
        admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' } },
      },
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), orderStatusLabels, {
        defaultValue: 'pending',
        isInSidebar: true,
      }),
      {
        name: 'contact',
        type: 'group',
        label: words({ en: 'Contact', es: 'Contacto', fr: 'Contact', de: 'Kontakt' }),
        fields: [
          {
            ...plainText('email', words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }), {
              required: true,
              isIndexed: true,
            }),
          },
          plainText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true }),
          companyField,
          vatId,
        ],
      },
      {
        name: 'billingAddress',
        type: 'group',
        label: words({ en: 'Billing address', es: 'Dirección de facturación', fr: 'Adresse de facturation', de: 'Rechnungsadresse' }),
        fields: addressFields,
      },
      currencyText,
      ...frozenRates,
      taxNote,
      json('lines', words({ en: 'Lines', es: 'Líneas', fr: 'Lignes', de: 'Positionen' }), {
        required: true,
        view: '/payload/admin/record-fields#OrderLinesField',
      }),
      json('discounts', words({ en: 'Discounts', es: 'Descuentos', fr: 'Remises', de: 'Rabatte' }), {
        required: true,
        view: '/payload/admin/record-fields#OrderDiscountsField',
      }),
      {
        name: 'breakdown',
        type: 'group',
        label: words({ en: 'Breakdown', es: 'Desglose', fr: 'Détail', de: 'Aufstellung' }),
        fields: [
          minorAmount('subtotal', words({ en: 'Subtotal', es: 'Subtotal', fr: 'Sous-total', de: 'Zwischensumme' })),
          minorAmount(
            'setupFees',
            words({ en: 'Setup fees', es: 'Cuotas de alta', fr: 'Frais de mise en service', de: 'Einrichtungsgebühren' }),
          ),
          minorAmount('discount', words({ en: 'Discount', es: 'Descuento', fr: 'Remise', de: 'Rabatt' })),
          minorAmount('tax', words({ en: 'Tax', es: 'Impuestos', fr: 'Taxes', de: 'Steuer' })),
          minorAmount('shipping', words({ en: 'Shipping', es: 'Envío', fr: 'Livraison', de: 'Versand' })),
          minorAmount('total', words({ en: 'Total', es: 'Total', fr: 'Total', de: 'Gesamt' })),
          minorAmount('savings', words({ en: 'Savings', es: 'Ahorro', fr: 'Économies', de: 'Ersparnis' })),
        ],
      },
      minorAmount('dueNow', words({ en: 'Due now', es: 'A pagar ahora', fr: 'À payer maintenant', de: 'Jetzt fällig' })),
      minorAmount('dueLater', words({ en: 'Due later', es: 'A pagar después', fr: 'À payer plus tard', de: 'Später fällig' })),
      plainText('paymentMethod', words({ en: 'Payment method', es: 'Forma de pago', fr: 'Mode de paiement', de: 'Zahlungsart' }), {
        required: true,
      }),
      {
        name: 'refund',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/payload/admin/payments/refund-panel.client#RefundPanel' },
          condition: (data) => data['status'] === 'paid' || data['status'] === 'fulfilled',
          disableListColumn: true,
        },
      },
      {
        name: 'expiresAt',
        type: 'date',
        index: true,
        label: words({
          en: 'Waits for its payment until',
          es: 'Espera el pago hasta',
          fr: 'En attente de paiement jusqu’au',
          de: 'Wartet auf die Zahlung bis',
        }),
        admin: {
          position: 'sidebar',
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' },
          condition: (data) => Boolean(data['expiresAt']),
          description: words({
            en: 'Unpaid by then, the order is cancelled by itself, and its discount codes and domains are free again. Choose a later date to give the customer more time.',
            es: 'Si no se paga antes, el pedido se cancela solo y sus códigos de descuento y dominios quedan libres. Elija una fecha posterior para dar más tiempo al cliente.',
            fr: 'Sans paiement d’ici là, la commande est annulée automatiquement ; ses codes de réduction et ses domaines sont de nouveau disponibles. Choisissez une date ultérieure pour laisser plus de temps au client.',
            de: 'Bleibt die Zahlung bis dahin aus, wird die Bestellung automatisch storniert; Rabattcodes und Domains sind wieder frei. Mit einem späteren Datum geben Sie dem Kunden mehr Zeit.',
          }),
        },
      },
      staffNote,
      events,
      customerLink,
      customerKey,
      visitorLocale,
      {
        ...plainText(
          'idempotencyKey',
          words({ en: 'Mark of the request', es: 'Marca de la solicitud', fr: 'Marque de la demande', de: 'Kennzeichen der Anfrage' }),
          { required: true },
        ),
        unique: true,
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText(
          'idempotencyHash',
          words({ en: 'What was requested', es: 'Lo solicitado', fr: 'Ce qui a été demandé', de: 'Was angefragt wurde' }),
          { required: true },
        ),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('accessTokenHash', words({ en: 'Access', es: 'Acceso', fr: 'Accès', de: 'Zugang' }), {
          isIndexed: true,
        }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText(
          'sealedAccessToken',
          words({
            en: 'Access, sealed',
            es: 'Acceso, cifrado',
            fr: 'Accès, chiffré',
            de: 'Zugang, verschlüsselt',
          }),
        ),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('network', words({ en: 'Network', es: 'Red', fr: 'Réseau', de: 'Netz' }), { isIndexed: true }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        name: 'remindedFor',
        type: 'date',
        label: words({ en: 'Reminded of', es: 'Recordado para', fr: 'Rappelé pour', de: 'Erinnert an' }),
        access: { read: nobody },
        admin: { hidden: true },
      },
    ],
    ['status', 'staffNote', 'expiresAt'],
  ),
}
