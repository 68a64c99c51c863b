import type { NumberField } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { hasAtMostDecimals, numberField, withRule, type NumberOptions } from './numbers'
import { requiredLabel } from './text'

const inDollars = words('fields.prices.inDollars')

/** Price in USD with at most two decimals; mappers convert it to cents (M1, M3). */
export const price = (name: string, label: Words, options: NumberOptions = {}): NumberField => {
  const field = numberField(name, label, { description: inDollars, ...options }, 0.01, (value, req) => {
    if (value < 0) return translate(req, words('fields.prices.priceErrors.negative'))
    if (value > 1_000_000) return translate(req, words('fields.prices.priceErrors.tooHigh'))
    return hasAtMostDecimals(value, 2) || translate(req, words('fields.prices.priceErrors.decimals'))
  })
  return { ...field, admin: { ...field.admin, components: { Cell: '/payload/admin/cells#PriceCell' } } }
}

const belowPrice = words('fields.prices.belowPrice')

/** List price, shown as the strike price; at least as high as the price itself. */
export const listPrice = (name: string, label: Words, priceName: string, options: NumberOptions = {}): NumberField =>
  withRule(price(name, label, options), (value, { siblingData, req }) => {
    const paid = siblingData[priceName]
    return typeof paid !== 'number' || value >= paid || translate(req, belowPrice)
  })

const minorError = words('fields.prices.minorError')

/** Amount frozen on an order, in minor units (M1). */
export const minorAmount = (name: string, label: Words): NumberField => {
  const field = numberField(name, label, { required: true }, 1, (value, req) => Number.isSafeInteger(value) || translate(req, minorError))
  const components = { ...requiredLabel, Cell: '/payload/admin/cells#AmountCell', Field: '/payload/admin/record-fields#AmountField' }
  return shopWritten({ ...field, admin: { ...field.admin, components } })
}
