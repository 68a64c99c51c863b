import type { Field, GroupField, PayloadRequest } from 'payload'
import { parseVatId } from '@/core/invoices/vat-id'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { addressFields, plainText } from './sales'

const vatError = words('fields.seller.vatError')

const vatLabel = words('fields.seller.vat')

export const vatId = plainText('vatId', vatLabel)

/** Empty, or in its country's format (I6). */
const checkedVatId = {
  ...vatId,
  validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData?: { readonly country?: string | null } }) =>
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'string' && parseVatId(value, siblingData?.country ?? '') !== null) ||
    translate(req, vatError),
} as typeof vatId

export const companyField = plainText('company', words('fields.seller.companyField.company.label'))

const sellerFields = (vat: Field): Field[] => [
  plainText('legalName', words('fields.seller.sellerFields.legalName.label')),
  ...addressFields,
  vat,
  plainText('registration', words('fields.seller.sellerFields.registration.label')),
]

const label = words('fields.seller.label')

/** The seller, as the law requires on invoices. Each invoice stores a copy (I5). */
export const seller: GroupField = {
  name: 'seller',
  type: 'group',
  label,
  admin: {
    description: words('fields.seller.description'),
  },
  fields: sellerFields(checkedVatId),
}

export const frozenSeller: GroupField = { name: 'seller', type: 'group', label, fields: sellerFields(vatId) }
