import type { Field, NumberField } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { translate, type Reader } from '@/payload/translate'
import { words, labelsOf } from '@/payload/words'
import { price } from './prices'
import { withRule } from './numbers'
import { select } from './selects'

const types = labelsOf('fields.discountValue.types', ['percentage', 'fixed'])

type Asked = { readonly req: Reader }

const amount = price('value', words('fields.discountValue.amount.value.label'), {
  required: true,
  description: words('fields.discountValue.amount.value.description'),
})

/** In US dollars; higher than any real cart. */
const mostFixed = 10_000

const value: NumberField = {
  ...withRule(amount, (entered, { siblingData, req }) => {
    if (entered <= 0) return translate(req, words('fields.discountValue.faults.aboveZero'))
    if (siblingData['type'] === 'percentage') return entered <= 100 || translate(req, words('fields.discountValue.faults.percentage'))
    return entered <= mostFixed || translate(req, words('fields.discountValue.faults.fixed'))
  }),
  admin: { ...amount.admin, components: { Cell: '/payload/admin/cells#DiscountCell' } },
}

const ceiling = withRule(
  price('maxDiscount', words('fields.discountValue.ceiling.maxDiscount.label')),
  (_entered, { siblingData, req }) => siblingData['type'] === 'percentage' || translate(req, words('fields.discountValue.faults.ceiling')),
)

/** D4: a percentage of the eligible lines, or a fixed amount in USD. */
export const discountValue: Field = {
  type: 'row',
  fields: [
    select('type', words('fields.discountValue.type.label'), types, { defaultValue: 'percentage' }),
    value,
    shopWritten({
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      label: words('fields.discountValue.currency.label'),
      validate: (entered: unknown, { req }: Asked) => entered === 'USD' || translate(req, words('fields.discountValue.faults.currency')),
      // Restoring a version skips closed fields and applies no default.
      hooks: { beforeChange: [({ value: entered }) => (entered as unknown) ?? 'USD'] },
    }),
    ceiling,
  ],
}
