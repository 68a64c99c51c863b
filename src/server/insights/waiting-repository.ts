import { sql } from '@payloadcms/db-postgres'
import { dayLength } from '@/core/insights/periods'
import type { Handle } from '@/server/platform/database/handle'

/** Counted to this many: whoever has more to do needs no better figure. */
export const waitingUpTo = 1_000
export const oldRateDays = 7

type Sql = ReturnType<typeof sql>

interface Source {
  readonly table: Sql
  readonly at: Sql
  readonly condition: Sql
}

const created = sql`created_at`

/** A4: each has a partial index of its condition, so that what is done costs nothing. */
const sources = {
  contact: { table: sql`contact_messages`, at: created, condition: sql`status = 'new'` },
  migration: { table: sql`migration_requests`, at: created, condition: sql`status in ('new', 'contacted', 'in-progress')` },
  transfer: { table: sql`transfers`, at: created, condition: sql`status in ('requested', 'awaiting-registry')` },
  registrar: { table: sql`registrar_tasks`, at: created, condition: sql`status = 'open'` },
  provisioning: { table: sql`provision_tasks`, at: created, condition: sql`status in ('open', 'failed')` },
  payment: { table: sql`payments`, at: created, condition: sql`trouble is not null` },
  mail: { table: sql`mail_outbox`, at: created, condition: sql`status = 'dead'` },
  webhook: { table: sql`webhook_deliveries`, at: created, condition: sql`status = 'dead'` },
  rate: { table: sql`currencies`, at: sql`rate_date`, condition: sql`is_active and code <> 'USD'` },
} as const satisfies Record<string, Source>

export type WaitingKind = keyof typeof sources

export const waitingKinds = Object.keys(sources) as readonly WaitingKind[]

export interface Waiting {
  readonly kind: WaitingKind
  /** At most one more than is counted. */
  readonly count: number
  /** Epoch milliseconds. */
  readonly oldest: number
}

const countOf = (kind: WaitingKind, now: number): Sql => {
  const { table, at, condition } = sources[kind]
  const old = sql`and ${at} < ${new Date(now - oldRateDays * dayLength).toISOString()}::timestamptz`
  return sql`select ${kind} as kind, count(*) as count, min(at) as oldest from (
    select ${at} as at from ${table} where ${condition} ${kind === 'rate' ? old : sql``} order by ${at} limit ${waitingUpTo + 1}
  ) as waiting`
}

/** What waits for somebody, of these kinds, in one statement; nothing of a kind that has none. */
export const findWaiting = async (handle: Handle, kinds: readonly WaitingKind[], now: number): Promise<readonly Waiting[]> => {
  if (kinds.length === 0) return []
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql.join(
      kinds.map((kind) => countOf(kind, now)),
      sql` union all `,
    ),
  )
  return rows
    .filter((row) => Number(row['count']) > 0)
    .map((row) => ({ kind: row['kind'] as WaitingKind, count: Number(row['count']), oldest: new Date(String(row['oldest'])).getTime() }))
}
