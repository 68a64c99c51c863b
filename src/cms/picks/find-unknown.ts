import type { CollectionSlug, PayloadRequest, SelectType, Where } from 'payload'
import { findKnownPaths } from '@/cms/addresses/find-known'
import { wayOf } from '@/cms/addresses/tidy-address'
import { sources, type Source, type SourceName } from '@/cms/admin/picker/source'
import type { Pick } from './find-picks'

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

/** Picks that do not exist or are not published; one query for each list that was picked from. Links to other sites are not checked. */
export const findUnknown = async (req: PayloadRequest, picks: readonly Pick[]): Promise<readonly Pick[]> => {
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
