import type { SeedLocale } from '@seed/locales'

/** Figure with its unit: `30 day`, `99.9 %`. */
export type Figure = string

const unitWords: Readonly<Record<string, Readonly<Record<SeedLocale, string>>>> = {
  minute: { en: 'minutes?', es: 'minutos?', fr: 'minutes?', de: 'Minuten?' },
  hour: { en: 'hours?', es: 'horas?', fr: 'heures?', de: 'Stunden?' },
  day: { en: '(?:working )?days?', es: 'días?', fr: 'jours?', de: '(?:Werk)?Tage?n?' },
  month: { en: 'months?', es: 'mes(?:es)?', fr: 'mois', de: 'Monat(?:s|en?)?' },
  year: { en: 'years?', es: 'años?', fr: 'ans?|années?', de: 'Jahre?n?' },
  '%': { en: '%', es: '%', fr: '%', de: '%' },
  USD: { en: 'USD', es: 'USD', fr: 'USD', de: 'USD' },
  site: { en: 'sites?', es: 'sitios?', fr: 'sites?', de: 'Websites?' },
  name: { en: '(?:names?|domains?)', es: '(?:nombres?|dominios?)', fr: '(?:noms?|domaines?)', de: '(?:Namen?|Domains?)' },
  product: { en: '(?:products?|things?)', es: '(?:productos?|artículos?)', fr: '(?:produits?|articles?)', de: '(?:Produkte?|Artikeln?)' },
  character: { en: 'characters?', es: 'caracteres', fr: 'caractères?', de: 'Zeichen' },
  address: { en: 'addresses', es: 'direcciones', fr: 'adresses', de: 'Adressen' },
  part: { en: '(?:parts|instalments)', es: 'plazos', fr: 'fois', de: 'Raten' },
  half: {
    en: '(?:halves|instalments|equal payments)',
    es: '(?:mitades|plazos|pagos iguales)',
    fr: '(?:moitiés|fois|versements égaux)',
    de: '(?:Hälften|(?:gleichen? )?Raten)',
  },
  currency: { en: 'currencies', es: 'monedas', fr: 'devises', de: 'Währungen' },
  configurator: {
    en: 'configurators',
    es: 'configuradores',
    fr: 'configurateurs',
    de: 'Konfiguratoren',
  },
}

const numberWords: Readonly<Record<SeedLocale, Readonly<Record<string, number>>>> = {
  en: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, thirty: 30, hundred: 100 },
  es: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10, treinta: 30, cien: 100 },
  fr: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, dix: 10, trente: 30, cent: 100 },
  de: {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
    dreißig: 30,
    hundert: 100,
  },
}

/** Count as 1 only for facts that say so; elsewhere they are articles. */
const articles: Readonly<Record<SeedLocale, Readonly<Record<string, number>>>> = {
  en: { a: 1, an: 1 },
  es: { un: 1, una: 1 },
  fr: { un: 1, une: 1 },
  de: { ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eines: 1 },
}

const quarterHours: Readonly<Record<SeedLocale, readonly [RegExp, string]>> = {
  en: [/a quarter of an hour/gi, '15 minutes'],
  es: [/un cuarto de hora/gi, '15 minutos'],
  fr: [/un quart d’heure/gi, '15 minutes'],
  de: [/eine Viertelstunde/gi, '15 Minuten'],
}

/** Normalises spaces, and a quarter of an hour to minutes. */
const plain = (text: string, locale: SeedLocale): string =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(quarterHours[locale][0], quarterHours[locale][1])

/** Splits into clauses, but keeps lists such as `90, 30 and 7 days`. */
const clausesOf = (text: string): readonly string[] => text.split(/[.;:?](?=\s|$)|,(?=\s|$)(?! \d+(?:,| (?:and|y|et|und) ))/)

/** Units that make a figure a claim, and whether articles count. */
export interface Quantities {
  readonly units: readonly string[]
  readonly countsArticles?: boolean
}

const figuresIn = (clause: string, locale: SeedLocale, { units, countsArticles = false }: Quantities): readonly Figure[] => {
  const words = { ...numberWords[locale], ...(countsArticles ? articles[locale] : {}) }
  const number = `(?:\\d[\\d.,]*\\d|\\d|${Object.keys(words).join('|')})`
  const toNumber = (word: string): string => String(words[word.toLowerCase()] ?? word.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return units.flatMap((unit) => {
    const named = unitWords[unit]?.[locale] ?? unit
    const list = new RegExp(
      `(?<![\\p{L}\\d])((?:${number},? )*(?:${number} (?:to|and|a|y|à|et|bis|und) )?${number})[ -]?(?:${named})(?![\\p{L}])`,
      'giu',
    )
    return [...clause.matchAll(list)].flatMap(([, numbers = '']) =>
      [...numbers.matchAll(new RegExp(`(?<!\\p{L})${number}(?!\\p{L})`, 'giu'))].map(([each]) => `${toNumber(each)} ${unit}`),
    )
  })
}

/** Figures in clauses that contain the keyword. */
export const claimsIn = (text: string, locale: SeedLocale, keyword: RegExp, quantities: Quantities): readonly Figure[] =>
  clausesOf(plain(text, locale))
    .filter((clause) => keyword.test(clause))
    .flatMap((clause) => figuresIn(clause, locale, quantities))
