import { sql } from '@payloadcms/db-postgres'
import { knowledgeBasePath } from '@/core/navigation/article-path'
import type { Locale } from '@/config/locales'
import type { Handle } from '@/server/platform/database/handle'
import { isArticle } from './article-repository'
import { toLanguages } from '@/server/platform/text-language'

export type PageLanguages = readonly Locale[]

/**
 * R20: the languages each published page and article is written in, by path; of one path where one is given. A page is written in those
 * that have its title, an article in those that have its text.
 */
export const findPageLanguages = async (handle: Handle, path?: string): Promise<ReadonlyMap<string, PageLanguages>> => {
  const { rows } = await handle.execute<{ path: string; languages: unknown }>(sql`
    select path, languages from (
      select pages.path, (
        select json_agg(_locale::text) from pages_locales where _parent_id = pages.id and coalesce(title, '') <> ''
      ) as languages
      from pages where _status = 'published' and deleted_at is null
      union all
      select ${knowledgeBasePath} || '/' || slug, (
        select json_agg(_locale::text) from resources_locales where _parent_id = resources.id and body is not null
      )
      from resources where ${isArticle}
    ) as written
    ${path === undefined ? sql`` : sql`where path = ${path}`}
  `)
  return new Map(rows.map(({ path: at, languages }) => [at, toLanguages(languages)]))
}

/** Every published page and article, and every old address an editor has sent elsewhere, as a browser writes them. */
export const findPagePaths = async (handle: Handle): Promise<ReadonlySet<string>> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null
    union select ${knowledgeBasePath} || '/' || slug from resources where ${isArticle}
    union select lower("from") from redirects where _status = 'published'
  `)
  return new Set(rows.map(({ path }) => encodeURI(path)))
}

/** A large site would be drawn for minutes. */
const firstPages = 60

/** The published pages of the site as it was set up, the oldest first: its main pages. */
export const findFirstPaths = async (handle: Handle): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null order by created_at, path limit ${firstPages}
  `)
  return rows.map(({ path }) => encodeURI(path))
}

/** The first published page, in the order of addresses, that has a section of this kind. Payload cannot ask for what is inside a section. */
export const findPathWithSection = async (handle: Handle, section: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages
    where _status = 'published' and deleted_at is null and layout @> ${JSON.stringify([{ blockType: section }])}::jsonb
    order by path limit 1
  `)
  return rows[0]?.path ?? null
}

/** R21: an old address answers however its letters are written; pages are asked for in small ones. */
export const findRedirectSource = async (handle: Handle, path: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ from: string }>(
    sql`select "from" from redirects where lower("from") = lower(${path}) and _status = 'published' order by "from" = ${path} desc limit 1`,
  )
  return rows[0]?.from ?? null
}
