import type { ExtensionSeed } from '../../types'
import { rowsOf } from '../../words'
import { anotherExtension, fromThreeCharacters, fromTwoCharacters, yearByYear } from './another-extension'

const upToTenYears = {
  en: 'Up to ten years at once',
  es: 'Hasta diez años de una vez',
  fr: 'Jusqu’à dix ans d’un coup',
  de: 'Bis zu zehn Jahre auf einmal',
}

/** Country TLDs that require residence or presence. */
export const holderExtensions: readonly ExtensionSeed[] = [
  anotherExtension({
    extension: '.eu',
    price: 8.99,
    renewal: 10.99,
    minLength: 2,
    order: 100,
    category: 'country',
    description: {
      en: 'Europe, in two letters.',
      es: 'Europa, en dos letras.',
      fr: 'L’Europe, en deux lettres.',
      de: 'Europa, in zwei Buchstaben.',
    },
    holder: {
      en: 'Only for citizens and residents of the EU and the EEA, and for organisations based there.',
      es: 'Solo para ciudadanos y residentes de la UE y del EEE, y para entidades con sede allí.',
      fr: 'Réservée aux citoyens et résidents de l’UE et de l’EEE, et aux organisations qui y sont établies.',
      de: 'Nur für Bürger und Einwohner von EU und EWR und für Organisationen mit Sitz dort.',
    },
    features: rowsOf(
      {
        en: 'Citizens of the EU keep it wherever they move',
        es: 'Los ciudadanos de la UE la conservan vivan donde vivan',
        fr: 'Les citoyens de l’UE la gardent où qu’ils vivent',
        de: 'Unionsbürger behalten sie, wo auch immer sie leben',
      },
      fromTwoCharacters,
      upToTenYears,
    ),
  }),
  anotherExtension({
    extension: '.fr',
    price: 8.99,
    renewal: 10.99,
    order: 140,
    category: 'country',
    description: {
      en: 'France’s country extension.',
      es: 'La extensión de Francia.',
      fr: 'L’extension de la France.',
      de: 'Die Endung für Frankreich.',
    },
    holder: {
      en: 'Only for residents of the EU, the EEA and Switzerland, and for organisations based there.',
      es: 'Solo para residentes de la UE, del EEE y de Suiza, y para entidades con sede allí.',
      fr: 'Réservée aux résidents de l’UE, de l’EEE et de la Suisse, et aux organisations qui y sont établies.',
      de: 'Nur für Einwohner von EU, EWR und Schweiz und für Organisationen mit Sitz dort.',
    },
    features: rowsOf(
      {
        en: 'The usual choice in France',
        es: 'La habitual en Francia',
        fr: 'Le choix habituel en France',
        de: 'Die übliche Wahl in Frankreich',
      },
      upToTenYears,
    ),
  }),
  anotherExtension({
    extension: '.es',
    price: 8.99,
    renewal: 11.99,
    minLength: 3,
    order: 150,
    category: 'country',
    description: {
      en: 'Spain’s country extension.',
      es: 'La extensión de España.',
      fr: 'L’extension de l’Espagne.',
      de: 'Die Endung für Spanien.',
    },
    holder: {
      en: 'Only for people and organisations with ties to Spain; the registry asks for an ID or tax number.',
      es: 'Solo para personas y entidades con intereses o vínculos con España; el registro pide el NIF u otro documento de identidad.',
      fr: 'Réservée aux personnes et organisations liées à l’Espagne ; le registre demande un numéro d’identité ou fiscal.',
      de: 'Nur für Personen und Organisationen mit Bezug zu Spanien; die Vergabestelle verlangt eine Ausweis- oder Steuernummer.',
    },
    features: rowsOf(
      {
        en: 'The usual choice in Spain',
        es: 'La habitual en España',
        fr: 'Le choix habituel en Espagne',
        de: 'Die übliche Wahl in Spanien',
      },
      fromThreeCharacters,
      upToTenYears,
    ),
  }),
  anotherExtension({
    extension: '.it',
    price: 10.99,
    renewal: 13.99,
    minLength: 3,
    maxYears: 1,
    order: 160,
    category: 'country',
    description: {
      en: 'Italy’s country extension.',
      es: 'La extensión de Italia.',
      fr: 'L’extension de l’Italie.',
      de: 'Die Endung für Italien.',
    },
    holder: {
      en: 'Only for citizens and residents of the EEA, Switzerland, the UK, San Marino and the Vatican, and for organisations based there; the registry asks for a tax or ID number.',
      es: 'Solo para ciudadanos y residentes del EEE, Suiza, Reino Unido, San Marino y el Vaticano, y para entidades con sede allí; el registro pide un número fiscal o de identidad.',
      fr: 'Réservée aux citoyens et résidents de l’EEE, de Suisse, du Royaume-Uni, de Saint-Marin et du Vatican, et aux organisations qui y sont établies ; le registre demande un numéro fiscal ou d’identité.',
      de: 'Nur für Bürger und Einwohner von EWR, Schweiz, Vereinigtem Königreich, San Marino und Vatikan und für Organisationen mit Sitz dort; die Vergabestelle verlangt eine Steuer- oder Ausweisnummer.',
    },
    features: rowsOf(
      {
        en: 'The usual choice in Italy',
        es: 'La habitual en Italia',
        fr: 'Le choix habituel en Italie',
        de: 'Die übliche Wahl in Italien',
      },
      fromThreeCharacters,
      yearByYear,
    ),
  }),
]
