import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import type { AffectedArea } from './price-history'

const tables = {
  services: 'services',
  extensions: 'extensions',
  addons: 'addons',
  'transfer-prices': 'transfer_prices',
  currencies: 'currencies',
} as const satisfies Record<AffectedArea, string>

/** Locks the prices until the transaction ends, so that exactly what was reviewed is saved. Locks in id order to avoid deadlocks. */
export const lockPrices = async (handle: Handle, area: AffectedArea, ids: readonly string[]): Promise<void> => {
  await handle.execute(sql`
    select id from ${sql.identifier(tables[area])}
    where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by id for update
  `)
}
