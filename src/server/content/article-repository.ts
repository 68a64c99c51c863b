import { sql } from '@payloadcms/db-postgres'
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

/** Every article, for lists of addresses. */
export const findArticleSlugs = async (handle: Handle): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ slug: string }>(sql`select slug from resources where ${isArticle} order by slug`)
  return rows.map(({ slug }) => slug)
}
