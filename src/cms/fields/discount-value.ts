import type { Field, NumberField } from 'payload'
import { say, words, type Reader } from '../words'
import { price, withRule } from './numbers'
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
  fixed: words(
    'A fixed amount cannot be more than 10,000 US dollars.',
    'Un importe fijo no puede superar 10 000 dólares.',
    'Un montant fixe ne peut pas dépasser 10 000 dollars.',
    'Ein fester Betrag kann nicht über 10.000 US-Dollar liegen.',
  ),
  ceiling: words(
    'A fixed amount is its own ceiling: please leave this empty.',
    'Un importe fijo ya es su propio máximo: deje este campo vacío.',
    'Un montant fixe est son propre plafond : laissez ce champ vide.',
    'Ein fester Betrag ist seine eigene Obergrenze: Bitte lassen Sie dieses Feld leer.',
  ),
  currency: words(
    'Fixed amounts are in US dollars (USD).',
    'Los importes fijos son en dólares estadounidenses (USD).',
    'Les montants fixes sont en dollars américains (USD).',
    'Feste Beträge sind in US-Dollar (USD).',
  ),
}

type Asked = { readonly req: Reader }

const amount = price('value', words('Value', 'Valor', 'Valeur', 'Wert'), {
  required: true,
  description: words(
    '10 is 10 %, or 10 US dollars.',
    '10 es el 10 %, o 10 dólares.',
    '10 correspond à 10 % ou à 10 dollars.',
    '10 sind 10 % oder 10 US-Dollar.',
  ),
})

/** In US dollars: more than any cart of a shop such as this. */
const mostFixed = 10_000

const value: NumberField = {
  ...withRule(amount, (entered, { siblingData, req }) => {
    if (entered <= 0) return say(req, faults.aboveZero)
    if (siblingData['type'] === 'percentage') return entered <= 100 || say(req, faults.percentage)
    return entered <= mostFixed || say(req, faults.fixed)
  }),
  admin: { ...amount.admin, components: { Cell: '/cms/admin/cells#DiscountCell' } },
}

const ceiling = withRule(
  price('maxDiscount', words('At most', 'Como máximo', 'Au maximum', 'Höchstens')),
  (_entered, { siblingData, req }) => siblingData['type'] === 'percentage' || say(req, faults.ceiling),
)

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
    ceiling,
  ],
}
