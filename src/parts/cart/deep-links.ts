import { billingPeriods, itemTypes } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { cartLimits } from '@/config/limits'

export interface CartDeepLink {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  /** The query without what was understood, `''` or `?…`. */
  readonly rest: string
}

const maximumParts = 10

/** `type:id[:billing[:quantity]]`, such as `hosting:shared-pro:yearly` or `domain:example.com`. */
const toItem = (value: string): readonly QuoteItemRequest[] => {
  const [typePart = '', id = '', billingPart = 'yearly', quantityPart = '1'] = value.split(':')
  const type = itemTypes.find((known) => known === typePart)
  const billing = billingPeriods.find((known) => known === billingPart)
  const quantity = Number(quantityPart)
  const isCountable = Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.maximumQuantity
  if (!type || type === 'addon' || id === '' || !billing || !isCountable) return []
  return [{ type, id, billing, quantity, ...(type === 'domain' ? { serviceData: { operation: 'register' } } : {}) }]
}

/** `?add=` and `?code=` fill the cart and apply a code; both may be repeated. What is not understood is dropped. */
export const parseDeepLink = (search: string): CartDeepLink => {
  const parameters = new URLSearchParams(search)
  const items = parameters.getAll('add').slice(0, maximumParts).flatMap(toItem)
  const codes = parameters.getAll('code').slice(0, maximumParts).map((code) => code.trim().toUpperCase()).filter(Boolean)
  parameters.delete('add')
  parameters.delete('code')
  const rest = parameters.toString()
  return { items, codes, rest: rest === '' ? '' : `?${rest}` }
}
