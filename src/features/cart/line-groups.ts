import { bundleOf } from '@/parts/cart/optimistic'
import type { CartItem } from '@/parts/cart/types'

/** A line of the cart, with what belongs to it: the add-ons of a name, the other parts of a configured bundle (O9). */
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
  const isFirst = (item: CartItem) => bundleOf(item) === null || others.find((other) => bundleOf(other) === bundleOf(item)) === item
  return [
    ...domains.map((item) => ({ item, addons: items.filter((addon) => hangsFrom(addon) === item.id) })),
    ...others.filter(isFirst).map((item) => ({
      item,
      addons: bundleOf(item) === null ? [] : others.filter((other) => other !== item && bundleOf(other) === bundleOf(item)),
    })),
  ]
}
