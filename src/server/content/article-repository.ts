import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import { type ResourceType, resourceTypes } from '@/core/filters/filter-resources'
import type { Handle } from '@/server/platform/database/handle'

/** R6: a resource whose text is written in English, which the other languages fall back to, is an article with a page of its own. */
export const isArticle = sql`
  resources._status = 'published' and resources.deleted_at is null and resources.slug is not null
  and exists (
    select from resources_locales
    where resources_locales._parent_id = resources.id and resources_locales._locale = 'en' and resources_locales.body is not null
  )
`

/** Which of these resources have a page, by their slugs. */
export const findArticlesAmong = async (handle: Handle, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  if (slugs.length === 0) return new Set()
  const list = sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )
  const { rows } = await handle.execute<{ slug: string }>(sql`select slug from resources where slug in (${list}) and ${isArticle}`)
  return new Set(rows.map(({ slug }) => slug))
}

/** A published resource as whoever lists all of them knows it. */
export interface ResourceLine {
  readonly slug: string | null
  readonly type: ResourceType
  readonly title: string
  readonly description: string
  readonly url: string | null
  readonly views: number
  readonly hasPage: boolean
}

/** Every published resource in a language, its missing words in English (R6). By Payload thousands of them would take seconds. */
export const findResourceLines = async (handle: Handle, locale: Locale): Promise<readonly ResourceLine[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select slug, type, url, views, ${isArticle} as has_page,
      coalesce(nullif(own.title, ''), english.title, '') as title,
      coalesce(nullif(own.description, ''), english.description, '') as description
    from resources
    left join resources_locales own on own._parent_id = resources.id and own._locale::text = ${locale}
    left join resources_locales english on english._parent_id = resources.id and english._locale = 'en'
    where resources._status = 'published' and resources.deleted_at is null
    order by resources."order", slug
  `)
  return rows.map((row) => ({
    slug: row['slug'] === null ? null : String(row['slug']),
    type: resourceTypes.find((type) => type === row['type']) ?? 'guide',
    title: String(row['title']),
    description: String(row['description']),
    url: row['url'] === null ? null : String(row['url']),
    views: Number(row['views'] ?? 0),
    hasPage: row['has_page'] === true,
  }))
}

/** Every article and when it was last changed (an instant), for lists of addresses. */
export const findArticleAddresses = async (handle: Handle): Promise<readonly { readonly slug: string; readonly updatedAt: string }[]> => {
  const { rows } = await handle.execute<{ slug: string; updated_at: string }>(
    sql`select slug, updated_at from resources where ${isArticle} order by slug`,
  )
  return rows.map((row) => ({ slug: row.slug, updatedAt: new Date(row.updated_at).toISOString() }))
}
