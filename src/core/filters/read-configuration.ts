/** A group of parts as the address names it: `?memory=memory-16`, `?security=a&security=b`. */
export interface ConfigurableGroup {
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
