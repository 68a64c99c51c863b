import { foldedWords, foldText } from './text-search'
import { isWithinCategory } from './catalog/categories'
import { categoryIds, type CategoryId } from './catalog/types'

interface HasSpecs {
  readonly specs: readonly { readonly label: string; readonly value: string }[]
}

/** `null` if a plan lacks the specification. */
interface SpecRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** "Differences only" hides rows with equal values. */
  readonly isSame: boolean
}

export const areSame = (values: readonly (string | null)[]): boolean => new Set(values).size <= 1

/** §1: one row per label, in order of first appearance. */
export const compareSpecs = (things: readonly HasSpecs[]): readonly SpecRow[] => {
  const labels = [...new Set(things.flatMap(({ specs }) => specs.map(({ label }) => label)))]
  return labels.map((label) => {
    const values = things.map(({ specs }) => specs.find((spec) => spec.label === label)?.value ?? null)
    return { label, values, isSame: areSame(values) }
  })
}

/** §3: resource centre tabs. */
export const resourceTypes = ['video', 'documentation', 'tutorial', 'guide'] as const
export type ResourceType = (typeof resourceTypes)[number]
export type ResourceTab = ResourceType | 'all'

interface FilterableResource {
  readonly type: ResourceType
  readonly title: string
  readonly description: string
}

/** §2: a tab's resources that contain every typed word in the title or description, ignoring case and accents. */
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

/** R3: category from the URL (`/services?type=vps`); `null` (all services) if absent or unknown. */
export const readServiceCategory = (typed: string | null | undefined): CategoryId | null =>
  categoryIds.find((category) => category === typed) ?? null

/** §4: includes descendants of the category; `null` keeps all. Preserves order. */
export const filterServices = <Item extends { readonly category: CategoryId }>(
  services: readonly Item[],
  category: CategoryId | null,
): readonly Item[] => (category === null ? services : services.filter((service) => isWithinCategory(service.category, category)))

/** Option group as in the URL: `?memory=memory-16`, `?security=a&security=b`. */
interface ConfigurableGroup {
  readonly parameter: string
  readonly selection: 'one' | 'many'
  readonly isRequired: boolean
  readonly options: readonly { readonly key: string }[]
}

export type Configuration = ReadonlyMap<string, readonly string[]>

/** Ignores unknown keys; a single-choice group keeps the first. */
export const readConfiguration = (groups: readonly ConfigurableGroup[], query: URLSearchParams): Configuration =>
  new Map(
    groups.map(({ parameter, selection, options }) => {
      const requested = query.getAll(parameter)
      const known = options.map(({ key }) => key).filter((key) => requested.includes(key))
      return [parameter, selection === 'one' ? known.slice(0, 1) : known]
    }),
  )

/** Required groups without a choice, which prevent adding to the cart. */
export const missingGroups = <Group extends ConfigurableGroup>(groups: readonly Group[], chosen: Configuration): readonly Group[] =>
  groups.filter(({ parameter, isRequired }) => isRequired && (chosen.get(parameter) ?? []).length === 0)
