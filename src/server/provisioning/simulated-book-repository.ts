import { sql } from '@payloadcms/db-postgres'
import type { BookedJob, ServiceBook } from '@/core/provisioning/service-book'
import type { ServiceState } from '@/core/provisioning/service-state'
import type { Handle } from '@/server/platform/database/handle'

interface Database extends Handle {
  readonly transaction: <Value>(work: (transaction: Handle) => Promise<Value>) => Promise<Value>
}

const findJob = async (handle: Handle, key: string): Promise<BookedJob | null> => {
  const { rows } = await handle.execute<BookedJob & Record<string, unknown>>(
    sql`select key, kind, service, outcome from infra.simulated_jobs where key = ${key}`,
  )
  return rows[0] ?? null
}

const findState = async (handle: Handle, service: string): Promise<ServiceState | null> => {
  const { rows } = await handle.execute<{ state: ServiceState | null }>(
    sql`select state from infra.simulated_services where service = ${service}`,
  )
  return rows[0]?.state ?? null
}

/** U30: where services of the simulated host live on. One at a time for each service, whichever process asks. */
export const simulatedBookIn = (database: Database): ServiceBook => ({
  once: (job, decide) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into infra.simulated_services (service) values (${job.service}) on conflict do nothing`)
      await transaction.execute(sql`select 1 from infra.simulated_services where service = ${job.service} for update`)
      const known = await findJob(transaction, job.key)
      if (known) return known
      const { outcome, state } = decide(await findState(transaction, job.service))
      if (state !== null)
        await transaction.execute(sql`update infra.simulated_services set state = ${state} where service = ${job.service}`)
      await transaction.execute(
        sql`insert into infra.simulated_jobs (key, kind, service, outcome) values (${job.key}, ${job.kind}, ${job.service}, ${JSON.stringify(outcome)}::jsonb)`,
      )
      return { ...job, outcome }
    }),
  findState: (service) => findState(database, service),
})
