import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { plainText } from '@/payload/fields/sales'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

/** Providers' payment events, each stored once in the transaction of its effects. */
export const paymentReports = defineCollection({
  slug: 'payment-reports',
  dbName: 'payment_reports',
  labels: labelsOf('paymentReports', ['singular', 'plural']),
  access: { ...salesRecords, update: nobody },
  admin: {
    useAsTitle: 'reportId',
    defaultColumns: ['createdAt', 'name', 'outcome', 'payment', 'reportId'],
    listSearchableFields: ['reportId', 'name'],
  },
  ...shopRecords,
  lockDocuments: false,
  fields: allShopWritten([
    { ...plainText('reportId', words('paymentReports.reportId.label'), { required: true }), unique: true },
    plainText('name', words('paymentReports.name.label'), { required: true }),
    plainText('outcome', words('paymentReports.outcome.label')),
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      index: true,
      label: words('paymentReports.payment.label'),
    },
  ]),
})
