import type { CategoryId } from '@/core/catalog/types'

/** P10, written out: what a condition on a branch holds for. A category that is not here has nothing below it. */
const below: Readonly<Partial<Record<CategoryId, readonly CategoryId[]>>> = {
  hosting: ['shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce'],
  component: ['cpu', 'memory', 'storage'],
  addon: ['privacy', 'email-addon', 'security', 'performance'],
}

export const isAmong = (category: CategoryId, named: readonly CategoryId[]): boolean =>
  named.some((each) => each === category || below[each]?.includes(category) === true)
