import { sql } from '@payloadcms/db-postgres'
import type { RegistrarJobKind, RegistrarTaskList, RegistrarTaskStatus } from '@/core/domains/registrar'
import { type Handle, uuidV7 } from '@/lib/db/sql'

interface TaskRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: RegistrarJobKind
  readonly domain: string
  readonly status: RegistrarTaskStatus
  readonly expires_at: string | null
}

/** Registrar job queue in the database. With a transaction's handle, jobs commit or roll back with it. */
export const taskListIn = (handle: Handle): RegistrarTaskList => ({
  put: async ({ key, kind, domain, order, years, details }) => {
    await handle.execute(sql`
      with put as (
        insert into registrar_tasks (id, key, kind, domain, years, details, status, order_id, created_at, updated_at)
        values (${uuidV7()}, ${key}, ${kind}, ${domain}, ${years}, ${details}, 'open', ${order}, now(), now())
        on conflict (key) do nothing returning id
      )
      insert into registrar_tasks_events (id, _order, _parent_id, type, at)
      select replace(gen_random_uuid()::text, '-', ''), 1, id, 'open', now() from put
    `)
    const { rows } = await handle.execute<TaskRow>(sql`
      select id, kind, domain, status, extract(epoch from expires_at) * 1000 as expires_at from registrar_tasks where key = ${key}
    `)
    const [task] = rows
    if (!task) throw new Error(`No registrar task with key ${key}`)
    return {
      id: task.id,
      kind: task.kind,
      domain: task.domain,
      status: task.status,
      expiresAt: task.expires_at === null ? null : Number(task.expires_at),
    }
  },
})

export const lockTask = async (handle: Handle, id: string): Promise<RegistrarTaskStatus | null> => {
  const { rows } = await handle.execute<{ status: RegistrarTaskStatus }>(
    sql`select status from registrar_tasks where id = ${id} for update`,
  )
  return rows[0]?.status ?? null
}

/** The expiry date staff entered on the job, as the registrar reported it; epoch milliseconds. */
export const findEndOfTerm = async (handle: Handle, key: string): Promise<number | null> => {
  const { rows } = await handle.execute<{ until: string | null }>(sql`
    select extract(epoch from expires_at) * 1000 as until from registrar_tasks where key = ${key}
  `)
  const until = rows[0]?.until ?? null
  return until === null ? null : Number(until)
}
