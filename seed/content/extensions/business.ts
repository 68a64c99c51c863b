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
      en: 'Tells visitors at once that you sell.',
      es: 'Deja claro que usted vende.',
      fr: 'Annonce d’emblée que vous vendez.',
      de: 'Sagt sofort, dass Sie verkaufen.',
    },
    features: rowsOf(
      {
        en: 'For online and high-street shops',
        es: 'Para tiendas en línea y a pie de calle',
        fr: 'Pour les boutiques en ligne et physiques',
        de: 'Für Onlineshops und Ladengeschäfte',
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
      en: 'Suits almost any website.',
      es: 'Sirve para casi cualquier web.',
      fr: 'Convient à presque tous les sites.',
      de: 'Passt zu fast jeder Website.',
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
      en: 'For online shops with their own brand.',
      es: 'Para tiendas en línea con marca propia.',
      fr: 'Pour les boutiques en ligne de marque.',
      de: 'Für Onlineshops mit eigener Marke.',
    },
    features: rowsOf(
      {
        en: 'For brands that sell directly',
        es: 'Para marcas que venden directamente',
        fr: 'Pour les marques qui vendent en direct',
        de: 'Für Marken, die direkt verkaufen',
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
      en: 'For websites that inform.',
      es: 'Para webs informativas.',
      fr: 'Pour les sites d’information.',
      de: 'Für Websites, die informieren.',
    },
    features: rowsOf(
      {
        en: 'Opening hours, prices, directions',
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
      en: '“Business” in three letters.',
      es: 'Los negocios, en tres letras.',
      fr: 'Les affaires, en trois lettres.',
      de: '„Business“ in drei Buchstaben.',
    },
    holder: {
      en: 'Only for business use, not for personal websites.',
      es: 'Solo para uso comercial, no para páginas personales.',
      fr: 'Réservée à un usage commercial, pas aux pages personnelles.',
      de: 'Nur für geschäftliche Zwecke, nicht für private Seiten.',
    },
    features: rowsOf(sinceTheMillennium, {
      en: 'A good choice when .com is taken',
      es: 'Buena opción si .com está ocupado',
      fr: 'Utile quand le .com est déjà pris',
      de: 'Gute Wahl, wenn .com vergeben ist',
    }),
  }),
]
