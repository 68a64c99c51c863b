import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { minorAmount } from '@/payload/fields/prices'
import { currencyText, hideOrderNumberTitle, itsOrder, orderNumberTitle, plainText, providerReference } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { closeRefundEndpoint } from '@/payload/admin/payments/refund-endpoints'
import { refundStateLabels } from '@/payload/labels'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

/** Refunds, written before the provider is called, so that a lost response cannot refund twice. */
export const refunds = defineCollection({
  slug: 'refunds',
  labels: labelsOf('refunds', ['singular', 'plural']),
  access: { ...salesRecords, update: nobody },
  admin: {
    useAsTitle: 'orderNumber',
    defaultColumns: ['order', 'amount', 'currency', 'state', 'requestedBy', 'createdAt'],
    listSearchableFields: ['orderNumber', 'reference', 'requestedBy'],
  },
  ...shopRecords,
  endpoints: [closeRefundEndpoint],
  hooks: { afterRead: [hideOrderNumberTitle] },
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
    orderNumberTitle,
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      required: true,
      index: true,
      label: words('refunds.payment.label'),
    },
    select('state', words('refunds.state.label'), refundStateLabels, { defaultValue: 'requested' }),
    minorAmount('amount', words('refunds.amount.label')),
    currencyText,
    plainText('reason', words('refunds.reason.label')),
    plainText('requestedBy', words('refunds.requestedBy.label')),
    providerReference,
    plainText('fault', words('refunds.fault.label')),
    {
      ...plainText('key', words('refunds.key.label'), { required: true }),
      unique: true,
      admin: { hidden: true },
    },
  ]),
})
