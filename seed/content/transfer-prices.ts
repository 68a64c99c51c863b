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

/** P8: a row per catalogue extension, at that extension's price and list price. */
export const transferPrices: readonly TransferPriceSeed[] = extensions.map(({ extension, price, originalPrice, popular, order }) => ({
  extension,
  price,
  originalPrice,
  popular,
  order,
  description: description(extension),
  features,
}))
