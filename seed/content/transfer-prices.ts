import type { Localized, TextRow, TransferPriceSeed } from '../types'
import { lines } from '../words'
import { extensions } from './extensions'

const features: readonly TextRow[] = lines({
  en: ['One more year included', 'Website and email stay online', '5 to 7 days'],
  es: ['Incluye un año más', 'La web y el correo siguen en línea', 'De 5 a 7 días'],
  fr: ['Une année de plus comprise', 'Site et mails restent en ligne', '5 à 7 jours'],
  de: ['Ein weiteres Jahr inklusive', 'Website und E-Mail bleiben erreichbar', '5 bis 7 Tage'],
})

const description = (extension: string): Localized => ({
  en: `Transfer your ${extension} domain to us. Your remaining time is kept.`,
  es: `Transfiera su dominio ${extension}. Conserva el tiempo que le queda.`,
  fr: `Transférez votre domaine ${extension}. La durée restante vous est acquise.`,
  de: `Transferieren Sie Ihre ${extension}-Domain zu uns. Die Restlaufzeit bleibt erhalten.`,
})

/** These registries drop the remaining time: the included year starts with the transfer. */
const countedAnew: ReadonlySet<string> = new Set(['.de', '.at', '.ch', '.nl', '.be', '.it'])

const fromTheMove: Pick<TransferPriceSeed, 'features'> & { readonly description: (extension: string) => Localized } = {
  description: (extension) => ({
    en: `Transfer your ${extension} domain to us. A new year starts on the day it arrives.`,
    es: `Transfiera su dominio ${extension}. El año empieza de nuevo el día en que llega.`,
    fr: `Transférez votre domaine ${extension}. Une nouvelle année commence le jour de l’arrivée.`,
    de: `Transferieren Sie Ihre ${extension}-Domain zu uns. Mit dem Transfer beginnt ein neues Jahr.`,
  }),
  features: lines({
    en: ['One year included', 'Website and email stay online', '5 to 7 days'],
    es: ['Incluye un año', 'La web y el correo siguen en línea', 'De 5 a 7 días'],
    fr: ['Une année comprise', 'Site et mails restent en ligne', '5 à 7 jours'],
    de: ['Ein Jahr inklusive', 'Website und E-Mail bleiben erreichbar', '5 bis 7 Tage'],
  }),
}

/** P8: one row per TLD of the catalogue, at its price and list price. */
export const transferPrices: readonly TransferPriceSeed[] = extensions.map(({ extension, price, originalPrice, popular, order }) => ({
  extension,
  price,
  originalPrice,
  popular,
  order,
  ...(countedAnew.has(extension)
    ? { description: fromTheMove.description(extension), features: fromTheMove.features }
    : { description: description(extension), features }),
}))
