/**
 * P10: category tree, child → parent (`null` for a root). `email-addon` holds the specification's "email" add-ons; a domain's SSL add-on
 * belongs to `security`, never to `ssl`.
 */
export const categoryParents = {
  hosting: null,
  shared: 'hosting',
  vps: 'hosting',
  dedicated: 'hosting',
  cloud: 'hosting',
  wordpress: 'hosting',
  ecommerce: 'hosting',
  component: null,
  cpu: 'component',
  memory: 'component',
  storage: 'component',
  addon: null,
  privacy: 'addon',
  'email-addon': 'addon',
  security: 'addon',
  performance: 'addon',
  ssl: null,
  email: null,
  domain: null,
  backup: null,
  cdn: null,
  loadbalancer: null,
  website: null,
} as const satisfies Record<string, string | null>

export type CategoryId = keyof typeof categoryParents
export const categoryIds = Object.keys(categoryParents) as CategoryId[]

/** The category and its ancestors, nearest first (P10). */
const lineageOf = (category: CategoryId): readonly CategoryId[] => {
  const parent = categoryParents[category]
  return parent === null ? [category] : [category, ...lineageOf(parent)]
}

const lineages: ReadonlyMap<CategoryId, readonly CategoryId[]> = new Map(categoryIds.map((category) => [category, lineageOf(category)]))

export const categoryLineage = (category: CategoryId): readonly CategoryId[] => lineages.get(category) ?? [category]

/** P10: true for the node itself and its descendants. */
export const isWithinCategory = (category: CategoryId, node: CategoryId): boolean =>
  category === node || categoryLineage(category).includes(node)

/** P10: false for an empty list. */
export const isWithinAnyCategory = (category: CategoryId, nodes: readonly CategoryId[]): boolean => {
  for (const node of nodes) if (isWithinCategory(category, node)) return true
  return false
}

export interface CategoryBranch {
  readonly category: CategoryId
  readonly children: readonly CategoryId[]
}

/** P10: the tree without categories that sell nothing. An only child is omitted, since it would repeat its root. */
export const categoryOutline = (sold: readonly CategoryId[]): readonly CategoryBranch[] => {
  const hasAny = (node: CategoryId) => sold.some((category) => isWithinCategory(category, node))
  return categoryIds
    .filter((node) => categoryParents[node] === null && hasAny(node))
    .map((category) => {
      const children = categoryIds.filter((node) => categoryParents[node] === category && hasAny(node))
      return { category, children: children.length > 1 ? children : [] }
    })
}
