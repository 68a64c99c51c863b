import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** By what door a price was changed. `opening` is where the records begin, `sql` what came past the shop. */
export const priceDoors = ['opening', 'desk', 'file', 'form', 'list', 'api', 'schedule', 'shop', 'sql'] as const
export type PriceDoor = (typeof priceDoors)[number]

const unlessNamed = (setting: string, value: string) =>
  sql`set_config(${setting}, coalesce(nullif(current_setting(${setting}, true), ''), ${value}), true)`

/**
 * Who changes prices in this transaction; the database writes it beside each change, when the transaction ends. Whoever says so first is
 * believed: the desk that begins a transaction, and not each save within it.
 */
export const namePriceAuthor = async (handle: Handle, person: string | null, through: PriceDoor): Promise<void> => {
  await handle.execute(sql`select ${unlessNamed('shop.person', person ?? '')}, ${unlessNamed('shop.through', through)}`)
}
