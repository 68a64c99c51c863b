import type { Field } from 'payload'
import { words } from '@/payload/words'

export const frozenRates: Field[] = [
  // Decimals of the currency; the amounts below cannot be read without it (M1).
  {
    name: 'digits',
    type: 'number',
    required: true,
    defaultValue: 2,
    label: words('fields.frozenRates.digits.label'),
  },
  {
    name: 'exchangeRate',
    type: 'number',
    required: true,
    label: words('fields.frozenRates.exchangeRate.label'),
  },
  {
    name: 'rateDate',
    type: 'date',
    required: true,
    label: words('fields.frozenRates.rateDate.label'),
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
  },
  {
    name: 'taxRate',
    type: 'number',
    required: true,
    label: words('fields.frozenRates.taxRate.label'),
  },
]
