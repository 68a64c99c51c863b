import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './database/handle'
import { prepared } from './database/prepared-statement'

/** What is counted: `catalog` is everything a price depends on (products, rates, discounts, pricing settings). */
export type RevisionName = 'catalog'

/**
 * Counts one change, in the transaction of the change itself: whoever sees the new price also sees the new revision,
 * and a change that is rolled back leaves no trace.
 */
export const updateRevision = async (handle: Handle, name: RevisionName): Promise<void> => {
  await handle.execute(sql`
    insert into infra.revisions (name, value) values (${name}, 1)
    on conflict (name) do update set value = infra.revisions.value + 1
  `)
}

/** How many committed changes there were; 0 before the first. One indexed row: cheap enough to ask on every request. */
export const findRevision = async (handle: Handle, name: RevisionName): Promise<number> => {
  const { rows } = await handle.execute<{ value: string }>(sql`${prepared} select value from infra.revisions where name = ${name}`)
  return Number(rows[0]?.value ?? 0)
}
