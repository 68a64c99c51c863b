import { homeFirst } from '../catalog/endings'
import type { Extension } from '../catalog/types'
import { searchOrderOf } from './search-order'
import type { DomainName } from './types'

/** One line of the results: a name to ask for, and the catalogue's row it is sold under. */
export interface SearchRow {
  readonly domain: string
  readonly label: string
  readonly extension: Extension
}

export interface SearchRows {
  readonly rows: readonly SearchRow[]
  /** Whether another page has more of them. */
  readonly hasMore: boolean
  /** S2: the extension that was typed but is not sold here, or `null`. */
  readonly unsoldExtension: string | null
}

/** Which rows of a search are asked for: pages of `maximum`, counted from 1. */
export interface SearchPage {
  readonly maximum: number
  readonly page?: number
  /** S9: the ending of the visitor's language. */
  readonly home?: string
}

/**
 * The rows of a search (§9: at most `maximum`): the typed extension first (S2), then that of home (S9), then popular ones, then
 * by order; the next page goes on where the one before ended. An extension whose shortest label is longer than this one is left out: the name
 * cannot be registered there.
 */
export const buildSearchRows = (
  name: DomainName,
  extensions: ReadonlyMap<string, Extension>,
  { maximum, page = 1, home }: SearchPage,
): SearchRows => {
  const typed = name.extension === null ? undefined : extensions.get(name.extension)
  const others = homeFirst(searchOrderOf(extensions).ranked, home).filter((extension) => extension !== typed)
  const fitting = [...(typed ? [typed] : []), ...others].filter((extension) => name.label.length >= extension.minLength)
  const rows = fitting
    .slice((page - 1) * maximum, page * maximum)
    .map((extension) => ({ domain: `${name.label}${extension.extension}`, label: name.label, extension }))
  return { rows, hasMore: fitting.length > page * maximum, unsoldExtension: typed ? null : name.extension }
}
