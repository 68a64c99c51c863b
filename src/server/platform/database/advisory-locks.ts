import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './handle'
import { prepared } from './prepared-statement'

/** Kinds of lock that must not be taken for each other. */
export const lockKinds = { orderKey: 1, customer: 2, code: 3, address: 11, carts: 12 } as const

export interface AdvisoryLock {
  readonly kind: number
  readonly name: string
  /** Those who share one never wait for each other. */
  readonly isShared?: boolean
}

/** Held until the transaction ends. All of them by one statement and in one order, so that two who want the same ones never wait for each other. */
export const takeLocks = async (handle: Handle, locks: readonly AdvisoryLock[]): Promise<void> => {
  if (locks.length === 0) return
  const rows = locks.map(({ kind, name, isShared = false }) => ({ kind, name, is_shared: isShared }))
  await handle.execute(sql`${prepared}
    select case when is_shared then pg_advisory_xact_lock_shared(kind, hash)::text else pg_advisory_xact_lock(kind, hash)::text end
    from (
      select distinct kind, hashtext(name) as hash, is_shared
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (kind int, name text, is_shared boolean)
      order by kind, hash, is_shared
    ) as sorted
  `)
}
