import type { CartItem } from '@/parts/cart/types'

/** A line of the cart, with the add-ons that hang from it if it is a name (O9). */
export interface LineGroup {
  readonly item: CartItem
  readonly addons: readonly CartItem[]
}

/** Names first, so that the tag is the first thing in the cart. An add-on whose name is not there stands alone. */
export const groupLines = (items: readonly CartItem[]): readonly LineGroup[] => {
  const domains = items.filter(({ type }) => type === 'domain')
  const names = new Set(domains.map(({ id }) => id))
  const hangsFrom = (item: CartItem) => (item.type === 'addon' ? item.serviceData.domain : undefined)
  const others = items.filter((item) => item.type !== 'domain' && !names.has(hangsFrom(item) ?? ''))
  return [
    ...domains.map((item) => ({ item, addons: items.filter((addon) => hangsFrom(addon) === item.id) })),
    ...others.map((item) => ({ item, addons: [] })),
  ]
}
