import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** Every published page, and every old address an editor has sent elsewhere, as a browser writes them. */
export const findPagePaths = async (handle: Handle): Promise<ReadonlySet<string>> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null
    union select "from" from redirects where _status = 'published'
  `)
  return new Set(rows.map(({ path }) => encodeURI(path)))
}
