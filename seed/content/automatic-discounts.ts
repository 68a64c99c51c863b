import type { AutomaticDiscountSeed } from '../types'

/** §9, automatic discounts, in the order of D8. */
export const automaticDiscounts: readonly AutomaticDiscountSeed[] = [
  {
    key: 'yearly-billing',
    name: { en: 'Yearly payment', es: 'Pago anual', fr: 'Paiement annuel', de: 'Jährliche Zahlung' },
    description: {
      en: '10% off hosting and SSL paid by the year.',
      es: '10 % de descuento en hosting y SSL con pago anual.',
      fr: '10 % de réduction sur l’hébergement et le SSL payés à l’année.',
      de: '10 % Rabatt auf Hosting und SSL bei jährlicher Zahlung.',
    },
    type: 'percentage',
    value: 10,
    currency: 'USD',
    isActive: true,
    priority: 1,
    conditions: { billingPeriod: 'yearly' },
    applicableCategories: ['hosting', 'ssl'],
  },
  {
    key: 'first-order',
    name: { en: 'First order', es: 'Primer pedido', fr: 'Première commande', de: 'Erste Bestellung' },
    description: {
      en: '5% off your first order, up to 25 USD.',
      es: '5 % de descuento en su primer pedido, hasta 25 USD.',
      fr: '5 % de réduction sur votre première commande, 25 USD au plus.',
      de: '5 % Rabatt auf Ihre erste Bestellung, höchstens 25 USD.',
    },
    type: 'percentage',
    value: 5,
    currency: 'USD',
    isActive: true,
    maxDiscount: 25,
    priority: 2,
    conditions: { isFirstOrder: true },
    applicableCategories: [],
  },
  {
    key: 'volume',
    name: { en: 'Volume discount', es: 'Descuento por volumen', fr: 'Réduction sur volume', de: 'Mengenrabatt' },
    description: {
      en: '5% off carts above 200 USD, up to 50 USD.',
      es: '5 % de descuento en carritos de más de 200 USD, hasta 50 USD.',
      fr: '5 % de réduction sur les paniers de plus de 200 USD, 50 USD au plus.',
      de: '5 % Rabatt auf Warenkörbe über 200 USD, höchstens 50 USD.',
    },
    type: 'percentage',
    value: 5,
    currency: 'USD',
    isActive: true,
    maxDiscount: 50,
    priority: 3,
    conditions: { minAmount: 200 },
    applicableCategories: [],
  },
]
