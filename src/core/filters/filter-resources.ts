import { foldedWords, foldText } from '../search/fold-text'

/** §3: the kinds of resources, which are the tabs of the resource centre. */
export const resourceTypes = ['video', 'documentation', 'tutorial', 'guide'] as const
export type ResourceType = (typeof resourceTypes)[number]
export type ResourceTab = ResourceType | 'all'

export interface FilterableResource {
  readonly type: ResourceType
  readonly title: string
  readonly description: string
}

/** §2: the resources of a tab in which every typed word occurs, in title or description, whatever its case and accents. */
export const filterResources = <Item extends FilterableResource>(
  resources: readonly Item[],
  { tab, text }: { readonly tab: ResourceTab; readonly text: string },
): readonly Item[] => {
  const words = foldedWords(text)
  return resources.filter((resource) => {
    const content = foldText(`${resource.title} ${resource.description}`)
    return (tab === 'all' || resource.type === tab) && words.every((word) => content.includes(word))
  })
}
