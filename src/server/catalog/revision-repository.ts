import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import { prepared } from '@/server/platform/database/prepared-statement'

/** A document of a collection, or a global. */
export interface ChangedDocument {
  readonly slug: string
  readonly id: string | null
}

/**
 * Counts one change of what prices depend on, in the transaction of the change itself: whoever sees the new price also sees
 * the new revision, and a change that is rolled back leaves no trace. The row of the count is locked until that transaction
 * ends, so revisions are committed in their order. `null`: anything may have changed.
 */
export const insertRevision = async (handle: Handle, changed: ChangedDocument | null): Promise<void> => {
  const noted = changed
    ? sql`insert into infra.catalog_changes (revision, slug, document) select value, ${changed.slug}, ${changed.id}::text from moved`
    : sql`select 1`
  await handle.execute(sql`
    with moved as (
      insert into infra.revisions (name, value) values ('catalog', 1)
      on conflict (name) do update set value = infra.revisions.value + 1 returning value
    ) ${noted}
  `)
}

/** How many committed changes there were; 0 before the first. One indexed row: cheap enough to ask on every request. */
export const findRevision = async (handle: Handle): Promise<number> => {
  const { rows } = await handle.execute<{ value: string }>(sql`${prepared} select value from infra.revisions where name = 'catalog'`)
  return Number(rows[0]?.value ?? 0)
}

interface ChangeRow extends Record<string, unknown> {
  readonly revision: string
  readonly slug: string
  readonly document: string | null
}

/**
 * What changed after one revision and up to another, or `null` where not every revision between says what it changed: rows
 * written past Payload, by an older version of the shop, or swept since.
 */
export const findChanges = async (handle: Handle, after: number, upTo: number): Promise<readonly ChangedDocument[] | null> => {
  const { rows } = await handle.execute<ChangeRow>(sql`${prepared}
    select revision, slug, document from infra.catalog_changes where revision > ${after} and revision <= ${upTo}
  `)
  return rows.length === upTo - after ? rows.map(({ slug, document }) => ({ slug, id: document })) : null
}
