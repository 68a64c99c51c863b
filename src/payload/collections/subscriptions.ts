import type { CheckboxField, DateField, NumberField, TextField } from 'payload'
import { nobody, ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { accessFields, customerEmailField } from '@/payload/admin/provisioning/provisioning-fields'
import { subscriptionScreenEndpoints } from '@/payload/admin/subscriptions/endpoints'
import { json } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { currencyText, customerKey, customerLink, events, itsOrder, plainText } from '@/payload/fields/sales'
import { periodLabels, select } from '@/payload/fields/selects'
import { endReasonLabels, subscriptionKindLabels, subscriptionStateLabels } from '@/payload/labels'
import { words, type Words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const day = (name: string, label: Words, more: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    label,
    ...more,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' }, ...more.admin },
  }) as DateField

const whole = (name: string, label: Words, isHidden = false): NumberField => ({
  name,
  type: 'number',
  required: true,
  label,
  ...(isHidden ? { admin: { hidden: true } } : {}),
})

const hiddenText = (name: string, label: Words): TextField => ({ ...plainText(name, label, { required: true }), admin: { hidden: true } })

const cancelAtEnd: CheckboxField = {
  name: 'cancelAtEnd',
  type: 'checkbox',
  defaultValue: false,
  label: words('subscriptions.cancelAtEnd.label'),
  admin: { position: 'sidebar' },
}

/** U1: customers' active products. Internal code and staff commands write them; no field is edited manually. */
export const subscriptions = defineCollection({
  slug: 'subscriptions',
  labels: labelsOf('subscriptions', ['singular', 'plural']),
  access: { ...salesRecords, read: ownOrSales('customer'), update: nobody },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'nextDue', 'email', 'amount', 'currency', 'cancelAtEnd'],
    listSearchableFields: ['name', 'customerKey'],
    description: words('subscriptions.description'),
  },
  ...shopRecords,
  endpoints: [...subscriptionScreenEndpoints],
  lockDocuments: false,
  // U1: one subscription per order line, even if the payment is reported twice.
  indexes: [{ fields: ['order', 'lineKey'], unique: true }, { fields: ['customer', 'state', 'termEnd'] }],
  fields: allShopWritten([
    plainText('name', words('subscriptions.name.label'), { required: true }),
    select('state', words('subscriptions.state.label'), subscriptionStateLabels, { isInSidebar: true }),
    select('kind', words('subscriptions.kind.label'), subscriptionKindLabels),
    plainText('product', words('subscriptions.product.label'), { required: true, isIndexed: true }),
    json('items', words('subscriptions.items.label'), {
      required: true,
      view: '/payload/admin/record-fields#ItemsField',
    }),
    whole('quantity', words('subscriptions.quantity.label')),
    select('billing', words('subscriptions.billing.label'), periodLabels),
    whole('months', words('subscriptions.months.label'), true),
    whole('anchorDay', words('subscriptions.anchorDay.label'), true),
    minorAmount('amount', words('subscriptions.amount.label')),
    currencyText,
    whole('digits', words('subscriptions.digits.label'), true),
    day('termStart', words('subscriptions.termStart.label'), { required: true }),
    day('termEnd', words('subscriptions.termEnd.label'), { required: true }),
    day('nextDue', words('subscriptions.nextDue.label'), { index: true }),
    day('careAt', words('subscriptions.careAt.label'), {
      index: true,
      admin: { hidden: true },
    }),
    cancelAtEnd,
    select('endReason', words('subscriptions.endReason.label'), endReasonLabels, {
      required: false,
      isInSidebar: true,
    }),
    {
      name: 'desk',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/payload/admin/subscriptions/subscription-panel.client#SubscriptionPanel' },
        disableListColumn: true,
      },
    },
    events,
    itsOrder,
    hiddenText('lineKey', words('subscriptions.lineKey.label')),
    { ...customerLink, index: true } as typeof customerLink,
    customerEmailField('order.contact.email'),
    accessFields,
    { ...customerKey, admin: { hidden: true } } as typeof customerKey,
  ]),
})
