import { sql } from '@payloadcms/db-postgres'
import { siteTag } from '@/server/platform/cache-tags'
import type { Handle } from '@/server/platform/database/handle'
import { prepared } from '@/server/platform/database/prepared-statement'

/** More tags than this at once, and everything is drawn anew instead. */
export const mostTags = 200

/** Whether whatever is shown may have changed. */
export const meansEverything = (tags: readonly string[]): boolean => tags.length > mostTags || tags.includes(siteTag)

/** Writes down, in the transaction of the change itself, what must be drawn anew: it is heard of if and only if that is committed. */
export const insertContentChange = async (handle: Handle, tags: readonly string[]): Promise<void> => {
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )
  await handle.execute(sql`insert into infra.content_changes (tags) values (array[${list}]::text[])`)
}

export interface ContentChanges {
  /** What is committed by now: give it back the next time. */
  readonly position: string
  readonly tags: readonly string[]
}

/**
 * What was committed since a position. Positions are snapshots of Postgres, not numbers: a transaction that began early and
 * committed late is missed by whoever counts, and waiting for its turn would make editors wait for each other.
 */
export const findContentChanges = async (handle: Handle, since: string | null): Promise<ContentChanges> => {
  const tags =
    since === null
      ? sql`array[]::text[]`
      : sql`array(
          select distinct tag from infra.content_changes, unnest(tags) as tag
          where made_by >= pg_snapshot_xmin(${since}::pg_snapshot)
            and pg_visible_in_snapshot(made_by, pg_current_snapshot())
            and not pg_visible_in_snapshot(made_by, ${since}::pg_snapshot)
          limit ${mostTags + 1}
        )`
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql`${prepared} select pg_current_snapshot()::text as position, ${tags} as tags`,
  )
  return { position: String(rows[0]?.['position']), tags: (rows[0]?.['tags'] ?? []) as readonly string[] }
}
