import { billingPeriods, itemTypes } from '@/core/catalog/types'
import { parseDomainName } from '@/core/domains/parse-domain'
import type { QuoteItemRequest } from '@/core/orders/types'
import { mostYears } from '@/core/pricing/prices'
import { cartLimits } from '@/lib/config/limits'

interface CartDeepLink {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  /** R11: transfers need an auth code, which a URL must not contain, so they continue in the transfer form. */
  readonly transfers: readonly string[]
  /** Upper case; `null` if the link has none. */
  readonly currency: string | null
  /** Values of `add=` that are not a product reference. */
  readonly unread: readonly string[]
}

const maximumParts = 10
const longestShown = 60

/** Whether it looks like a catalogue key. */
const isKey = (id: string) => /^[a-z0-9][a-z0-9-]{0,99}$/.test(id)

const isWholeName = (id: string): boolean => {
  const parsed = parseDomainName(id)
  return parsed.ok && parsed.value.extension !== null && `${parsed.value.label}${parsed.value.extension}` === id
}

/** N4: `3y`; `yearly` or nothing is one year. `null` if invalid. */
const yearsOf = (term: string | undefined): number | null => {
  if (term === undefined || term === 'yearly') return 1
  const years = Number(/^(\d{1,2})y$/.exec(term)?.[1])
  return years >= 1 && years <= mostYears ? years : null
}

/** `domain:example.com[:3y]`; also accepts `domain:example.com:yearly:1`. */
const toDomain = (id: string, [term, quantity = '1', ...more]: readonly string[]): QuoteItemRequest | null => {
  const years = yearsOf(term)
  if (!isWholeName(id) || years === null || quantity !== '1' || more.length > 0) return null
  const serviceData = { operation: 'register', ...(years === 1 ? {} : { years }) } as const
  return { type: 'domain', id, billing: 'yearly', quantity: 1, serviceData }
}

/** O9: `addon:whois-privacy:example.com`; the domain is in the link or the cart. */
const toAddon = (id: string, [domain = '', ...more]: readonly string[]): QuoteItemRequest | null => {
  const name = domain.toLowerCase()
  if (!isKey(id) || !isWholeName(name) || more.length > 0) return null
  return { type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain: name } }
}

/** `type:id[:billing[:quantity]]`, such as `hosting:shared-pro:yearly:2`. */
const toItem = (value: string): QuoteItemRequest | null => {
  const [typePart = '', idPart = '', ...rest] = value.trim().split(':')
  const type = itemTypes.find((known) => known === typePart)
  const id = idPart.toLowerCase()
  if (type === 'domain') return toDomain(id, rest)
  if (type === 'addon') return toAddon(id, rest)
  const [billingPart = 'yearly', quantityPart = '1', ...more] = rest
  const billing = billingPeriods.find((known) => known === billingPart)
  const quantity = Number(quantityPart)
  const isCountable = /^\d+$/.test(quantityPart) && quantity >= 1 && quantity <= cartLimits.maximumQuantity
  return type && billing && isCountable && isKey(id) && more.length === 0 ? { type, id, billing, quantity } : null
}

/** `transfer:example.com`. */
const toTransfer = (value: string): string | null => {
  const [kind, name = '', ...more] = value.trim().toLowerCase().split(':')
  return kind === 'transfer' && isWholeName(name) && more.length === 0 ? name : null
}

/** R26: parses `?add=` and `?code=`, at most ten of each, and `?currency=`. */
export const parseDeepLink = (search: string): CartDeepLink => {
  const parameters = new URLSearchParams(search)
  const asked = parameters
    .getAll('add')
    .slice(0, maximumParts)
    .map((value) => ({ value, item: toItem(value), transfer: toTransfer(value) }))
  const codes = parameters
    .getAll('code')
    .slice(0, maximumParts)
    .map((code) => code.trim().toUpperCase().slice(0, longestShown))
    .filter(Boolean)
  return {
    items: asked.flatMap(({ item }) => (item ? [item] : [])),
    codes,
    transfers: asked.flatMap(({ transfer }) => (transfer === null ? [] : [transfer])),
    currency: /^[a-z]{3}$/i.exec(parameters.get('currency') ?? '')?.[0].toUpperCase() ?? null,
    unread: asked.flatMap(({ value, item, transfer }) => (item || transfer !== null ? [] : [value.slice(0, longestShown)])),
  }
}
