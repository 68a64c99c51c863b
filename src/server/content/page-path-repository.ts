import { sql } from '@payloadcms/db-postgres'
import { knowledgeBasePath } from '@/core/navigation/article-path'
import type { Handle } from '@/server/platform/database/handle'
import { isArticle } from './article-repository'

/** Every published page and article, and every old address an editor has sent elsewhere, as a browser writes them. */
export const findPagePaths = async (handle: Handle): Promise<ReadonlySet<string>> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null
    union select ${knowledgeBasePath} || '/' || slug from resources where ${isArticle}
    union select "from" from redirects where _status = 'published'
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
