import { categoryIds, categoryParents, type CategoryId } from './categories'
import { isWithinCategory } from './category-tree'

/** A root of the tree with what stands below it. */
export interface CategoryBranch {
  readonly category: CategoryId
  readonly children: readonly CategoryId[]
}

/** P10: the tree, without what nothing is sold under. A single child says no more than its root, and is left out. */
export const categoryOutline = (sold: readonly CategoryId[]): readonly CategoryBranch[] => {
  const hasAny = (node: CategoryId) => sold.some((category) => isWithinCategory(category, node))
  return categoryIds
    .filter((node) => categoryParents[node] === null && hasAny(node))
    .map((category) => {
      const children = categoryIds.filter((node) => categoryParents[node] === category && hasAny(node))
      return { category, children: children.length > 1 ? children : [] }
    })
}
