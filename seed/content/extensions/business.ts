import type { ExtensionSeed } from '../../types'
import { rowsOf } from '../../words'
import { anotherExtension, moreNamesLeft, openToAnyone, readInManyLanguages } from './another-extension'

const sinceTheMillennium = {
  en: 'In use since 2001',
  es: 'En uso desde 2001',
  fr: 'En service depuis 2001',
  de: 'Seit 2001 in Gebrauch',
}

export const businessExtensions: readonly ExtensionSeed[] = [
  anotherExtension({
    extension: '.shop',
    price: 12.99,
    renewal: 34.99,
    order: 70,
    category: 'business',
    description: {
      en: 'Says what you do: you sell.',
      es: 'Dice a qué se dedica: usted vende.',
      fr: 'Dit ce que vous faites : vous vendez.',
      de: 'Sagt, was Sie tun: verkaufen.',
    },
    features: rowsOf(
      {
        en: 'For shops online and on the street',
        es: 'Para tiendas en línea y a pie de calle',
        fr: 'Pour les boutiques en ligne et sur rue',
        de: 'Für Läden im Netz und an der Straße',
      },
      moreNamesLeft,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.online',
    price: 9.99,
    renewal: 34.99,
    order: 80,
    category: 'business',
    description: {
      en: 'Fits whatever is on the net.',
      es: 'Vale para todo lo que está en la red.',
      fr: 'Convient à tout ce qui est en ligne.',
      de: 'Passt zu allem, was im Netz steht.',
    },
    features: rowsOf(
      {
        en: 'For a shop, a course, a portfolio',
        es: 'Para una tienda, un curso, un portafolio',
        fr: 'Pour une boutique, un cours, un portfolio',
        de: 'Für Laden, Kurs oder Portfolio',
      },
      readInManyLanguages,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.store',
    price: 14.99,
    renewal: 49.99,
    order: 110,
    category: 'business',
    description: {
      en: 'A shop window with a sign of its own.',
      es: 'Un escaparate con rótulo propio.',
      fr: 'Une vitrine avec sa propre enseigne.',
      de: 'Ein Schaufenster mit eigenem Schild.',
    },
    features: rowsOf(
      {
        en: 'For brands that sell without a middleman',
        es: 'Para marcas que venden sin intermediarios',
        fr: 'Pour les marques qui vendent en direct',
        de: 'Für Marken, die selbst verkaufen',
      },
      moreNamesLeft,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.info',
    price: 9.99,
    renewal: 24.99,
    order: 120,
    category: 'business',
    description: {
      en: 'For what people want to look up.',
      es: 'Para lo que la gente quiere consultar.',
      fr: 'Pour ce que l’on veut consulter.',
      de: 'Für alles, was man nachschlagen will.',
    },
    features: rowsOf(
      {
        en: 'Opening hours, prices, the way there',
        es: 'Horarios, precios, cómo llegar',
        fr: 'Horaires, tarifs, plan d’accès',
        de: 'Öffnungszeiten, Preise, Anfahrt',
      },
      sinceTheMillennium,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.biz',
    price: 16.99,
    renewal: 22.99,
    order: 260,
    category: 'business',
    description: {
      en: 'Business, in three letters.',
      es: 'Negocios, en tres letras.',
      fr: 'Les affaires, en trois lettres.',
      de: 'Geschäft, in drei Buchstaben.',
    },
    holder: {
      en: 'Only for business use, not for private pages.',
      es: 'Solo para uso comercial, no para páginas personales.',
      fr: 'Réservée à un usage commercial, pas aux pages personnelles.',
      de: 'Nur für geschäftliche Zwecke, nicht für private Seiten.',
    },
    features: rowsOf(sinceTheMillennium, {
      en: 'Good when the .com is gone',
      es: 'Buena opción si el .com está ocupado',
      fr: 'Utile quand le .com est pris',
      de: 'Gut, wenn die .com weg ist',
    }),
  }),
]
