import {
  type CollectionSlug,
  type PayloadRequest,
  type SelectType,
  type Where,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
} from 'payload'
import { findKnownPaths } from '@/payload/addresses/find-known'
import { wayOf } from '@/payload/addresses/tidy-address'
import { sources, type Source, type SourceName } from '@/payload/admin/picker/source'
import { type Pick, findPickedReferences } from '@/payload/references/find-picks'
import { UnpublishedReference } from '@/payload/references/unpublished-reference'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

const findKnown = async (
  req: PayloadRequest,
  { collection, value, where }: Source,
  values: readonly string[],
): Promise<readonly string[]> => {
  const slug = collection as CollectionSlug
  const hasDrafts = Boolean(req.payload.collections[slug].config.versions?.drafts)
  const conditions: Where[] = [
    { [value]: { in: values } },
    ...(where ? [{ [where.field]: { in: where.values } }] : []),
    ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
  ]
  const select: SelectType = { [value]: true }
  const { docs } = await req.payload.find({
    collection: slug,
    where: { and: conditions },
    select,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((doc) => String(Reflect.get(doc, value)))
}

const knownKeys = async (req: PayloadRequest, from: SourceName, values: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = new Set<string>()
  for (const source of sources[from]) for (const value of await findKnown(req, source, values)) known.add(value)
  return known
}

const isPath = ({ picked, value }: Pick): boolean => picked.isOpen && value.startsWith('/')

/** Picks that do not exist or are not published, with one query per list. External links are not checked. */
const findUnknown = async (req: PayloadRequest, picks: readonly Pick[]): Promise<readonly Pick[]> => {
  const links = picks.filter(isPath)
  const paths = await findKnownPaths(
    req,
    links.map(({ value }) => wayOf(value)),
  )
  const unknown = links.filter(({ value }) => !paths.has(wayOf(value)))
  const keyed = picks.filter(({ picked }) => !picked.isOpen)
  for (const from of unique(keyed.map(({ picked }) => picked.from))) {
    const ofList = keyed.filter(({ picked }) => picked.from === from)
    const known = await knownKeys(req, from, unique(ofList.map(({ value }) => value)))
    unknown.push(...ofList.filter(({ value }) => !known.has(value)))
  }
  return unknown
}

const faults = {
  page: words('picks.faults.page'),
  entry: (key: string) => words('picks.faults.entry', { key }),
}

type Values = Readonly<Record<string, unknown>>

const nameOf = ({ picked, value }: Pick): string => `${picked.from} ${value}`

/** Picks that were already published may be broken by now, but do not block other changes. */
const findNewUnknown = async (
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: Values,
  readShown: () => Promise<Values | null>,
): Promise<readonly Pick[]> => {
  const unknown = await findUnknown(req, findPickedReferences(fields, data))
  if (unknown.length === 0) return []
  const shown = new Set(findPickedReferences(fields, (await readShown()) ?? {}).map(nameOf))
  return unknown.filter((pick) => !shown.has(nameOf(pick)))
}

const errorsOf = (req: PayloadRequest, picks: readonly Pick[]) =>
  picks.map(({ path, picked, value }) => ({ path, message: translate(req, picked.isOpen ? faults.page : faults.entry(value)) }))

/** Publishing requires all picked documents to be published; drafts may refer to missing ones. */
export const refuseUnknownPicks: CollectionBeforeChangeHook = async ({ data, collection, originalDoc, req }) => {
  if (data['_status'] === 'draft') return data
  const id = (originalDoc as { id?: string } | undefined)?.id
  const readShown = async () => {
    if (id === undefined) return null
    const published: Where[] = collection.versions?.drafts ? [{ _status: { equals: 'published' } }] : []
    const where: Where = { and: [{ id: { equals: id } }, ...published] }
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where,
      limit: 1,
      depth: 0,
      overrideAccess: true,
      trash: true,
      req,
    })
    return docs[0] ? { ...docs[0] } : null
  }
  const unknown = (await findNewUnknown(req, collection.flattenedFields, data, readShown)).filter(
    ({ value }) => wayOf(value) !== data['path'],
  )
  if (unknown.length > 0) throw new UnpublishedReference({ collection: collection.slug, errors: errorsOf(req, unknown), req })
  return data
}

export const refuseUnknownPicksOfGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const unknown = await findNewUnknown(req, global.flattenedFields, data as Values, () =>
    Promise.resolve((originalDoc ?? null) as Values | null),
  )
  if (unknown.length > 0) throw new UnpublishedReference({ global: global.slug, errors: errorsOf(req, unknown), req })
  return data
}
