import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './database/handle'
import { uuidV7 } from './database/uuid-v7'

export type StaffActionKind =
  'created' | 'changed' | 'published' | 'unpublished' | 'trashed' | 'restored' | 'deleted' | 'exported' | 'shown' | 'unsecured'

export interface StaffAction {
  /** The e-mail address: it outlives the account. */
  readonly person: string
  readonly action: StaffActionKind
  /** The collection or global. */
  readonly area: string
  /** None of a global. */
  readonly document: string | null
  /** Names, never values. */
  readonly fields: readonly string[]
}

/** Written in the transaction of what was done: it is known of if and only if that is committed. */
export const insertStaffAction = async (handle: Handle, { person, action, area, document, fields }: StaffAction): Promise<void> => {
  await handle.execute(sql`
    insert into staff_actions (id, person, action, area, document, fields, created_at, updated_at)
    values (${uuidV7()}, ${person}, ${action}, ${area}, ${document}, ${fields.length === 0 ? null : fields.join(', ')}, now(), now())
  `)
}
