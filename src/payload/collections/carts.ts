import type { FieldHook } from 'payload'
import { admins, nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { json } from '@/payload/fields/text'
import { currencyText, customerLink, plainText, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { words, labelsOf } from '@/payload/words'

/** References and quantities, never a price or a name (O4). */
const lineFields = ['lineId', 'type', 'id', 'billing', 'quantity', 'selectedPaymentType', 'partialType'] as const
const serviceDataFields = ['coverage', 'operation', 'domain', 'additionalDomains', 'bundle', 'years'] as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const pick = (record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]))

const referenceOf = (line: Record<string, unknown>): Record<string, unknown> => {
  const serviceData = line['serviceData']
  return { ...pick(line, lineFields), ...(isRecord(serviceData) ? { serviceData: pick(serviceData, serviceDataFields) } : {}) }
}

/** O4: drops everything else from a cart line. */
const keepReferencesOnly: FieldHook = ({ value }) => (Array.isArray(value) ? value.filter(isRecord).map(referenceOf) : value)

const statuses = labelsOf('carts.statuses', ['active', 'converted', 'abandoned'])

/** O4, O8: a cart stores references only and is identified by the hash of an opaque token. */
export const carts = defineCollection({
  slug: 'carts',
  labels: labelsOf('carts', ['singular', 'plural']),
  access: { ...salesRecords, update: nobody, delete: admins },
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['id', 'status', 'currency', 'customer', 'updatedAt'],
  },
  defaultSort: '-updatedAt',
  lockDocuments: false,
  fields: allShopWritten([
    // A hash cannot be used as a token, but no one needs to read it.
    {
      ...plainText('tokenHash', words('carts.tokenHash.label'), { required: true }),
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    select('status', words('carts.status.label'), statuses, {
      defaultValue: 'active',
      isInSidebar: true,
    }),
    {
      ...currencyText,
      defaultValue: 'USD',
    },
    {
      ...json('items', words('carts.items.label'), { defaultValue: [] }),
      hooks: { beforeChange: [keepReferencesOnly] },
    },
    json('codes', words('carts.codes.label'), { defaultValue: [] }),
    json('shown', words('carts.shown.label'), {
      description: words('carts.shown.description'),
    }),
    json('place', words('carts.place.label')),
    customerLink,
    // The cart that this one was merged into at login; its token then leads to that cart.
    {
      name: 'mergedInto',
      type: 'relationship',
      relationTo: 'carts',
      label: words('carts.mergedInto.label'),
      admin: { position: 'sidebar' },
    },
    visitorLocale,
  ]),
})
