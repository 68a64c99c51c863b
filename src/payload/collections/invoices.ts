import type { Field } from 'payload'
import type { InvoiceStatus } from '@/modules/invoices/invoices.repository'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { exportInvoicesEndpoint } from '@/payload/admin/payments/staff-calls'
import { json, requiredLabel } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { addressFields, currencyText, itsOrder, plainText, visitorLocale } from '@/payload/fields/sales'
import { taxNote } from '@/payload/fields/settings'
import { select } from '@/payload/fields/selects'
import { companyField, frozenSeller, vatId } from '@/payload/fields/seller'
import { invoiceKindLabels, paymentMethodLabels } from '@/payload/labels'
import { words, type Words, labelsOf } from '@/payload/words'

const statuses = labelsOf('invoices.statuses', ['issued', 'partly-credited', 'credited']) satisfies Record<InvoiceStatus, Words>

const whole = (name: string, label: Words, isIndexed = false): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  ...(isIndexed ? { index: true } : {}),
})

const ofTheBooks = (name: string, label: Words): Field => ({ name, type: 'number', label, admin: { hidden: true } })

const buyer: Field = {
  name: 'buyer',
  type: 'group',
  label: words('invoices.buyer.label'),
  fields: [
    plainText('name', words('invoices.buyer.name.label'), { required: true }),
    {
      ...plainText('email', words('invoices.buyer.email.label'), { required: true, isIndexed: true }),
      admin: { components: requiredLabel },
    },
    companyField,
    vatId,
    ...addressFields,
  ],
}

/** Amounts in the accounting currency. */
const bookFields: readonly Field[] = [
  {
    ...plainText('bookCurrency', words('invoices.bookFields.bookCurrency.label')),
    admin: { hidden: true },
  },
  ofTheBooks('bookDigits', words('invoices.bookFields.bookDigits.label')),
  ofTheBooks('bookGross', words('invoices.bookFields.bookGross.label')),
  ofTheBooks('bookTax', words('invoices.bookFields.bookTax.label')),
]

/** I1 to I5: internal code writes these together with the payment; a database trigger prevents changes. */
export const invoices = defineCollection({
  slug: 'invoices',
  labels: labelsOf('invoices', ['singular', 'plural']),
  access: { ...salesRecords, update: nobody },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'issuedOn', 'kind', 'status', 'buyer.email', 'gross', 'currency', 'orderNumber'],
    components: { beforeListTable: ['/payload/admin/payments/export-invoices#ExportInvoices'] },
    listSearchableFields: ['number', 'orderNumber', 'buyer.email', 'buyer.name', 'buyer.company'],
    description: words('invoices.description'),
  },
  endpoints: [exportInvoicesEndpoint],
  defaultSort: '-issuedAt',
  disableDuplicate: true,
  indexes: [{ fields: ['kind', 'year', 'position'], unique: true }],
  fields: allShopWritten([
    { ...plainText('number', words('invoices.number.label'), { required: true }), unique: true },
    select('kind', words('invoices.kind.label'), invoiceKindLabels, { isInSidebar: true }),
    select('status', words('invoices.status.label'), statuses, { isInSidebar: true }),
    whole('year', words('invoices.year.label'), true),
    whole('position', words('invoices.position.label')),
    {
      name: 'issuedAt',
      type: 'date',
      required: true,
      index: true,
      label: words('invoices.issuedAt.label'),
      admin: { date: dayAndTime },
    },
    plainText('issuedOn', words('invoices.issuedOn.label'), { required: true }),
    itsOrder,
    plainText('orderNumber', words('invoices.orderNumber.label'), {
      required: true,
    }),
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      required: true,
      index: true,
      label: words('invoices.payment.label'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'corrects',
      type: 'relationship',
      relationTo: 'invoices',
      index: true,
      label: words('invoices.corrects.label'),
      admin: { position: 'sidebar' },
    },
    {
      ...plainText('correctsNumber', words('invoices.correctsNumber.label')),
      admin: { hidden: true },
    },
    select('paidThrough', words('invoices.paidThrough.label'), paymentMethodLabels),
    frozenSeller,
    buyer,
    json('lines', words('invoices.lines.label'), { required: true, view: '/payload/admin/support/order-receipt#InvoiceLinesField' }),
    currencyText,
    whole('digits', words('invoices.digits.label')),
    whole('exchangeRate', words('invoices.exchangeRate.label')),
    plainText('rateDate', words('invoices.rateDate.label'), { required: true }),
    whole('taxRate', words('invoices.taxRate.label')),
    taxNote,
    minorAmount('net', words('invoices.net.label')),
    minorAmount('tax', words('invoices.tax.label')),
    minorAmount('gross', words('invoices.gross.label')),
    minorAmount('credited', words('invoices.credited.label')),
    ...bookFields,
    visitorLocale,
  ]),
})
