import type { CategoryId } from '@/core/catalog/types'

/** P10: descendants; absent categories have none. */
const below: Readonly<Partial<Record<CategoryId, readonly CategoryId[]>>> = {
  hosting: ['shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce'],
  component: ['cpu', 'memory', 'storage'],
  addon: ['privacy', 'email-addon', 'security', 'performance'],
}

export const isAmong = (category: CategoryId, named: readonly CategoryId[]): boolean =>
  named.some((each) => each === category || below[each]?.includes(category) === true)
