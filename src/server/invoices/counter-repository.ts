import { sql } from '@payloadcms/db-postgres'
import type { InvoiceKind } from '@/core/invoices/types'
import type { Handle } from '@/server/platform/database/handle'

export interface TakenPosition {
  readonly position: number
  /** Epoch milliseconds: never before that of the position before. */
  readonly issuedAt: number
}

/**
 * I2: the next position of a year's series. Its row stays locked until the transaction ends, and goes back with it: whoever comes next
 * waits, and takes the position of whoever failed.
 */
export const takePosition = async (handle: Handle, kind: InvoiceKind, year: number, now: number): Promise<TakenPosition> => {
  const { rows } = await handle.execute<{ last: string; at: string }>(sql`
    insert into infra.invoice_counters as counter (kind, year, last, last_at)
    values (${kind}, ${year}, 1, ${new Date(now).toISOString()}::timestamptz)
    on conflict (kind, year) do update set last = counter.last + 1, last_at = greatest(counter.last_at, excluded.last_at)
    returning last, (extract(epoch from last_at) * 1000)::bigint as at
  `)
  const [row] = rows
  if (!row) throw new Error('A counter of invoices did not count')
  return { position: Number(row.last), issuedAt: Number(row.at) }
}
