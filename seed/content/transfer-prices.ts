import type { Localized, TextRow, TransferPriceSeed } from '../types'
import { lines } from '../words'
import { extensions } from './extensions'

const features: readonly TextRow[] = lines({
  en: ['One more year included', 'Your site and email keep running', '5 to 7 days'],
  es: ['Incluye un año más', 'Su sitio y su correo siguen funcionando', 'De 5 a 7 días'],
  fr: ['Une année de plus comprise', 'Votre site et vos mails continuent de tourner', '5 à 7 jours'],
  de: ['Ein weiteres Jahr inklusive', 'Website und E-Mail laufen weiter', '5 bis 7 Tage'],
})

const description = (extension: string): Localized => ({
  en: `Bring your ${extension} here. The time you have left stays yours.`,
  es: `Traiga su ${extension}. El tiempo que le queda sigue siendo suyo.`,
  fr: `Transférez votre ${extension}. Le temps restant vous est acquis.`,
  de: `Ziehen Sie Ihre ${extension} zu uns um. Die Restlaufzeit bleibt Ihnen.`,
})

/** Their registries know no time that is left: the year that is included counts from the move. */
const countedAnew: ReadonlySet<string> = new Set(['.de', '.at', '.ch', '.nl', '.be', '.it'])

const fromTheMove: Pick<TransferPriceSeed, 'features'> & { readonly description: (extension: string) => Localized } = {
  description: (extension) => ({
    en: `Bring your ${extension} here. Its year begins anew on the day it arrives.`,
    es: `Traiga su ${extension}. Su año empieza de nuevo el día en que llega.`,
    fr: `Transférez votre ${extension}. Son année recommence le jour de l’arrivée.`,
    de: `Ziehen Sie Ihre ${extension} zu uns um. Ihr Jahr beginnt mit dem Umzug neu.`,
  }),
  features: lines({
    en: ['One year included', 'Your site and email keep running', '5 to 7 days'],
    es: ['Incluye un año', 'Su sitio y su correo siguen funcionando', 'De 5 a 7 días'],
    fr: ['Une année comprise', 'Votre site et vos mails continuent de tourner', '5 à 7 jours'],
    de: ['Ein Jahr inklusive', 'Website und E-Mail laufen weiter', '5 bis 7 Tage'],
  }),
}

/** P8: a row per catalogue extension, at that extension's price and list price. */
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
