import { foldedWords, foldText } from './text-search'
import { isWithinCategory } from './catalog/categories'
import { categoryIds, type CategoryId } from './catalog/types'

interface Specified {
  readonly specs: readonly { readonly label: string; readonly value: string }[]
}

/** One specification across things that are compared; `null` where one of them has none. */
interface SpecRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** All say the same, so "differences only" leaves the row out. */
  readonly isSame: boolean
}

export const areSame = (values: readonly (string | null)[]): boolean => new Set(values).size <= 1

/** §1: the specifications of several plans, a row a label, in the order in which the labels first appear. */
export const compareSpecs = (things: readonly Specified[]): readonly SpecRow[] => {
  const labels = [...new Set(things.flatMap(({ specs }) => specs.map(({ label }) => label)))]
  return labels.map((label) => {
    const values = things.map(({ specs }) => specs.find((spec) => spec.label === label)?.value ?? null)
    return { label, values, isSame: areSame(values) }
  })
}

/** §3: the kinds of resources, which are the tabs of the resource centre. */
export const resourceTypes = ['video', 'documentation', 'tutorial', 'guide'] as const
export type ResourceType = (typeof resourceTypes)[number]
export type ResourceTab = ResourceType | 'all'

interface FilterableResource {
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

/** A category typed into the address (`/services?type=vps`), or `null`, All Services, for none and for an unknown one (R3). */
export const readServiceCategory = (typed: string | null | undefined): CategoryId | null =>
  categoryIds.find((category) => category === typed) ?? null

/** §4: a node of the tree stands for everything under it; `null` is All Services. Keeps the order it was given. */
export const filterServices = <Item extends { readonly category: CategoryId }>(
  services: readonly Item[],
  category: CategoryId | null,
): readonly Item[] => (category === null ? services : services.filter((service) => isWithinCategory(service.category, category)))

/** A group of parts as the address names it: `?memory=memory-16`, `?security=a&security=b`. */
interface ConfigurableGroup {
  readonly parameter: string
  readonly selection: 'one' | 'many'
  readonly isRequired: boolean
  readonly options: readonly { readonly key: string }[]
}

/** Chosen keys of each group, by the group's parameter; a group nobody chose from has none. */
export type Configuration = ReadonlyMap<string, readonly string[]>

/** Reads a shared address: a key that is not sold in its group is left out, and a group of one keeps the first. */
export const readConfiguration = (groups: readonly ConfigurableGroup[], query: URLSearchParams): Configuration =>
  new Map(
    groups.map(({ parameter, selection, options }) => {
      const asked = query.getAll(parameter)
      const known = options.map(({ key }) => key).filter((key) => asked.includes(key))
      return [parameter, selection === 'one' ? known.slice(0, 1) : known]
    }),
  )

/** Groups that must be chosen from and are not; they keep the whole out of the cart. */
export const missingGroups = <Group extends ConfigurableGroup>(groups: readonly Group[], chosen: Configuration): readonly Group[] =>
  groups.filter(({ parameter, isRequired }) => isRequired && (chosen.get(parameter) ?? []).length === 0)
