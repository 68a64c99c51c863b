import type { ArrayField } from 'payload'
import { namedRows } from './row-label'
import { say, words } from '../words'
import { percentage, price } from './numbers'
import { periodLabels, select } from './selects'

const repeated = words(
  'Each billing period may have one price only.',
  'Cada periodo de facturación admite un solo precio.',
  'Chaque période de facturation n’admet qu’un seul prix.',
  'Jeder Abrechnungszeitraum darf nur einen Preis haben.',
)

const missing = words(
  'Please enter at least one price.',
  'Introduzca al menos un precio.',
  'Veuillez saisir au moins un prix.',
  'Bitte geben Sie mindestens einen Preis ein.',
)

const priceKind = words('Price', 'Precio', 'Prix', 'Preis')

interface Row {
  readonly period?: string
}

/** P4: a period is offered only where it has a price. */
export const servicePrices: ArrayField = {
  name: 'prices',
  type: 'array',
  label: words('Prices', 'Precios', 'Prix', 'Preise'),
  labels: { singular: priceKind, plural: words('Prices', 'Precios', 'Prix', 'Preise') },
  admin: namedRows({ kind: priceKind, titles: ['period'], choices: periodLabels, price: 'basePrice' }),
  validate: (value, { req }) => {
    const rows = Array.isArray(value) ? (value as Row[]) : []
    if (rows.length === 0) return say(req, missing)
    return new Set(rows.map((row) => row.period)).size === rows.length || say(req, repeated)
  },
  fields: [
    {
      type: 'row',
      fields: [
        select('period', words('Billing period', 'Periodo de facturación', 'Période de facturation', 'Abrechnungszeitraum'), periodLabels, {
          defaultValue: 'monthly',
        }),
        price('basePrice', words('Price', 'Precio', 'Prix', 'Preis'), { required: true }),
        price('setupFee', words('Setup fee', 'Cuota de alta', 'Frais de mise en service', 'Einrichtungsgebühr'), { defaultValue: 0 }),
        percentage('discount', words('Discount in percent', 'Descuento en porcentaje', 'Remise en pour cent', 'Rabatt in Prozent'), {
          defaultValue: 0,
          isDiscount: true,
        }),
      ],
    },
  ],
}
