import { translate, words, type Reader } from '@/cms/words'

/** What the columns of the price lists are called on the desk. */
const columnWords = {
  price: words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }),
  originalPrice: words({ en: 'List price', es: 'Precio de lista', fr: 'Prix catalogue', de: 'Listenpreis' }),
  renewal: words({ en: 'Renewal', es: 'Renovación', fr: 'Renouvellement', de: 'Verlängerung' }),
  setupFee: words({ en: 'Setup fee', es: 'Cuota de alta', fr: 'Frais de mise en service', de: 'Einrichtungsgebühr' }),
  discountPercent: words({ en: 'Discount in percent', es: 'Descuento en porcentaje', fr: 'Remise en pour cent', de: 'Rabatt in Prozent' }),
  exchangeRate: words({ en: 'Units per US dollar', es: 'Unidades por dólar', fr: 'Unités par dollar', de: 'Einheiten je US-Dollar' }),
  rateDate: words({ en: 'Rate taken on', es: 'Fecha del tipo', fr: 'Date du taux', de: 'Kurs vom' }),
} as const

const isNamed = (name: string): name is keyof typeof columnWords => Object.hasOwn(columnWords, name)

export const columnLabel = (reader: Reader, name: string): string => (isNamed(name) ? translate(reader, columnWords[name]) : name)
