import type { ArrayField } from 'payload'
import { dropEmptyRows, namedRows, withFirstRow } from './rows'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { percentage } from './numbers'
import { price } from './prices'
import { periodLabels, select } from './selects'

const repeated = words('fields.servicePrices.repeated')

const missing = words('fields.servicePrices.missing')

const priceKind = words('fields.servicePrices.priceKind')

interface Row {
  readonly period?: string
}

/** Contains the defaults and no price; 0 counts as a price. */
const isUntouched = ({ period = 'monthly', basePrice = null, setupFee, discount }: Readonly<Record<string, unknown>>): boolean =>
  basePrice === null && period === 'monthly' && !setupFee && !discount

/** P4: a period is offered only if it has a price. */
export const servicePrices: ArrayField = withFirstRow({
  name: 'prices',
  type: 'array',
  label: words('fields.servicePrices.prices.label'),
  labels: { singular: priceKind, plural: words('fields.servicePrices.prices.plural') },
  admin: namedRows({ kind: priceKind, titles: ['period'], choices: periodLabels, price: 'basePrice' }),
  validate: (value, { req }) => {
    const rows = Array.isArray(value) ? (value as Row[]) : []
    if (rows.length === 0) return translate(req, missing)
    return new Set(rows.map((row) => row.period)).size === rows.length || translate(req, repeated)
  },
  hooks: { beforeValidate: [dropEmptyRows(isUntouched)] },
  fields: [
    {
      type: 'row',
      fields: [
        select('period', words('fields.servicePrices.prices.period.label'), periodLabels, { defaultValue: 'monthly' }),
        price('basePrice', words('fields.servicePrices.prices.basePrice.label'), { required: true }),
        price('setupFee', words('fields.servicePrices.prices.setupFee.label'), {
          defaultValue: 0,
        }),
        percentage('discount', words('fields.servicePrices.prices.discount.label'), { defaultValue: 0, isDiscount: true }),
      ],
    },
  ],
})
