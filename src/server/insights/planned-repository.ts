import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** What is planned and still waits: nobody has begun it, and nobody is about to. */
const waits = sql`task_slug = 'schedulePublish' and completed_at is null and has_error is not true and processing is not true`

export interface PlannedQuestion {
  readonly collection: string
  readonly isEnd: boolean
  /** One of them, or all of that minute. */
  readonly document: string | null
  readonly from: number
}

/** A7: another minute for what still waits for this very one; answers the documents it is about. Of two who move it one finds nothing. */
export const updatePlannedMinute = async (
  handle: Handle,
  { collection, isEnd, document, from }: PlannedQuestion,
  to: number,
): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ document: string }>(sql`
    update payload_jobs set wait_until = ${instant(to)}, updated_at = now()
    where ${waits} and wait_until = ${instant(from)} and wait_until > clock_timestamp() + interval '2 seconds' and input->'doc'->>'relationTo' = ${collection}
      and (input->>'type' = 'unpublish') is ${isEnd ? sql`true` : sql`not true`} and (${document}::text is null or input->'doc'->>'value' = ${document})
    returning input->'doc'->>'value' as document
  `)
  return rows.map((row) => row.document)
}

/** A7: whether something else is planned for one of them between these moments, which a move would pass. */
export const hasPlannedBetween = async (
  handle: Handle,
  collection: string,
  documents: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from payload_jobs where ${waits} and wait_until between ${instant(Math.min(from, to))} and ${instant(Math.max(from, to))}
      and input->'doc'->>'relationTo' = ${collection} and input->'doc'->>'value' in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb))
    group by input->'doc'->>'value' having count(*) > 1 limit 1
  `)
  return rows.length > 0
}

const momentColumns = { startsAt: sql`starts_at`, expiresAt: sql`expires_at` } as const

export type CodeMomentField = keyof typeof momentColumns

/** A7: holds a code whose moment is still this one, until the transaction ends. */
export const lockCodeMoment = async (handle: Handle, id: string, field: CodeMomentField, at: number): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    select 1 from coupons where id = ${id}::uuid and _status = 'published' and batch_id is null and deleted_at is null and ${momentColumns[field]} = ${instant(at)} for update
  `)
  return rows.length > 0
}

/** Saving the published document would publish it along. */
export const hasNewerDraft = async (handle: Handle, id: string): Promise<boolean> => {
  const { rows } = await handle.execute(
    sql`select 1 from _coupons_v where parent_id = ${id}::uuid and latest and version__status = 'draft' limit 1`,
  )
  return rows.length > 0
}
