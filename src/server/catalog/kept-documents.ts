import type { ChangedDocument } from './revision-repository'

/** Published documents of one collection, by id. */
export type KeptDocuments<Document> = ReadonlyMap<string, Document>

/** What changed since they were read; `null`: anything may have. */
export type Changes = readonly ChangedDocument[] | null

/** More than so many, and asking for each costs more than reading all. */
const mostAskedFor = 500

const idsOf = (changes: Changes, slug: string): readonly string[] | null => {
  if (changes === null) return null
  const ids = new Set(changes.flatMap((changed) => (changed.slug === slug && changed.id !== null ? [changed.id] : [])))
  return ids.size > mostAskedFor ? null : [...ids]
}

/** Reads those that changed, and all of them the first time. `read` is given ids, or `null` for all. */
export const keepDocuments = async <Document extends { readonly id: string }>(
  slug: string,
  changes: Changes,
  before: KeptDocuments<Document> | undefined,
  read: (ids: readonly string[] | null) => Promise<readonly Document[]>,
): Promise<KeptDocuments<Document>> => {
  const ids = before === undefined ? null : idsOf(changes, slug)
  if (before !== undefined && ids?.length === 0) return before
  const kept = new Map(ids === null ? [] : before)
  for (const id of ids ?? []) kept.delete(id)
  for (const document of await read(ids)) kept.set(document.id, document)
  return kept
}

interface Place<Document> {
  readonly orderOf: (document: Document) => number | null | undefined
  readonly keyOf: (document: Document) => string
}

const last = Number.MAX_SAFE_INTEGER

/** In the editor's order, those without one last, then by key. */
export const inOrder = <Document>(kept: KeptDocuments<Document>, { orderOf, keyOf }: Place<Document>): readonly Document[] =>
  [...kept.values()].sort((left, right) => (orderOf(left) ?? last) - (orderOf(right) ?? last) || (keyOf(left) < keyOf(right) ? -1 : 1))

export const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))
