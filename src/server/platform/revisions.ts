import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { handleOfRequest } from './request-handle'
import { keptPlan } from './database/kept-plan'

/** What is counted: `catalog` is everything a price depends on (products, rates, discounts, pricing settings). */
export type RevisionName = 'catalog'

/**
 * Counts one change, in the transaction of the change itself: whoever sees the new price also sees the new revision,
 * and a change that is rolled back leaves no trace.
 */
export const bumpRevision = async (req: PayloadRequest, name: RevisionName): Promise<void> => {
  const handle = await handleOfRequest(req)
  await handle.execute(sql`
    insert into infra.revisions (name, value) values (${name}, 1)
    on conflict (name) do update set value = infra.revisions.value + 1
  `)
}

/** How many committed changes there were; 0 before the first. One indexed row: cheap enough to ask on every request. */
export const readRevision = async (payload: Payload, name: RevisionName): Promise<number> => {
  const result = await payload.db.drizzle.execute(sql`${keptPlan} select value from infra.revisions where name = ${name}`)
  return Number(result.rows[0]?.['value'] ?? 0)
}
