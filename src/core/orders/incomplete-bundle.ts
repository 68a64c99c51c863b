import { isWithinCategory } from '../catalog/category-tree'
import type { CategoryId } from '../catalog/types'
import type { GatheredItem } from './gather-items'
import type { PricedLine } from './priced-line'

/** What makes a server (P10). */
const neededParts: readonly CategoryId[] = ['cpu', 'memory', 'storage']

/** P10: whether these make a server. */
export const isServer = (parts: readonly { readonly category: CategoryId }[]): boolean =>
  neededParts.every((needed) => parts.some(({ category }) => isWithinCategory(category, needed)))

type Part = Pick<PricedLine, 'category' | 'billing' | 'quantity' | 'serviceData'>

/** O9: what was put together cannot be bought without one of its parts, nor with fewer of one than of the others. The first item of one that lacks some. */
export const incompleteBundle = (items: readonly Pick<GatheredItem, 'index'>[], lines: readonly Part[]): number | null => {
  const isWhole = ({ billing, quantity, serviceData: { bundle } }: Part): boolean => {
    return isServer(lines.filter((line) => line.serviceData.bundle === bundle && line.billing === billing && line.quantity === quantity))
  }
  const position = lines.findIndex((line) => line.serviceData.bundle !== undefined && !isWhole(line))
  return items[position]?.index ?? null
}
