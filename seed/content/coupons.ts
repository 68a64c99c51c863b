import type { CouponSeed } from '../types'

const common = {
  currency: 'USD',
  isActive: true,
  applicableCategories: [],
  excludedCategories: [],
  isFirstTimeOnly: false,
  combinable: true,
  priority: 100,
} as const

/** §9, sample coupons; all apply to the first payment only (D16). */
export const coupons: readonly CouponSeed[] = [
  {
    ...common,
    code: 'WELCOME10',
    name: {
      en: 'Welcome, 10% off',
      es: 'Bienvenida, 10 % de descuento',
      fr: 'Bienvenue, 10 % de réduction',
      de: 'Willkommen, 10 % Rabatt',
    },
    description: {
      en: '10% off your first order, up to 50 USD.',
      es: '10 % de descuento en el primer pedido, hasta 50 USD.',
      fr: '10 % de réduction sur la première commande, 50 USD au plus.',
      de: '10 % Rabatt auf die erste Bestellung, höchstens 50 USD.',
    },
    type: 'percentage',
    value: 10,
    maxDiscount: 50,
    isFirstTimeOnly: true,
  },
  {
    ...common,
    code: 'CLOUD25',
    name: { en: 'Hosting, 25% off', es: 'Hosting, 25 % de descuento', fr: 'Hébergement, 25 % de réduction', de: 'Hosting, 25 % Rabatt' },
    description: {
      en: '25% off hosting worth 30 USD or more, up to 100 USD.',
      es: '25 % de descuento en hosting a partir de 30 USD, hasta 100 USD.',
      fr: '25 % de réduction sur l’hébergement dès 30 USD, 100 USD au plus.',
      de: '25 % Rabatt auf Hosting ab 30 USD, höchstens 100 USD.',
    },
    type: 'percentage',
    value: 25,
    minAmount: 30,
    maxDiscount: 100,
    applicableCategories: ['hosting'],
  },
  {
    ...common,
    code: 'SAVE20USD',
    name: { en: '20 USD off', es: '20 USD de descuento', fr: '20 USD de réduction', de: '20 USD Rabatt' },
    description: {
      en: '20 USD off orders of 100 USD or more, domains not counted.',
      es: '20 USD de descuento en pedidos desde 100 USD, sin contar los dominios.',
      fr: '20 USD de réduction dès 100 USD d’achat, noms de domaine exclus.',
      de: '20 USD Rabatt ab 100 USD Bestellwert, Domains ausgenommen.',
    },
    type: 'fixed',
    value: 20,
    minAmount: 100,
    excludedCategories: ['domain'],
  },
  {
    ...common,
    code: 'HOLIDAY50',
    name: {
      en: 'Certificates, half price',
      es: 'Certificados a mitad de precio',
      fr: 'Certificats à moitié prix',
      de: 'Zertifikate zum halben Preis',
    },
    description: {
      en: '50% off SSL certificates, up to 200 USD.',
      es: '50 % de descuento en certificados SSL, hasta 200 USD.',
      fr: '50 % de réduction sur les certificats SSL, 200 USD au plus.',
      de: '50 % Rabatt auf SSL-Zertifikate, höchstens 200 USD.',
    },
    type: 'percentage',
    value: 50,
    maxDiscount: 200,
    applicableCategories: ['ssl'],
  },
  {
    ...common,
    code: 'BULK15',
    name: {
      en: 'Three or more, 15% off',
      es: 'Tres o más, 15 % de descuento',
      fr: 'Dès trois articles, 15 % de réduction',
      de: 'Ab drei Stück, 15 % Rabatt',
    },
    description: {
      en: '15% off three or more items, up to 75 USD.',
      es: '15 % de descuento a partir de tres artículos, hasta 75 USD.',
      fr: '15 % de réduction dès trois articles, 75 USD au plus.',
      de: '15 % Rabatt ab drei Artikeln, höchstens 75 USD.',
    },
    type: 'percentage',
    value: 15,
    minQuantity: 3,
    maxDiscount: 75,
  },
]
