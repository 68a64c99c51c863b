import type { CollectionAfterChangeHook } from 'payload'
import { createContext } from '@/container'
import { defaultLocale } from '@/lib/config/locales'
import { handleOfRequest } from '@/lib/db/transaction'
import { orderIdOf } from '@/modules/payments/payments.service'
import { emitEvents, paymentMoved, type PaymentState } from '@/modules/webhooks/events'
import { findOrderWithNumber } from '@/modules/webhooks/webhooks.repository'
import type { Payment } from '@/payload-types'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { chargeNowEndpoint, readChargesEndpoint, receivePaymentEndpoint } from '@/payload/admin/payments/staff-calls'
import { minorAmount } from '@/payload/fields/prices'
import {
  currencyText,
  events,
  hideOrderNumberTitle,
  itsOrder,
  orderNumberTitle,
  plainText,
  providerReference,
} from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { paymentMethodLabels, paymentStatusLabels } from '@/payload/labels'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const ofTheShop = { access: { read: nobody }, admin: { hidden: true } } as const

const instant = { date: dayAndTime } as const

const ifFilled = (name: string) => ({ admin: { condition: (data: Readonly<Record<string, unknown>>) => Boolean(data[name]) } }) as const

const stateOf = ({ status, refunded, trouble }: Payment): PaymentState => ({ status, refunded: refunded ?? 0, trouble: trouble ?? null })

const isSame = (one: PaymentState, other: PaymentState): boolean =>
  one.status === other.status && one.refunded === other.refunded && one.trouble === other.trouble

const emitPaymentEvents: CollectionAfterChangeHook<Payment> = async ({ doc, previousDoc, operation, req }) => {
  const state = stateOf(doc)
  const before = operation === 'update' ? stateOf(previousDoc) : null
  if (before && isSame(state, before)) return
  const handle = await handleOfRequest(req)
  const orderId = orderIdOf(doc.order) ?? ''
  const order = await findOrderWithNumber(handle, orderId)
  if (!order) return
  const { id, provider, amount, currency } = doc
  const fact = { id, provider, amount, currency, digits: order.digits, order: { id: orderId, number: order.number } }
  await emitEvents(handle, paymentMoved({ ...fact, ...state, before, at: createContext(req.payload, defaultLocale).now() }))
}

export const payments = defineCollection({
  slug: 'payments',
  labels: labelsOf('payments', ['singular', 'plural']),
  access: { ...salesRecords, update: nobody },
  admin: {
    useAsTitle: 'orderNumber',
    defaultColumns: ['createdAt', 'order', 'provider', 'status', 'amount', 'refunded', 'dueAt', 'trouble'],
    listSearchableFields: ['orderNumber', 'reference'],
  },
  ...shopRecords,
  endpoints: [...apiEndpoints('payments'), receivePaymentEndpoint, readChargesEndpoint, chargeNowEndpoint],
  hooks: { afterRead: [hideOrderNumberTitle], afterChange: [emitPaymentEvents] },
  fields: allShopWritten([
    itsOrder,
    orderNumberTitle,
    select('provider', words('payments.provider.label'), paymentMethodLabels, {
      defaultValue: 'offline',
    }),
    select('status', words('payments.status.label'), paymentStatusLabels, { defaultValue: 'pending' }),
    minorAmount('amount', words('payments.amount.label')),
    currencyText,
    { ...providerReference, index: true },
    // Empty means due immediately.
    { name: 'dueAt', type: 'date', label: words('payments.dueAt.label'), admin: instant },
    // Empty if the payment is unpaid, or was paid before the shop issued invoices (I7).
    { name: 'paidAt', type: 'date', label: words('payments.paidAt.label'), admin: instant },
    {
      ...minorAmount('refunded', words('payments.refunded.label')),
      required: false,
      defaultValue: 0,
    },
    {
      name: 'refunds',
      type: 'ui',
      admin: { components: { Field: '/payload/admin/payments/payment-refunds#PaymentRefunds' }, disableListColumn: true },
    },
    { ...plainText('trouble', words('payments.trouble.label')), ...ifFilled('trouble') },
    // The provider's payment id.
    { ...plainText('intent', words('payments.intent.label'), { isIndexed: true }), ...ifFilled('intent') },
    {
      name: 'attempt',
      type: 'number',
      defaultValue: 0,
      label: words('payments.attempt.label'),
      ...ifFilled('attempt'),
    },
    { ...plainText('pageId', words('payments.pageId.label')), ...ofTheShop },
    { ...plainText('pageUrl', words('payments.pageUrl.label')), ...ofTheShop },
    {
      name: 'pageExpiresAt',
      type: 'date',
      label: words('payments.pageExpiresAt.label'),
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
})
