import type { CollectionBeforeChangeHook, Field } from 'payload'
import type { OrderStatus } from '@/core/orders/status'
import type { Order } from '@/payload-types'
import { advanceOrder } from '@/modules/orders/orders.service'
import { orderLimits } from '@/lib/config/limits'
import { handleOfRequest } from '@/lib/db/transaction'
import { byActor } from '@/lib/audit'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { orderStatusLabels as labels, orderStatusLabels } from '@/payload/labels'
import { words, labelsOf } from '@/payload/words'
import { refuseConflict, refuseField } from '@/payload/hooks/documents'
import { nobody, ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { json } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { addressFields, currencyText, customerKey, customerLink, events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { taxNote } from '@/payload/fields/settings'
import { select } from '@/payload/fields/selects'
import { companyField, vatId } from '@/payload/fields/seller'
import { exportOrdersEndpoint } from '@/payload/admin/payments/staff-calls'
import { exportEndpointOf } from '@/payload/admin/support/export-records'
import { refundableEndpoint, refundOrderEndpoint } from '@/payload/admin/payments/refund-endpoints'
import { orderFollowers, refundThroughProvider } from '@/payload/hooks/order-events'

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

const orderStatus = select('status', words('orders.status.label'), orderStatusLabels, { defaultValue: 'pending', isInSidebar: true })

const frozenRates: Field[] = [
  // Decimals of the currency; the amounts below cannot be read without it (M1).
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

/** M4, O8: written once by checkout in minor units; afterwards only the status changes. Never deleted. */
export const orders = defineCollection({
  slug: 'orders',
  labels: labelsOf('orders', ['singular', 'plural']),
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    useAsTitle: 'orderNumber',
    defaultColumns: ['orderNumber', 'orderDate', 'status', 'contact.name', 'contact.email', 'breakdown.total'],
    listSearchableFields: ['orderNumber', 'contact.email', 'contact.name', 'reference'],
    components: { beforeListTable: ['/payload/admin/support/export-records#ExportRecords'] },
    description: words('orders.description'),
  },
  defaultSort: '-orderDate',
  disableDuplicate: true,
  indexes: [{ fields: ['customerKey', 'idempotencyKey'], unique: true }],
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
        admin: { ...orderStatus.admin, components: { Cell: '/payload/admin/support/status-cell#OrderStatusCell' } },
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
            admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' } },
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
              },
              plainText('name', words('orders.contact.name.label'), { required: true }),
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
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' },
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
