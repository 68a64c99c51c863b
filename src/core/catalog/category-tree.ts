import { categoryIds, categoryParents, type CategoryId } from './categories'

/** Every category with itself and all it stands under (P10). */
const lineages: ReadonlyMap<CategoryId, readonly CategoryId[]> = new Map(
  categoryIds.map((category) => {
    const lineage: CategoryId[] = []
    for (let node: CategoryId | null = category; node !== null; node = categoryParents[node]) lineage.push(node)
    return [category, lineage]
  }),
)

/** P10: a condition on a node matches the node and its descendants. */
export const isWithinCategory = (category: CategoryId, node: CategoryId): boolean =>
  category === node || (lineages.get(category)?.includes(node) ?? false)

/** P10: whether any of the nodes matches. No nodes match nothing. */
export const isWithinAnyCategory = (category: CategoryId, nodes: readonly CategoryId[]): boolean => {
  for (const node of nodes) if (isWithinCategory(category, node)) return true
  return false
}
