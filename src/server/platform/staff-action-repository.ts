import { sql } from '@payloadcms/db-postgres'
import type { AuditedChange } from './audited-changes'
import type { Handle } from './database/handle'
import { uuidV7 } from './database/uuid-v7'

export type StaffActionKind =
  | 'created'
  | 'changed'
  | 'published'
  | 'unpublished'
  | 'trashed'
  | 'restored'
  | 'deleted'
  | 'exported'
  | 'shown'
  | 'unsecured'

export interface StaffAction {
  /** The e-mail address: it outlives the account. */
  readonly person: string
  readonly action: StaffActionKind
  /** The collection or global. */
  readonly area: string
  /** None of a global. */
  readonly document: string | null
  /** Their names. */
  readonly fields: readonly string[]
  /** A8: what stood there and what stands there now, where that may be told. */
  readonly changes?: readonly AuditedChange[]
}

/** Written in the transaction of what was done: it is known of if and only if that is committed. */
export const insertStaffAction = async (
  handle: Handle,
  { person, action, area, document, fields, changes = [] }: StaffAction,
): Promise<void> => {
  await handle.execute(sql`
    insert into staff_actions (id, person, action, area, document, fields, changes, created_at, updated_at)
    values (${uuidV7()}, ${person}, ${action}, ${area}, ${document}, ${fields.length === 0 ? null : fields.join(', ')},
      ${changes.length === 0 ? null : JSON.stringify(changes)}::jsonb, now(), now())
  `)
}

export interface StaffActionQuestion {
  readonly person: string | null
  readonly area: string | null
  /** Instants; none: from the beginning, until now. */
  readonly from: string | null
  readonly until: string | null
}

export interface LoggedAction extends StaffAction {
  readonly id: string
  readonly at: string
  readonly changes: readonly AuditedChange[]
}

/** The next of them, newest first: their ids are in the order of time. */
export const findStaffActions = async (
  handle: Handle,
  { person, area, from, until }: StaffActionQuestion,
  before: string | null,
  limit: number,
): Promise<readonly LoggedAction[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, created_at, person, action::text, area, document, fields, changes from staff_actions
    where (${person}::text is null or person = ${person}) and (${area}::text is null or area = ${area})
      and (${from}::timestamptz is null or created_at >= ${from}::timestamptz)
      and (${until}::timestamptz is null or created_at < ${until}::timestamptz)
      and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit}
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    at: new Date(String(row['created_at'])).toISOString(),
    person: String(row['person']),
    action: row['action'] as StaffActionKind,
    area: String(row['area']),
    document: row['document'] === null ? null : String(row['document']),
    fields: row['fields'] === null ? [] : String(row['fields']).split(', '),
    changes: (row['changes'] ?? []) as readonly AuditedChange[],
  }))
}
