import type { DomainSearchSeed, PricingSettingsSeed, SiteSettingsSeed } from '../../global-types'
import { specifiedExtensions } from '../extensions'

/** §9, order maths, SSL, email and transfer. */
export const pricingSettings: PricingSettingsSeed = {
  taxRate: 0.1,
  wildcardMultiplier: 3,
  // P7: CAs must not issue EV wildcards.
  wildcardExcluded: [{ key: 'ssl-ev' }],
  multiDomainPrice: 149.99,
  defaultTransferPrice: 12.99,
  defaultTransferOriginalPrice: 19.99,
  sslStrikeMultiplier: 1.2,
  sslStrikeEnabled: true,
  emailStrikeMultiplier: 1.4,
  emailStrikeEnabled: true,
  maxCombinedDiscountPercent: 100,
  // N1: three days, as long as a bank transfer takes.
  nameHoldHours: 72,
  // Payment deadlines (O16, O18).
  transferDays: 7,
  cardMinutes: 60,
  unpaidDomains: 10,
}

export const siteSettings: SiteSettingsSeed = {
  brandName: 'Hostfront',
  supportEmail: 'support@hostfront.example',
  defaultCurrency: 'USD',
  firstCurrencies: { es: 'EUR', fr: 'EUR', de: 'EUR' },
  priceLocale: 'en-US',
  preselectRecommended: true,
  showDemoNotice: true,
  // A sample IBAN with valid check digits and no account.
  bankDetails: {
    holder: 'Hostfront Demo Ltd',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'COBADEFFXXX',
    bankName: 'Demo Bank',
    note: {
      en: 'Demo account: please do not send money.',
      es: 'Cuenta de demostración: no envíe dinero.',
      fr: 'Compte de démonstration : n’envoyez pas d’argent.',
      de: 'Demokonto: Bitte überweisen Sie kein Geld.',
    },
    demo: true,
  },
  placeholderNames: ['rosasbakery', 'saltandbarley', 'holzofenbrot', 'thirdrow', 'casaribera', 'fogandfilter', 'atelierquinze'].map(
    (name) => ({ name }),
  ),
}

/** §9, search: at most 10 results. */
export const domainSearch: DomainSearchSeed = {
  heading: {
    en: 'Domain name search: availability and price.',
    es: 'Buscar y registrar dominios: disponibilidad y precio.',
    fr: 'Recherche de nom de domaine : disponibilité et prix.',
    de: 'Domain prüfen und registrieren: Verfügbarkeit und Preis.',
  },
  intro: {
    en: 'Every result shows the first year, the renewal and the three-year total. If a registry does not answer, we tell you.',
    es: 'Cada resultado muestra el primer año, la renovación y el total en tres años. Si un registro no responde, se lo decimos.',
    fr: 'Chaque résultat affiche la première année, le renouvellement et le total sur trois ans. Si un registre ne répond pas, nous vous le disons.',
    de: 'Jedes Ergebnis zeigt das erste Jahr, die Verlängerung und die Summe über drei Jahre. Antwortet eine Vergabestelle nicht, sagen wir es Ihnen.',
  },
  placeholder: { en: 'Find your domain name', es: 'Su nombre de dominio', fr: 'Votre nom de domaine', de: 'Wunschdomain eingeben' },
  noResults: {
    en: 'This name cannot be registered with any extension we sell. Please try another one.',
    es: 'Este nombre no se puede registrar con ninguna de nuestras extensiones. Pruebe con otro.',
    fr: 'Ce nom n’est possible avec aucune extension que nous vendons. Essayez-en un autre.',
    de: 'Dieser Name ist mit keiner Endung möglich, die wir anbieten. Bitte versuchen Sie einen anderen.',
  },
  addonsHeading: {
    en: 'Add-ons for your domain',
    es: 'Complementos para su dominio',
    fr: 'Options pour votre domaine',
    de: 'Zusatzleistungen für Ihre Domain',
  },
  maxResults: 10,
  popularExtensions: specifiedExtensions.map(({ extension }) => ({ extension })),
}
