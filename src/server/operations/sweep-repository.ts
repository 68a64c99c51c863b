import { sql } from '@payloadcms/db-postgres'
import { retentionDays } from '@/config/retention'
import type { Handle } from '@/server/platform/database/handle'

/** One statement holds its locks for a moment only, however much has piled up. */
export const batchSize = 500

type Sql = ReturnType<typeof sql>

export interface Sweep {
  readonly table: string
  readonly key: Sql
  /** Rows whose time is over at an instant. */
  readonly isOver: (at: Sql) => Sql
}

const id = sql`id`
const before = (at: Sql, days: number) => sql`${at} - make_interval(days => ${days})`

/** Ends of everything that would only ever grow. An account's open cart has none: it lasts as long as the account. */
export const sweeps: readonly Sweep[] = [
  { table: 'transfers', key: id, isOver: (at) => sql`status = 'prepared' and updated_at < ${before(at, retentionDays.preparedTransfer)}` },
  {
    table: 'carts',
    key: id,
    isOver: (at) => sql`updated_at < ${before(at, retentionDays.cart)} and (customer_id is null or status <> 'active')`,
  },
  { table: 'mail_outbox', key: id, isOver: (at) => sql`status = 'sent' and updated_at < ${before(at, retentionDays.sentMail)}` },
  { table: 'mail_outbox', key: id, isOver: (at) => sql`status = 'dead' and updated_at < ${before(at, retentionDays.deadMail)}` },
  {
    table: 'webhook_deliveries',
    key: id,
    isOver: (at) => sql`status <> 'sending' and created_at < ${before(at, retentionDays.webhookDelivery)}`,
  },
  {
    table: 'provision_tasks',
    key: id,
    // What set it up says which service it is.
    isOver: (at) => sql`status in ('done', 'cancelled') and kind <> 'create' and settled_at < ${before(at, retentionDays.provisionTask)}`,
  },
  { table: 'customer_sessions', key: id, isOver: (at) => sql`expires_at < ${at}` },
  { table: 'infra.spent_challenges', key: sql`challenge`, isOver: (at) => sql`expires_at < ${at}` },
  {
    table: 'infra.sandbox_pages',
    key: id,
    isOver: (at) => sql`state <> 'complete' and expires_at < ${before(at, retentionDays.sandboxPage)}`,
  },
  { table: 'infra.rate_limits', key: sql`key`, isOver: (at) => sql`expire < extract(epoch from ${at}) * 1000` },
  {
    table: 'payload_jobs',
    key: id,
    isOver: (at) => sql`(has_error = true or completed_at is not null) and updated_at < ${before(at, retentionDays.failedJob)}`,
  },
  { table: 'payload_locked_documents', key: id, isOver: (at) => sql`updated_at < ${before(at, retentionDays.editLock)}` },
  { table: 'staff_actions', key: id, isOver: (at) => sql`created_at < ${before(at, retentionDays.staffAction)}` },
  {
    table: 'infra.search_counts',
    key: sql`ctid`,
    isOver: (at) =>
      sql`day < ((${before(at, retentionDays.searchCount)}) at time zone 'UTC')::date or (searches < 3 and day < (${at} at time zone 'UTC')::date)`,
  },
  { table: 'infra.compared_carts', key: sql`ctid`, isOver: (at) => sql`drawn_at < ${before(at, retentionDays.comparedCart)}` },
  { table: 'infra.live_checks', key: id, isOver: (at) => sql`made_at < ${before(at, retentionDays.liveCheck)}` },
  { table: 'infra.article_notes', key: id, isOver: (at) => sql`made_at < ${before(at, retentionDays.articleNote)}` },
  { table: 'infra.catalog_changes', key: sql`revision`, isOver: (at) => sql`made_at < ${before(at, retentionDays.contentChange)}` },
  { table: 'infra.content_changes', key: id, isOver: (at) => sql`made_at < ${before(at, retentionDays.contentChange)}` },
  { table: 'infra.page_caches', key: sql`process`, isOver: (at) => sql`seen_at < ${before(at, retentionDays.pageCache)}` },
]

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** A row that somebody holds at this moment is in use: it waits for the next hour. Answers how many rows went. */
export const deleteOverRows = async (handle: Handle, { table, key, isOver }: Sweep, now: number): Promise<number> => {
  const from = sql.raw(table)
  const { rows } = await handle.execute(sql`
    delete from ${from} where ${key} in (select ${key} from ${from} where ${isOver(instant(now))} limit ${batchSize} for update skip locked) returning 1
  `)
  return rows.length
}

/** Password links that expired unused are deleted. There are never more than members of staff. */
export const updateOverResetLinks = async (handle: Handle, now: number): Promise<void> => {
  await handle.execute(
    sql`update users set reset_password_token = null, reset_password_expiration = null where reset_password_expiration < ${instant(now)}`,
  )
}
