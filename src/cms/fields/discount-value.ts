import type { Field, NumberField } from 'payload'
import { say, words, type Reader } from '../words'
import { price } from './numbers'
import { select } from './selects'

const types = {
  percentage: words('Percentage', 'Porcentaje', 'Pourcentage', 'Prozentsatz'),
  fixed: words('Fixed amount', 'Importe fijo', 'Montant fixe', 'Fester Betrag'),
}

const faults = {
  aboveZero: words(
    'The value must be above zero.',
    'El valor debe ser mayor que cero.',
    'La valeur doit être supérieure à zéro.',
    'Der Wert muss über null liegen.',
  ),
  percentage: words(
    'A percentage cannot be more than 100.',
    'Un porcentaje no puede superar 100.',
    'Un pourcentage ne peut pas dépasser 100.',
    'Ein Prozentsatz kann nicht über 100 liegen.',
  ),
  currency: words(
    'Fixed amounts are in US dollars (USD).',
    'Los importes fijos son en dólares estadounidenses (USD).',
    'Les montants fixes sont en dollars américains (USD).',
    'Feste Beträge sind in US-Dollar (USD).',
  ),
}

type Asked = { readonly siblingData: { readonly type?: string }; readonly req: Reader }

const amount = price('value', words('Value', 'Valor', 'Valeur', 'Wert'), {
  required: true,
  description: words('10 is 10 %, or 10 US dollars.', '10 es el 10 %, o 10 dólares.', '10 correspond à 10 % ou à 10 dollars.', '10 sind 10 % oder 10 US-Dollar.'),
})

const value: NumberField = {
  ...amount,
  admin: { ...amount.admin, components: { Cell: '/cms/admin/cells#DiscountCell' } },
  validate: (entered: unknown, asked: Asked) => {
    const checked = amount.validate ? (amount.validate as (value: unknown, asked: Asked) => string | true)(entered, asked) : true
    if (checked !== true || typeof entered !== 'number') return checked
    if (entered <= 0) return say(asked.req, faults.aboveZero)
    return asked.siblingData.type === 'percentage' && entered > 100 ? say(asked.req, faults.percentage) : true
  },
} as NumberField

/** What a discount takes (D4): a percentage of what is eligible, or a fixed amount in USD. */
export const discountValue: Field = {
  type: 'row',
  fields: [
    select('type', words('Type', 'Tipo', 'Type', 'Art'), types, { defaultValue: 'percentage' }),
    value,
    {
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      label: words('Currency', 'Moneda', 'Devise', 'Währung'),
      admin: { readOnly: true },
      validate: (entered: unknown, { req }: Asked) => entered === 'USD' || say(req, faults.currency),
    },
    price('maxDiscount', words('At most', 'Como máximo', 'Au maximum', 'Höchstens')),
  ],
}
