import type { Where } from 'payload'
import { articleLimits } from '@/config/limits'
import { type ResourceType, resourceTypes } from '@/core/filters/filter-resources'
import type { Resource } from '@/payload-types'
import { published, type Reader } from '@/server/platform/find-published'
import { findArticlesAmong } from './article-repository'

/** What a list says of a resource. Never the text itself: thousands of them would come along. */
const listed = {
  key: true,
  slug: true,
  title: true,
  description: true,
  type: true,
  difficulty: true,
  duration: true,
  rating: true,
  views: true,
  url: true,
  order: true,
  demo: true,
} as const

export interface ListedResource extends Pick<Resource, 'id' | keyof typeof listed> {
  /** Whether it is an article, with a page of its own. */
  readonly hasPage: boolean
}

export interface Resources {
  readonly rows: readonly ListedResource[]
  /** How many there are, shown or not. */
  readonly total: number
}

interface Narrowed {
  readonly where?: Where
  readonly limit: number
  readonly page?: number
}

const withPages = async ({ payload }: Reader, rows: readonly Omit<ListedResource, 'hasPage'>[]): Promise<readonly ListedResource[]> => {
  const pages = await findArticlesAmong(
    payload.db.drizzle,
    rows.flatMap(({ slug }) => slug ?? []),
  )
  return rows.map((row) => ({ ...row, hasPage: pages.has(row.slug ?? '') }))
}

const findListed = async (reader: Reader, { where, limit, page = 1 }: Narrowed): Promise<Resources> => {
  const { docs, totalDocs } = await reader.payload.find({
    ...published(reader, 'resources', where),
    collection: 'resources',
    select: listed,
    sort: ['order', 'slug'],
    depth: 0,
    pagination: true,
    limit,
    page,
  })
  return { rows: await withPages(reader, docs), total: totalDocs }
}

/** The leading resources of each kind, in the order of the collection. */
export const findResources = async (reader: Reader): Promise<Resources> => {
  const kinds = await Promise.all(
    resourceTypes.map((type) => findListed(reader, { where: { type: { equals: type } }, limit: articleLimits.shownOfAKind })),
  )
  return {
    rows: kinds.flatMap(({ rows }) => rows).sort((left, right) => (left.order ?? 0) - (right.order ?? 0)),
    total: kinds.reduce((sum, { total }) => sum + total, 0),
  }
}

/** By their slugs, in that order; what is not published is left out. */
export const findNamedResources = async (reader: Reader, slugs: readonly string[]): Promise<readonly ListedResource[]> => {
  if (slugs.length === 0) return []
  const { rows } = await findListed(reader, { where: { slug: { in: slugs } }, limit: slugs.length })
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/** Others of the same kind, in the order of the collection. */
export const findResourcesLike = async (reader: Reader, { type, slug }: Pick<Resource, 'type' | 'slug'>, limit: number) =>
  (await findListed(reader, { where: { and: [{ type: { equals: type } }, { slug: { not_equals: slug } }] }, limit })).rows

export interface ResourceQuestion {
  readonly type: ResourceType | null
  readonly text: string
  readonly page: number
}

/** One page of all resources, narrowed by kind and by the words of title and description, in the visitor's language. */
export const findResourcePage = async (reader: Reader, { type, text, page }: ResourceQuestion): Promise<Resources> => {
  const words: Where[] = text === '' ? [] : [{ or: [{ title: { like: text } }, { description: { like: text } }] }]
  const where: Where = { and: [...(type === null ? [] : [{ type: { equals: type } }]), ...words] }
  return findListed(reader, { where, limit: articleLimits.listed, page })
}
