import type { Field } from 'payload'
import { words } from '@/payload/words'

export const frozenRates: Field[] = [
  // Decimals of the currency; the amounts below cannot be read without it (M1).
  {
    name: 'digits',
    type: 'number',
    required: true,
    defaultValue: 2,
    label: words({ en: 'Decimals', es: 'Decimales', fr: 'Décimales', de: 'Nachkommastellen' }),
  },
  {
    name: 'exchangeRate',
    type: 'number',
    required: true,
    label: words({ en: 'Exchange rate', es: 'Tipo de cambio', fr: 'Taux de change', de: 'Wechselkurs' }),
  },
  {
    name: 'rateDate',
    type: 'date',
    required: true,
    label: words({ en: 'Date of the rate', es: 'Fecha del tipo', fr: 'Date du taux', de: 'Kursdatum' }),
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
  },
  {
    name: 'taxRate',
    type: 'number',
    required: true,
    label: words({ en: 'Tax rate', es: 'Tipo impositivo', fr: 'Taux de taxe', de: 'Steuersatz' }),
  },
]
