import type { NumberField } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { translate, words, type Words } from '@/payload/words'
import { hasAtMostDecimals, numberField, withRule, type NumberOptions } from './numbers'

const priceErrors = {
  negative: words({
    en: 'A price cannot be below zero.',
    es: 'Un precio no puede ser inferior a cero.',
    fr: 'Un prix ne peut pas être négatif.',
    de: 'Ein Preis kann nicht unter null liegen.',
  }),
  decimals: words({
    en: 'Please use at most two decimals, such as 12.99.',
    es: 'Utilice como máximo dos decimales, por ejemplo 12.99.',
    fr: 'Veuillez utiliser au plus deux décimales, par exemple 12.99.',
    de: 'Bitte verwenden Sie höchstens zwei Nachkommastellen, zum Beispiel 12.99.',
  }),
  tooHigh: words({
    en: 'Please enter a price of at most 1,000,000.',
    es: 'Introduzca un precio de 1 000 000 como máximo.',
    fr: 'Veuillez saisir un prix de 1 000 000 au plus.',
    de: 'Bitte geben Sie einen Preis von höchstens 1.000.000 ein.',
  }),
}

const inDollars = words({ en: 'In US dollars.', es: 'En dólares estadounidenses.', fr: 'En dollars américains.', de: 'In US-Dollar.' })

/** Price in USD with at most two decimals; mappers convert it to cents (M1, M3). */
export const price = (name: string, label: Words, options: NumberOptions = {}): NumberField => {
  const field = numberField(name, label, { description: inDollars, ...options }, 0.01, (value, req) => {
    if (value < 0) return translate(req, priceErrors.negative)
    if (value > 1_000_000) return translate(req, priceErrors.tooHigh)
    return hasAtMostDecimals(value, 2) || translate(req, priceErrors.decimals)
  })
  return { ...field, admin: { ...field.admin, components: { Cell: '/payload/admin/cells#PriceCell' } } }
}

const belowPrice = words({
  en: 'A list price cannot be below the price itself.',
  es: 'El precio de lista no puede ser inferior al precio.',
  fr: 'Le prix catalogue ne peut pas être inférieur au prix.',
  de: 'Der Listenpreis kann nicht unter dem Preis liegen.',
})

/** List price, shown as strike price; at least the price itself. */
export const listPrice = (name: string, label: Words, priceName: string, options: NumberOptions = {}): NumberField =>
  withRule(price(name, label, options), (value, { siblingData, req }) => {
    const paid = siblingData[priceName]
    return typeof paid !== 'number' || value >= paid || translate(req, belowPrice)
  })

const minorError = words({
  en: 'Amounts of an order are whole minor units.',
  es: 'Los importes de un pedido son unidades menores enteras.',
  fr: 'Les montants d’une commande sont des unités mineures entières.',
  de: 'Beträge einer Bestellung sind ganze Untereinheiten.',
})

/** Amount frozen on an order, in minor units (M1). */
export const minorAmount = (name: string, label: Words): NumberField => {
  const field = numberField(name, label, { required: true }, 1, (value, req) => Number.isSafeInteger(value) || translate(req, minorError))
  const components = { Cell: '/payload/admin/cells#AmountCell', Field: '/payload/admin/record-fields#AmountField' }
  return shopWritten({ ...field, admin: { ...field.admin, components } })
}
