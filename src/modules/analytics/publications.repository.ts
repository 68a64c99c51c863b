import { sql } from '@payloadcms/db-postgres'
import { type Handle, instant } from '@/lib/db/sql'
import { publicationHours } from '@/lib/config/limits'

/** A9: seconds after which staff are alerted. */
const liveWithinSeconds = 20
const mostShown = 5

export interface LatePublication {
  readonly id: string
  readonly collection: string
  readonly document: string
  /** English page that shows it. */
  readonly path: string
  readonly madeAt: number
}

/** A9: changes that visitors didn't see in time, unless published again since; usually none. */
export const findLatePublications = async (handle: Handle, now: number = Date.now()): Promise<readonly LatePublication[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, collection, document, path, made_at from infra.live_checks as late
    where seen_at is null and made_at < ${instant(now)} - make_interval(secs => ${liveWithinSeconds})
      and made_at > ${instant(now)} - make_interval(hours => ${publicationHours})
      and not exists (select from infra.live_checks as later where later.collection = late.collection and later.document = late.document
        and later.id > late.id and later.made_at >= late.made_at)
    order by made_at desc limit ${mostShown}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    collection: String(row['collection']),
    document: String(row['document']),
    path: String(row['path']),
    madeAt: new Date(String(row['made_at'])).getTime(),
  }))
}
