import type { Extension } from '../catalog/types'
import type { DomainName } from './types'

/** One line of the results: a name to ask for, and the catalogue's row it is sold under. */
export interface SearchRow {
  readonly domain: string
  readonly label: string
  readonly extension: Extension
}

export interface SearchRows {
  readonly rows: readonly SearchRow[]
  /** S2: the extension that was typed but is not sold here, or `null`. */
  readonly unsoldExtension: string | null
}

const byPopularityThenOrder = (left: Extension, right: Extension): number =>
  Number(right.popular) - Number(left.popular) ||
  left.order - right.order ||
  (left.extension < right.extension ? -1 : 1)

/**
 * The rows of a search (§9: at most `maximum`): the typed extension first (S2), then popular ones, then by order.
 * An extension whose shortest label is longer than this one is left out: the name cannot be registered there.
 */
export const buildSearchRows = (
  name: DomainName,
  extensions: ReadonlyMap<string, Extension>,
  maximum: number,
): SearchRows => {
  const typed = name.extension === null ? undefined : extensions.get(name.extension)
  const others = [...extensions.values()].filter((extension) => extension !== typed).sort(byPopularityThenOrder)
  const rows = [...(typed ? [typed] : []), ...others]
    .filter((extension) => name.label.length >= extension.minLength)
    .slice(0, maximum)
    .map((extension) => ({ domain: `${name.label}${extension.extension}`, label: name.label, extension }))
  return { rows, unsoldExtension: typed ? null : name.extension }
}
