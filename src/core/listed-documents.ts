/** A page section that lists documents by position, or documents that an editor chose. */
interface DocumentList {
  readonly presentation: string
  readonly limit?: number | null
  /** Domains of the chosen customers, in display order. */
  readonly domains?: readonly { readonly key: string }[] | null
}

interface Listable {
  readonly id: string
  readonly domain?: string | null
}

/** Presentations that show a single document. */
const single: ReadonlySet<string> = new Set(['quote', 'feature'])

const candidates = <Document extends Listable>({ domains }: DocumentList, documents: readonly Document[]): readonly Document[] =>
  domains && domains.length > 0 ? domains.flatMap(({ key }) => documents.filter(({ domain }) => domain === key)) : documents

/** The documents that a section shows, from all published ones in their order. */
export const listedDocuments = <Document extends Listable>(list: DocumentList, documents: readonly Document[]): readonly Document[] => {
  const all = candidates(list, documents)
  return all.slice(0, single.has(list.presentation) ? 1 : (list.limit ?? all.length))
}

export interface PlaceInList {
  /** Starts at 1. */
  readonly place: number
  /** How many documents the section shows. */
  readonly shown: number
}

/** A document's position among those a section chooses from; `null` if it is not one of them. */
export const placeInList = (list: DocumentList, documents: readonly Listable[], id: string): PlaceInList | null => {
  const place = candidates(list, documents).findIndex((each) => each.id === id) + 1
  return place === 0 ? null : { place, shown: listedDocuments(list, documents).length }
}
