import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { createContext } from '@/container'
import { defaultLocale } from '@/lib/config/locales'
import { cancelOrderIn } from '@/modules/checkout/unpaid-orders'
import { updateDomainsOfOrder } from '@/modules/domains/ordered-domains'
import { writeInvoices } from '@/modules/invoices/invoices.service'
import { deleteUnprocessedOrder, type OrderMetadata } from '@/modules/orders/orders.repository'
import { isHeldByProvider, isPaymentReceived, mailOrderMove, syncPaymentsWithOrderStatus } from '@/modules/payments/bookings'
import { settleUses } from '@/modules/pricing/coupons.repository'
import { updateSubscriptionsOfOrder } from '@/modules/subscriptions/subscriptions.service'
import { findChangesCountingOn } from '@/modules/subscriptions/term-orders.repository'
import { emitEvents, orderMoved } from '@/modules/webhooks/events'
import type { OrderStatus } from '@/core/orders/status'
import type { Order } from '@/payload-types'
import { advanceOrder } from '@/modules/orders/orders.service'
import { orderLimits } from '@/lib/config/limits'
import { handleOfRequest } from '@/lib/db/transaction'
import { byActor } from '@/lib/audit'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { orderStatusLabels as labels } from '@/payload/labels'
import { words, labelsOf } from '@/payload/words'
import { refuseConflict, refuseField } from '@/payload/hooks/documents'
import { nobody, ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { json, requiredLabel } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { addressFields, currencyText, customerKey, customerLink, events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { taxNote } from '@/payload/fields/settings'
import { select } from '@/payload/fields/selects'
import { companyField, vatId } from '@/payload/fields/seller'
import { exportOrdersEndpoint } from '@/payload/admin/payments/staff-calls'
import { exportEndpointOf } from '@/payload/admin/support/export-records'
import { refundableEndpoint, refundOrderEndpoint } from '@/payload/admin/payments/refund-endpoints'

const noSuchMove = (from: OrderStatus, to: OrderStatus) => words('orders.noSuchMove', { from: labels[from], to: labels[to] })

const changedMeanwhile = words('orders.changedMeanwhile')

const freezeOrder: CollectionBeforeChangeHook<Order> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const at = new Date().toISOString()
  if (operation === 'create' || !originalDoc) return { ...data, events: data.events?.length ? data.events : [{ type: 'placed', at }] }
  const advanced = await advanceOrder(await handleOfRequest(req), originalDoc, data, { at, ...byActor(req) })
  if (advanced.ok) return advanced.value
  if (advanced.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchMove(advanced.error.from, advanced.error.to))
}

const now = ({ payload }: PayloadRequest): number => createContext(payload, defaultLocale).now()

const throughProvider = words('orderEvents.throughProvider')

const noUsesLeft = (code: string) => words('orderEvents.noUsesLeft', { code })

const nameGone = (domain: string) => words('orderEvents.nameGone', { domain })

/** Orders paid through a provider must be refunded there, so setting the status manually is rejected. */
const refundThroughProvider: CollectionBeforeChangeHook<Order> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const isRefund = operation === 'update' && data.status === 'refunded' && originalDoc?.status !== 'refunded'
  if (isRefund && (await isHeldByProvider(req, originalDoc?.id ?? ''))) return refuseField(change, 'status', throughProvider)
  return data
}

const guestUsesGone = (code: string) => words('orderEvents.guestUsesGone', { code })

/**
 * A late payment keeps its discount even if the code has been used up in the meantime. O17: for guests who pay by bank transfer, the code
 * was reserved for an hour, so staff decide before they book such a payment.
 */
const settleRedemptions: CollectionAfterChangeHook<Order> = async (change) => {
  const { doc, previousDoc, operation, req } = change
  if (operation !== 'update') return
  const [usedUp] = await settleUses(await handleOfRequest(req), { orderId: doc.id, from: previousDoc.status, to: doc.status })
  if (usedUp === undefined) return
  if (previousDoc.status === 'pending') return refuseField(change, 'status', guestUsesGone(usedUp))
  if (doc.status === 'paid' && (await isPaymentReceived(req, doc.id))) return
  refuseField(change, 'status', noUsesLeft(usedUp))
}

const keepBooksOfOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc.status)
    await syncPaymentsWithOrderStatus(req, doc.id, { status: doc.status, now: now(req) })
}

const updateOrderedDomains: CollectionAfterChangeHook<Order> = async (change) => {
  const { doc, previousDoc, operation, req } = change
  if (operation === 'update' && doc.status === previousDoc.status) return
  const followed = await updateDomainsOfOrder(createContext(req.payload, defaultLocale), req, doc, operation === 'create')
  if (!followed.ok) refuseField(change, 'status', nameGone(followed.error))
}

/**
 * U13: a refund withdraws pending plan changes, because their price relied on that money. Runs before subscriptions are locked, since
 * booking takes the locks in this order.
 */
const withdrawChanges: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const isPartBack = doc.events?.at(-1)?.type === 'partly-refunded' && doc.events.length > (previousDoc.events?.length ?? 0)
  if (!isPartBack && (doc.status !== 'refunded' || previousDoc.status === 'refunded')) return
  const handle = await handleOfRequest(req)
  for (const { orderNumber } of await findChangesCountingOn(handle, doc.id)) await cancelOrderIn(req, handle, orderNumber)
}

/** U1, U4: payment starts and advances terms. */
const subscribeOrder: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  if (operation === 'update') await updateSubscriptionsOfOrder(await handleOfRequest(req), doc, now(req))
}

/**
 * Payments are booked under the order's lock and update the order last (`updateOrder` in `modules/orders`), so all of them are known here
 * (I1).
 */
const invoiceOrder: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  if (operation !== 'update') return
  const handle = await handleOfRequest(req)
  await writeInvoices(handle, doc.id, now(req))
  // U31: runs once everything that the payment triggers has been created.
  await deleteUnprocessedOrder(handle, doc.id)
}

/** W1: runs in the change's transaction; new orders emit their event where they are inserted. */
const notifyOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc.status) return
  const { id, orderNumber, orderDate, status, breakdown, dueNow, dueLater, currency, digits } = doc
  const money = { total: breakdown.total, dueNow, dueLater, currency, digits: digits === 0 ? (0 as const) : (2 as const) }
  const own = { reference: doc.reference ?? null, metadata: doc.metadata as OrderMetadata | null }
  await emitEvents(req, orderMoved({ id, orderNumber, orderedAt: Date.parse(orderDate), status, ...money, ...own, at: now(req) }))
}

const mailOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc.status) await mailOrderMove(req, previousDoc, doc)
}

/**
 * Code uses come before payments, so that only money counts as paid and not a manually set status. Invoices come near the end, because no
 * other lock is taken after the lock on invoice numbers.
 */
const orderFollowers = [
  settleRedemptions,
  keepBooksOfOrder,
  updateOrderedDomains,
  withdrawChanges,
  subscribeOrder,
  notifyOrder,
  invoiceOrder,
  mailOrder,
]

const orderStatus = select('status', words('orders.status.label'), labels, {
  defaultValue: 'pending',
  isInSidebar: true,
  description: words('orders.status.description', { paid: labels.paid, fulfilled: labels.fulfilled }),
})

const frozenRates: Field[] = [
  // The currency's decimal places, without which the amounts below cannot be read (M1).
  {
    name: 'digits',
    type: 'number',
    required: true,
    defaultValue: 2,
    label: words('fields.frozenRates.digits.label'),
  },
  {
    name: 'exchangeRate',
    type: 'number',
    required: true,
    label: words('fields.frozenRates.exchangeRate.label'),
  },
  {
    name: 'rateDate',
    type: 'date',
    required: true,
    label: words('fields.frozenRates.rateDate.label'),
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
  },
  {
    name: 'taxRate',
    type: 'number',
    required: true,
    label: words('fields.frozenRates.taxRate.label'),
  },
]

/** M4, O8: checkout writes these once, in minor units; afterwards, only the status changes. Never deleted. */
export const orders = defineCollection({
  slug: 'orders',
  labels: labelsOf('orders', ['singular', 'plural']),
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    useAsTitle: 'orderNumber',
    defaultColumns: ['orderNumber', 'orderDate', 'contact.name', 'breakdown.total', 'status', 'contact.email'],
    listSearchableFields: ['orderNumber', 'contact.email', 'contact.name', 'reference'],
    components: {
      beforeListTable: ['/payload/admin/support/list-notes#OrderTotals', '/payload/admin/support/export-records#ExportRecords'],
    },
    description: words('orders.description'),
  },
  defaultSort: '-orderDate',
  disableDuplicate: true,
  disableBulkEdit: true,
  endpoints: [...apiEndpoints('orders'), exportOrdersEndpoint, exportEndpointOf('orders'), refundableEndpoint, refundOrderEndpoint],
  hooks: {
    beforeChange: [refundThroughProvider, freezeOrder],
    afterChange: orderFollowers,
  },
  fields: allShopWritten(
    [
      {
        name: 'page',
        type: 'ui',
        admin: { components: { Field: '/payload/admin/support/order-receipt#OrderPage' }, disableListColumn: true },
      },
      {
        ...orderStatus,
        admin: {
          ...orderStatus.admin,
          components: {
            Cell: '/payload/admin/support/status-cell#OrderStatusCell',
            Field: '/payload/admin/support/order-status-field.client#OrderStatusField',
          },
        },
      },
      {
        type: 'collapsible',
        label: words('orders.stored'),
        admin: { initCollapsed: true },
        fields: [
          {
            ...plainText('orderNumber', words('orders.orderNumber.label'), {
              required: true,
            }),
            unique: true,
          },
          {
            name: 'orderDate',
            type: 'date',
            required: true,
            index: true,
            label: words('orders.orderDate.label'),
            admin: { date: dayAndTime },
          },
          {
            name: 'contact',
            type: 'group',
            label: words('orders.contact.label'),
            fields: [
              {
                ...plainText('email', words('orders.contact.email.label'), {
                  required: true,
                  isIndexed: true,
                }),
                admin: { components: requiredLabel },
              },
              { ...plainText('name', words('orders.contact.name.label'), { required: true }), admin: { components: requiredLabel } },
              companyField,
              vatId,
            ],
          },
          {
            name: 'billingAddress',
            type: 'group',
            label: words('orders.billingAddress.label'),
            fields: addressFields,
          },
          currencyText,
          ...frozenRates,
          taxNote,
          json('lines', words('orders.lines.label'), { required: true }),
          json('discounts', words('orders.discounts.label'), { required: true }),
          {
            name: 'breakdown',
            type: 'group',
            label: words('orders.breakdown.label'),
            fields: [
              minorAmount('subtotal', words('orders.breakdown.subtotal.label')),
              minorAmount('setupFees', words('orders.breakdown.setupFees.label')),
              minorAmount('discount', words('orders.breakdown.discount.label')),
              minorAmount('tax', words('orders.breakdown.tax.label')),
              minorAmount('shipping', words('orders.breakdown.shipping.label')),
              minorAmount('total', words('orders.breakdown.total.label')),
              minorAmount('savings', words('orders.breakdown.savings.label')),
            ],
          },
          minorAmount('dueNow', words('orders.dueNow.label')),
          minorAmount('dueLater', words('orders.dueLater.label')),
          plainText('paymentMethod', words('orders.paymentMethod.label'), {
            required: true,
          }),
          events,
        ],
      },
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
        label: words('orders.expiresAt.label'),
        admin: {
          position: 'sidebar',
          date: dayAndTime,
          condition: (data) => Boolean(data['expiresAt']),
          description: words('orders.expiresAt.description'),
        },
      },
      { ...plainText('reference', words('orders.reference.label'), { isIndexed: true }), maxLength: orderLimits.referenceLength },
      json('metadata', words('orders.metadata.label'), { description: words('orders.metadata.description') }),
      staffNote,
      customerLink,
      customerKey,
      visitorLocale,
      {
        ...plainText('idempotencyKey', words('orders.idempotencyKey.label'), { required: true }),
        unique: true,
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('idempotencyHash', words('orders.idempotencyHash.label'), { required: true }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('accessTokenHash', words('orders.accessTokenHash.label'), {
          isIndexed: true,
        }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('sealedAccessToken', words('orders.sealedAccessToken.label')),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('network', words('orders.network.label'), { isIndexed: true }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        name: 'remindedFor',
        type: 'date',
        label: words('orders.remindedFor.label'),
        access: { read: nobody },
        admin: { hidden: true },
      },
    ],
    ['status', 'staffNote', 'expiresAt'],
  ),
})
