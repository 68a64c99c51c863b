import type { ArrayField, CollectionAfterReadHook, Field, SelectField, TextField } from 'payload'
import { defaultLocale, localeNames } from '@/lib/config/locales'
import { salesStaff, staff, shopWritten } from '@/payload/access/rules'
import { words, type Words } from '@/payload/words'

export const plainText = (
  name: string,
  label: Words,
  options: { readonly required?: boolean; readonly isIndexed?: boolean } = {},
): TextField => ({
  name,
  type: 'text',
  label,
  ...(options.required ? { required: true } : {}),
  ...(options.isIndexed ? { index: true } : {}),
})

export const visitorLocale: SelectField = {
  name: 'locale',
  type: 'select',
  required: true,
  defaultValue: defaultLocale,
  label: words('fields.sales.visitorLocale.locale.label'),
  options: Object.entries(localeNames).map(([value, label]) => ({ value, label })),
  admin: { position: 'sidebar' },
}

export const customerLink: Field = {
  name: 'customer',
  type: 'relationship',
  relationTo: 'customers',
  label: words('fields.sales.customerLink.customer.label'),
  admin: { position: 'sidebar' },
}

/** Account id, or a guest's normalised email address (D10, O5). Never null, so that unique indexes also apply to guests. */
export const customerKey: TextField = shopWritten({
  name: 'customerKey',
  type: 'text',
  required: true,
  index: true,
  label: words('fields.sales.customerKey.label'),
  admin: { position: 'sidebar' },
})

export const orderLink: Field = {
  name: 'order',
  type: 'relationship',
  relationTo: 'orders',
  label: words('fields.sales.orderLink.order.label'),
  admin: { position: 'sidebar' },
}

export const itsOrder = { ...orderLink, required: true, index: true } as typeof orderLink

/** Title of an order's payments and refunds in the admin. Not stored, and closed to API keys, which read `order`. */
export const orderNumberTitle: TextField = {
  ...plainText('orderNumber', words('orders.orderNumber.label')),
  virtual: 'order.orderNumber',
  access: { read: salesStaff },
  admin: { hidden: true, disableListColumn: true },
}

/** Payload fills virtual fields only after it has applied their read access. */
export const hideOrderNumberTitle: CollectionAfterReadHook<{ id: string; orderNumber?: string | null }> = ({ doc, req }) => {
  if (!salesStaff({ req })) delete doc.orderNumber
  return doc
}

export const currencyText = plainText('currency', words('fields.sales.currency.label'), { required: true })

export const providerReference = plainText('reference', words('fields.sales.providerReference.reference.label'))

const event = words('fields.sales.event')

/** Oldest first. */
export const events: ArrayField = shopWritten({
  name: 'events',
  type: 'array',
  label: words('fields.sales.events.label'),
  labels: { singular: event, plural: words('fields.sales.events.plural') },
  admin: { components: { Field: '/payload/admin/record-fields#EventsField' } },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'type', type: 'text', required: true, label: words('fields.sales.events.type.label') },
        {
          name: 'at',
          type: 'date',
          required: true,
          label: words('fields.sales.events.at.label'),
        },
        { name: 'note', type: 'text', label: words('fields.sales.events.note.label') },
        // Staff member; empty if the shop, a customer or a provider caused the event.
        { name: 'by', type: 'text', label: words('fields.sales.events.by.label'), access: { read: staff } },
      ],
    },
  ],
})

export const staffNote: Field = {
  name: 'staffNote',
  type: 'textarea',
  label: words('fields.sales.staffNote.label'),
  access: { read: staff },
  admin: {
    description: words('fields.sales.staffNote.description'),
  },
}

/** Country as ISO 3166-1 alpha-2. */
export const addressFields: Field[] = [
  plainText('line1', words('fields.sales.addressFields.line1.label')),
  plainText('line2', words('fields.sales.addressFields.line2.label')),
  plainText('city', words('fields.sales.addressFields.city.label')),
  plainText('region', words('fields.sales.addressFields.region.label')),
  plainText('postalCode', words('fields.sales.addressFields.postalCode.label')),
  plainText('country', words('fields.sales.addressFields.country.label')),
]
