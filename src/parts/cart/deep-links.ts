import { billingPeriods, itemTypes } from '@/core/catalog/types'
import { parseDomainName } from '@/core/domains/parse-domain-name'
import type { QuoteItemRequest } from '@/core/orders/types'
import { cartLimits } from '@/config/limits'

export interface CartDeepLink {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  /** What stood after `add=` and names nothing that could be sold. */
  readonly unread: readonly string[]
}

const maximumParts = 10
const longestShown = 60

/** Spelled like a key of the catalogue. */
const isKey = (id: string) => /^[a-z0-9][a-z0-9-]{0,99}$/.test(id)

const isWholeName = (id: string): boolean => {
  const parsed = parseDomainName(id)
  return parsed.ok && parsed.value.extension !== null && `${parsed.value.label}${parsed.value.extension}` === id
}

/** `type:id[:billing[:quantity]]`, such as `hosting:shared-pro:yearly:2` or `domain:example.com`. */
const toItem = (value: string): QuoteItemRequest | null => {
  const [typePart = '', idPart = '', billingPart = 'yearly', quantityPart = '1', ...more] = value.trim().split(':')
  const type = itemTypes.find((known) => known === typePart)
  const id = idPart.toLowerCase()
  const billing = billingPeriods.find((known) => known === billingPart)
  const quantity = Number(quantityPart)
  const isCountable = /^\d+$/.test(quantityPart) && quantity >= 1 && quantity <= cartLimits.maximumQuantity
  // O9: an add-on needs a name, so a link cannot bring one alone.
  if (!type || type === 'addon' || !billing || !isCountable || more.length > 0) return null
  if (type !== 'domain') return isKey(id) ? { type, id, billing, quantity } : null
  const isSellable = isWholeName(id) && billing === 'yearly' && quantity === 1
  return isSellable ? { type, id, billing, quantity, serviceData: { operation: 'register' } } : null
}

/** `?add=` and `?code=` fill the cart and apply a code; both may be repeated, at most ten of each. */
export const parseDeepLink = (search: string): CartDeepLink => {
  const parameters = new URLSearchParams(search)
  const asked = parameters
    .getAll('add')
    .slice(0, maximumParts)
    .map((value) => ({ value, item: toItem(value) }))
  const codes = parameters
    .getAll('code')
    .slice(0, maximumParts)
    .map((code) => code.trim().toUpperCase().slice(0, longestShown))
    .filter(Boolean)
  return {
    items: asked.flatMap(({ item }) => (item ? [item] : [])),
    codes,
    unread: asked.flatMap(({ value, item }) => (item ? [] : [value.slice(0, longestShown)])),
  }
}
