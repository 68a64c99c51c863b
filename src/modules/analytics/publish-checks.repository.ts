import { sql } from '@payloadcms/db-postgres'
import { type Handle, instant } from '@/lib/db/sql'

interface PublishedChange {
  readonly collection: string
  readonly document: string
  /** English page, as a visitor requests it. */
  readonly path: string
  /** Version the page must show; null for prices. */
  readonly version: string | null
}

/** A9: in the publish's transaction, which has also incremented the catalogue revision by which prices are recognised. */
export const insertLiveCheck = async (handle: Handle, { collection, document, path, version }: PublishedChange): Promise<void> => {
  const revision = version === null ? sql`(select value from infra.revisions where name = 'catalog')` : sql`null`
  await handle.execute(sql`
    insert into infra.live_checks (collection, document, path, version, revision) values (${collection}, ${document}, ${path}, ${version}::timestamptz, ${revision})
  `)
}

export interface OpenCheck {
  readonly id: string
  readonly path: string
  readonly version: number | null
  readonly revision: number | null
  readonly tries: number
}

export const findOpenChecks = async (handle: Handle, now: number, limit: number): Promise<readonly OpenCheck[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, path, version, revision, tries from infra.live_checks where seen_at is null and next_try_at <= ${instant(now)} order by next_try_at limit ${limit}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    path: String(row['path']),
    version: row['version'] === null ? null : new Date(String(row['version'])).getTime(),
    revision: row['revision'] === null ? null : Number(row['revision']),
    tries: Number(row['tries']),
  }))
}

const listOf = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`

export const updateSeen = async (handle: Handle, ids: readonly string[], at: number): Promise<void> => {
  await handle.execute(
    sql`update infra.live_checks set seen_at = ${instant(at)}, fault = null, tries = tries + 1 where id in ${listOf(ids)}`,
  )
}

/** `null`: give up. */
export const updateUnseen = async (handle: Handle, ids: readonly string[], fault: string, nextTryAt: number | null): Promise<void> => {
  const next = nextTryAt === null ? sql`'infinity'::timestamptz` : instant(nextTryAt)
  await handle.execute(
    sql`update infra.live_checks set fault = ${fault}, tries = tries + 1, next_try_at = ${next} where id in ${listOf(ids)}`,
  )
}

export interface CheckedPublish {
  readonly id: string
  readonly collection: string
  readonly document: string
  readonly path: string
  readonly madeAt: number
  readonly seenAt: number | null
  readonly fault: string | null
}

const toChecked = (row: Readonly<Record<string, unknown>>): CheckedPublish => ({
  id: String(row['id']),
  collection: String(row['collection']),
  document: String(row['document']),
  path: String(row['path']),
  madeAt: new Date(String(row['made_at'])).getTime(),
  seenAt: row['seen_at'] === null ? null : new Date(String(row['seen_at'])).getTime(),
  fault: row['fault'] === null ? null : String(row['fault']),
})

const columns = sql`id, collection, document, path, made_at, seen_at, fault`

/** A9: changes that visitors didn't see in time, unless published again since. */
export const findNotLive = async (handle: Handle, now: number, seconds: number, limit: number): Promise<readonly CheckedPublish[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select ${columns} from infra.live_checks as late
    where seen_at is null and made_at < ${instant(now)} - make_interval(secs => ${seconds})
      and not exists (select from infra.live_checks as later where later.collection = late.collection and later.document = late.document
        and later.id > late.id and later.made_at >= late.made_at)
    order by made_at desc limit ${limit}
  `)
  return rows.map(toChecked)
}
