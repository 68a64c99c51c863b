import type { ExtensionSeed, Localized } from '../../types'
import { rowsOf } from '../../words'
import { anotherExtension, fromThreeCharacters, fromTwoCharacters, openAbroad, yearByYear } from './another-extension'

const usualIn = (country: Localized): Localized => ({
  en: `The usual choice in ${country.en}`,
  es: `La habitual en ${country.es}`,
  fr: `Le choix habituel ${country.fr}`,
  de: `Die übliche Wahl ${country.de}`,
})

/** Eligibility, minimum length and maximum term as published by each registry. */
export const countryExtensions: readonly ExtensionSeed[] = [
  anotherExtension({
    extension: '.de',
    price: 7.99,
    renewal: 9.99,
    maxYears: 1,
    order: 130,
    category: 'country',
    description: {
      en: 'Germany’s country extension.',
      es: 'La extensión de Alemania.',
      fr: 'L’extension de l’Allemagne.',
      de: 'Die Endung für Deutschland.',
    },
    features: rowsOf(usualIn({ en: 'Germany', es: 'Alemania', fr: 'en Allemagne', de: 'in Deutschland' }), yearByYear, openAbroad),
  }),
  anotherExtension({
    extension: '.at',
    price: 15.99,
    renewal: 17.99,
    maxYears: 1,
    order: 190,
    category: 'country',
    description: {
      en: 'Austria’s country extension, from Vienna to Bregenz.',
      es: 'La extensión de Austria, de Viena a Bregenz.',
      fr: 'L’extension de l’Autriche, de Vienne à Bregenz.',
      de: 'Die Endung für Österreich, von Wien bis Bregenz.',
    },
    features: rowsOf(usualIn({ en: 'Austria', es: 'Austria', fr: 'en Autriche', de: 'in Österreich' }), yearByYear, openAbroad),
  }),
  anotherExtension({
    extension: '.ch',
    price: 11.99,
    renewal: 13.99,
    minLength: 3,
    maxYears: 1,
    order: 200,
    category: 'country',
    description: {
      en: 'Switzerland’s country extension, for all four languages.',
      es: 'La extensión de Suiza, para sus cuatro lenguas.',
      fr: 'L’extension de la Suisse, pour ses quatre langues.',
      de: 'Die Endung für die Schweiz, für alle vier Landessprachen.',
    },
    features: rowsOf(
      usualIn({ en: 'Switzerland', es: 'Suiza', fr: 'en Suisse', de: 'in der Schweiz' }),
      fromThreeCharacters,
      yearByYear,
      openAbroad,
    ),
  }),
  anotherExtension({
    extension: '.be',
    price: 9.99,
    renewal: 11.99,
    minLength: 2,
    maxYears: 1,
    order: 180,
    category: 'country',
    description: {
      en: 'Belgium’s country extension, for all three languages.',
      es: 'La extensión de Bélgica, para sus tres lenguas.',
      fr: 'L’extension de la Belgique, pour ses trois langues.',
      de: 'Die Endung für Belgien, für alle drei Sprachen.',
    },
    features: rowsOf(
      usualIn({ en: 'Belgium', es: 'Bélgica', fr: 'en Belgique', de: 'in Belgien' }),
      fromTwoCharacters,
      yearByYear,
      openAbroad,
    ),
  }),
  anotherExtension({
    extension: '.nl',
    price: 8.99,
    renewal: 9.99,
    minLength: 2,
    maxYears: 1,
    order: 170,
    category: 'country',
    description: {
      en: 'The Dutch country extension, open to the rest of the world.',
      es: 'La extensión de los Países Bajos, abierta al resto del mundo.',
      fr: 'L’extension des Pays-Bas, ouverte au reste du monde.',
      de: 'Die Endung für die Niederlande, offen für den Rest der Welt.',
    },
    features: rowsOf(
      usualIn({ en: 'the Netherlands', es: 'los Países Bajos', fr: 'aux Pays-Bas', de: 'in den Niederlanden' }),
      fromTwoCharacters,
      yearByYear,
      openAbroad,
    ),
  }),
  anotherExtension({
    extension: '.mx',
    price: 39.99,
    renewal: 44.99,
    minLength: 2,
    order: 210,
    category: 'country',
    description: {
      en: 'Mexico’s country extension, short and without .com in front.',
      es: 'La extensión de México, corta y sin .com delante.',
      fr: 'L’extension du Mexique, courte et sans .com devant.',
      de: 'Die Endung für Mexiko, kurz und ohne .com davor.',
    },
    features: rowsOf(
      {
        en: 'Recognised as Mexican at once',
        es: 'Se reconoce enseguida como mexicana',
        fr: 'Reconnue aussitôt comme mexicaine',
        de: 'Sofort als mexikanisch zu erkennen',
      },
      fromTwoCharacters,
      openAbroad,
    ),
  }),
]
