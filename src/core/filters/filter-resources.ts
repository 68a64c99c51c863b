/** §3: the kinds of resources, which are the tabs of the resource centre. */
export const resourceTypes = ['video', 'documentation', 'tutorial', 'guide'] as const
export type ResourceType = (typeof resourceTypes)[number]
export type ResourceTab = ResourceType | 'all'

export interface FilterableResource {
  readonly type: ResourceType
  readonly title: string
  readonly description: string
}

/** Without case and accents: `guia` finds `Guía`. */
const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** §2: the resources of a tab in which every typed word occurs, in title or description. */
export const filterResources = <Item extends FilterableResource>(
  resources: readonly Item[],
  { tab, text }: { readonly tab: ResourceTab; readonly text: string },
): readonly Item[] => {
  const words = comparable(text).split(/\s+/).filter((word) => word !== '')
  return resources.filter((resource) => {
    const content = comparable(`${resource.title} ${resource.description}`)
    return (tab === 'all' || resource.type === tab) && words.every((word) => content.includes(word))
  })
}
