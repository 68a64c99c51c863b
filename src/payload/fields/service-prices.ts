import type { ArrayField } from 'payload'
import { namedRows } from './rows'
import { translate, words } from '@/payload/words'
import { percentage } from './numbers'
import { price } from './prices'
import { periodLabels, select } from './selects'

const repeated = words({
  en: 'Each billing period may have one price only.',
  es: 'Cada periodo de facturación admite un solo precio.',
  fr: 'Chaque période de facturation n’admet qu’un seul prix.',
  de: 'Jeder Abrechnungszeitraum darf nur einen Preis haben.',
})

const missing = words({
  en: 'Please enter at least one price.',
  es: 'Introduzca al menos un precio.',
  fr: 'Veuillez saisir au moins un prix.',
  de: 'Bitte geben Sie mindestens einen Preis ein.',
})

const priceKind = words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' })

interface Row {
  readonly period?: string
}

/** P4: a period is offered only if it has a price. */
export const servicePrices: ArrayField = {
  name: 'prices',
  type: 'array',
  label: words({ en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' }),
  labels: { singular: priceKind, plural: words({ en: 'Prices', es: 'Precios', fr: 'Prix', de: 'Preise' }) },
  admin: namedRows({ kind: priceKind, titles: ['period'], choices: periodLabels, price: 'basePrice' }),
  validate: (value, { req }) => {
    const rows = Array.isArray(value) ? (value as Row[]) : []
    if (rows.length === 0) return translate(req, missing)
    return new Set(rows.map((row) => row.period)).size === rows.length || translate(req, repeated)
  },
  fields: [
    {
      type: 'row',
      fields: [
        select(
          'period',
          words({ en: 'Billing period', es: 'Periodo de facturación', fr: 'Période de facturation', de: 'Abrechnungszeitraum' }),
          periodLabels,
          { defaultValue: 'monthly' },
        ),
        price('basePrice', words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }), { required: true }),
        price('setupFee', words({ en: 'Setup fee', es: 'Cuota de alta', fr: 'Frais de mise en service', de: 'Einrichtungsgebühr' }), {
          defaultValue: 0,
        }),
        percentage(
          'discount',
          words({ en: 'Discount in percent', es: 'Descuento en porcentaje', fr: 'Remise en pour cent', de: 'Rabatt in Prozent' }),
          { defaultValue: 0, isDiscount: true },
        ),
      ],
    },
  ],
}
