import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

export interface OwnDraft {
  readonly collection: string
  readonly document: string
  readonly changedAt: number
}

/** Of these collections, what somebody left as a draft, the latest first: newest versions alone, by an index of their author. */
export const findOwnDrafts = async (
  handle: Handle,
  collections: readonly string[],
  person: string,
  limit: number,
): Promise<readonly OwnDraft[]> => {
  if (collections.length === 0) return []
  const parts = collections.map((collection) => {
    const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
    return sql`(select ${collection} as collection, parent_id as document, updated_at as at from ${versions}
      where latest and version__status = 'draft' and version_changed_by = ${person} order by updated_at desc limit ${limit})`
  })
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select collection, document, at from (${sql.join(parts, sql` union all `)}) as drafts where document is not null order by at desc limit ${limit}
  `)
  return rows.map((row) => ({
    collection: String(row['collection']),
    document: String(row['document']),
    changedAt: new Date(String(row['at'])).getTime(),
  }))
}
