import type { DomainSearchSeed, PricingSettingsSeed, SiteSettingsSeed } from '../../global-types'
import { specifiedExtensions } from '../extensions'

/** §9, order maths, SSL, email and transfer. */
export const pricingSettings: PricingSettingsSeed = {
  taxRate: 0.1,
  wildcardMultiplier: 3,
  // P7: no authority may issue an EV wildcard.
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
  // O16, O18.
  transferDays: 7,
  cardMinutes: 60,
  unpaidDomains: 10,
}

export const siteSettings: SiteSettingsSeed = {
  brandName: 'Hostfront',
  supportEmail: 'support@hostfront.example',
  defaultCurrency: 'USD',
  priceLocale: 'en-US',
  preselectRecommended: true,
  showDemoNotice: true,
  // An IBAN out of textbooks: its check digits are right, and no money arrives there.
  bankDetails: {
    holder: 'Hostfront Demo Ltd',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'COBADEFFXXX',
    bankName: 'Demo Bank',
    note: {
      en: 'Demonstration account: please do not send money.',
      es: 'Cuenta de demostración: no envíe dinero.',
      fr: 'Compte de démonstration : n’envoyez pas d’argent.',
      de: 'Demonstrationskonto: Bitte überweisen Sie kein Geld.',
    },
    demo: true,
  },
  placeholderNames: ['otterbean', 'saltandbarley', 'holzofenbrot', 'thirdrow', 'casaribera', 'fogandfilter', 'atelierquinze'].map(
    (name) => ({ name }),
  ),
}

/** §9, search: at most 10 results. */
export const domainSearch: DomainSearchSeed = {
  heading: {
    en: 'Domain name search: find the name.',
    es: 'Buscar y registrar dominios: encuentre el nombre.',
    fr: 'Recherche de nom de domaine : trouvez le nom.',
    de: 'Domain prüfen und registrieren: Finden Sie den Namen.',
  },
  intro: {
    en: 'First year, renewal and three years in every row. What the registry did not answer, we do not guess.',
    es: 'Primer año, renovación y tres años en cada línea. Lo que el registro no contesta, no lo adivinamos.',
    fr: 'Première année, renouvellement et trois ans sur chaque ligne. Ce que le registre ne dit pas, nous ne le devinons pas.',
    de: 'Erstes Jahr, Verlängerung und drei Jahre in jeder Zeile. Was die Vergabestelle nicht beantwortet, raten wir nicht.',
  },
  placeholder: { en: 'Type your name', es: 'Escriba su nombre', fr: 'Tapez votre nom', de: 'Ihr Wunschname' },
  noResults: {
    en: 'Nothing found for that. Try another word, or a longer name.',
    es: 'No hay resultados. Pruebe con otra palabra, o con un nombre más largo.',
    fr: 'Aucun résultat. Essayez un autre mot, ou un nom plus long.',
    de: 'Dazu haben wir nichts gefunden. Versuchen Sie ein anderes Wort oder einen längeren Namen.',
  },
  addonsHeading: {
    en: 'Add to the name',
    es: 'Añadir al nombre',
    fr: 'À ajouter au nom',
    de: 'Zum Namen dazu',
  },
  addonsIntro: {
    en: 'The ticked ones are what most people take. Untick what you do not need. Prices are per year.',
    es: 'Los complementos marcados son los que más se piden. Desmarque lo que no necesite. Precios por año.',
    fr: 'Les options cochées sont les plus demandées. Décochez ce qui ne vous sert pas. Prix par an.',
    de: 'Angehakt ist, was die meisten nehmen. Entfernen Sie, was Sie nicht brauchen. Preise pro Jahr.',
  },
  maxResults: 10,
  popularExtensions: specifiedExtensions.map(({ extension }) => ({ extension })),
}
