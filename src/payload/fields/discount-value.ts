import type { Field, NumberField } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { translate, words, type Reader } from '@/payload/words'
import { price } from './prices'
import { withRule } from './numbers'
import { select } from './selects'

const types = {
  percentage: words({ en: 'Percentage', es: 'Porcentaje', fr: 'Pourcentage', de: 'Prozentsatz' }),
  fixed: words({ en: 'Fixed amount', es: 'Importe fijo', fr: 'Montant fixe', de: 'Fester Betrag' }),
}

const faults = {
  aboveZero: words({
    en: 'The value must be above zero.',
    es: 'El valor debe ser mayor que cero.',
    fr: 'La valeur doit être supérieure à zéro.',
    de: 'Der Wert muss über null liegen.',
  }),
  percentage: words({
    en: 'A percentage cannot be more than 100.',
    es: 'Un porcentaje no puede superar 100.',
    fr: 'Un pourcentage ne peut pas dépasser 100.',
    de: 'Ein Prozentsatz kann nicht über 100 liegen.',
  }),
  fixed: words({
    en: 'A fixed amount cannot be more than 10,000 US dollars.',
    es: 'Un importe fijo no puede superar 10 000 dólares.',
    fr: 'Un montant fixe ne peut pas dépasser 10 000 dollars.',
    de: 'Ein fester Betrag kann nicht über 10.000 US-Dollar liegen.',
  }),
  ceiling: words({
    en: 'A fixed amount is its own ceiling: please leave this empty.',
    es: 'Un importe fijo ya es su propio máximo: deje este campo vacío.',
    fr: 'Un montant fixe est son propre plafond : laissez ce champ vide.',
    de: 'Ein fester Betrag ist seine eigene Obergrenze: Bitte lassen Sie dieses Feld leer.',
  }),
  currency: words({
    en: 'Fixed amounts are in US dollars (USD).',
    es: 'Los importes fijos son en dólares estadounidenses (USD).',
    fr: 'Les montants fixes sont en dollars américains (USD).',
    de: 'Feste Beträge sind in US-Dollar (USD).',
  }),
}

type Asked = { readonly req: Reader }

const amount = price('value', words({ en: 'Value', es: 'Valor', fr: 'Valeur', de: 'Wert' }), {
  required: true,
  description: words({
    en: '10 is 10%, or 10 US dollars.',
    es: '10 es el 10 %, o 10 dólares.',
    fr: '10 correspond à 10 % ou à 10 dollars.',
    de: '10 sind 10 % oder 10 US-Dollar.',
  }),
})

/** In US dollars; above any real cart. */
const mostFixed = 10_000

const value: NumberField = {
  ...withRule(amount, (entered, { siblingData, req }) => {
    if (entered <= 0) return translate(req, faults.aboveZero)
    if (siblingData['type'] === 'percentage') return entered <= 100 || translate(req, faults.percentage)
    return entered <= mostFixed || translate(req, faults.fixed)
  }),
  admin: { ...amount.admin, components: { Cell: '/payload/admin/cells#DiscountCell' } },
}

const ceiling = withRule(
  price('maxDiscount', words({ en: 'At most', es: 'Como máximo', fr: 'Au maximum', de: 'Höchstens' })),
  (_entered, { siblingData, req }) => siblingData['type'] === 'percentage' || translate(req, faults.ceiling),
)

/** D4: a percentage of the eligible lines, or a fixed amount in USD. */
export const discountValue: Field = {
  type: 'row',
  fields: [
    select('type', words({ en: 'Type', es: 'Tipo', fr: 'Type', de: 'Art' }), types, { defaultValue: 'percentage' }),
    value,
    shopWritten({
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      label: words({ en: 'Currency', es: 'Moneda', fr: 'Devise', de: 'Währung' }),
      validate: (entered: unknown, { req }: Asked) => entered === 'USD' || translate(req, faults.currency),
      // Restoring a version skips closed fields and applies no default.
      hooks: { beforeChange: [({ value: entered }) => (entered as unknown) ?? 'USD'] },
    }),
    ceiling,
  ],
}
