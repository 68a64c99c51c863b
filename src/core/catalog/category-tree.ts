import { categoryIds, categoryParents, type CategoryId } from './categories'

/** A category with everything it stands under, nearest first: where a filter on a node finds it (P10). */
const lineageOf = (category: CategoryId): readonly CategoryId[] => {
  const parent = categoryParents[category]
  return parent === null ? [category] : [category, ...lineageOf(parent)]
}

const lineages: ReadonlyMap<CategoryId, readonly CategoryId[]> = new Map(categoryIds.map((category) => [category, lineageOf(category)]))

export const categoryLineage = (category: CategoryId): readonly CategoryId[] => lineages.get(category) ?? [category]

/** P10: a condition on a node matches the node and its descendants. */
export const isWithinCategory = (category: CategoryId, node: CategoryId): boolean =>
  category === node || categoryLineage(category).includes(node)

/** P10: whether any of the nodes matches. No nodes match nothing. */
export const isWithinAnyCategory = (category: CategoryId, nodes: readonly CategoryId[]): boolean => {
  for (const node of nodes) if (isWithinCategory(category, node)) return true
  return false
}
