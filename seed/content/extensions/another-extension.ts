import type { ExtensionSeed, Localized } from '../../types'

type Given = Omit<ExtensionSeed, 'originalPrice' | 'minLength' | 'maxYears' | 'popular' | 'demo'> & Partial<ExtensionSeed>

/** A TLD outside of the specification (P9). No strike price, because no list price was ever charged (P11). */
export const anotherExtension = (row: Given): ExtensionSeed => ({
  minLength: 1,
  maxYears: 10,
  popular: false,
  ...row,
  originalPrice: row.price,
  demo: true,
})

export const openToAnyone: Localized = {
  en: 'Open to anyone',
  es: 'Abierta a cualquiera',
  fr: 'Ouverte à tous',
  de: 'Steht allen offen',
}

export const openAbroad: Localized = {
  en: 'Open to anyone, wherever they live',
  es: 'Abierta a cualquiera, viva donde viva',
  fr: 'Ouverte à tous, où que l’on vive',
  de: 'Steht allen offen, egal wo sie wohnen',
}

export const yearByYear: Localized = {
  en: 'Registered one year at a time',
  es: 'Se registra de año en año',
  fr: 'S’enregistre année par année',
  de: 'Wird Jahr für Jahr registriert',
}

export const fromTwoCharacters: Localized = {
  en: 'Names of two characters or more',
  es: 'Nombres desde dos caracteres',
  fr: 'Noms à partir de deux caractères',
  de: 'Namen ab zwei Zeichen',
}

export const fromThreeCharacters: Localized = {
  en: 'Names of three characters or more',
  es: 'Nombres desde tres caracteres',
  fr: 'Noms à partir de trois caractères',
  de: 'Namen ab drei Zeichen',
}

export const moreNamesLeft: Localized = {
  en: 'More domains available than under .com',
  es: 'Más dominios libres que en .com',
  fr: 'Plus de domaines libres qu’en .com',
  de: 'Mehr freie Domains als unter .com',
}

export const readInManyLanguages: Localized = {
  en: 'Understood in many languages',
  es: 'Se entiende en muchos idiomas',
  fr: 'Se comprend dans beaucoup de langues',
  de: 'In vielen Sprachen verständlich',
}
