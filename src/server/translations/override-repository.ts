import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

export interface OverrideRow {
  readonly key: string
  readonly locale: string
  readonly text: string
}

/** Every message that has other words than the developers'. There can be no more than there are messages. */
export const findOverrides = async (handle: Handle): Promise<readonly OverrideRow[]> => {
  const { rows } = await handle.execute<Record<keyof OverrideRow, string>>(sql`
    select message_overrides.key, message_overrides_locales._locale::text as locale, message_overrides_locales.text
    from message_overrides join message_overrides_locales on message_overrides_locales._parent_id = message_overrides.id
    where coalesce(message_overrides_locales.text, '') <> ''
  `)
  return rows
}
