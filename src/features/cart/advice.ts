import type { Amounts } from '@/core/money/currency'
import type { CategoryId } from '@/core/catalog/types'
import { isWithinCategory } from '@/core/catalog/categories'
import type { CartItem } from './types'

type MissingKind = 'hosting' | 'mail' | 'privacy'

type Line = Pick<CartItem, 'id' | 'type' | 'category' | 'serviceData'>

const mailServices: readonly CategoryId[] = ['email']
/** Categories that serve a website. */
const places: readonly CategoryId[] = ['hosting', 'website', 'cpu']

const isIn = (category: CategoryId, nodes: readonly CategoryId[]): boolean => nodes.some((node) => isWithinCategory(category, node))

/**
 * What each domain in the cart lacks. Add-ons belong to one domain; a plan or mailboxes serve all. Hosting is suggested once, with
 * the first domain.
 */
export const missingFor = (items: readonly Line[]): readonly { readonly name: string; readonly kinds: readonly MissingKind[] }[] => {
  const names = items.filter(({ type }) => type === 'domain').map(({ id }) => id)
  const hasPlace = items.some(({ type, category }) => type !== 'addon' && isIn(category, places))
  const hasMail = items.some(({ type, category }) => type !== 'addon' && isIn(category, mailServices))
  const has = (name: string, category: CategoryId) =>
    items.some((item) => item.type === 'addon' && item.category === category && item.serviceData.domain === name)
  return names
    .map((name, index) => ({
      name,
      kinds: [
        ...(index === 0 && !hasPlace ? (['hosting'] as const) : []),
        ...(hasMail || has(name, 'email-addon') ? [] : (['mail'] as const)),
        ...(has(name, 'privacy') ? [] : (['privacy'] as const)),
      ],
    }))
    .filter(({ kinds }) => kinds.length > 0)
}

export interface AdviceOffer {
  readonly kind: MissingKind
  readonly type: 'hosting' | 'addon'
  readonly id: string
  readonly name: string
  /** Per year. */
  readonly price: Amounts
  /** S16: categories whose plans include it. */
  readonly includedIn: readonly CategoryId[]
}
