import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'

/** A name, and for how many years it was ordered (N4). */
export interface OrderedName {
  readonly domain: string
  readonly years: number
}

/** Names that this order renews. */
export const findRenewedNames = async (handle: Handle, id: string): Promise<readonly OrderedName[]> => {
  const { rows } = await handle.execute<{ domain: string; years: number }>(sql`
    select line->>'id' as domain, coalesce((line->'serviceData'->>'years')::int, 1) as years from orders, jsonb_array_elements(lines) as line
    where orders.id = ${id} and line->>'type' = 'domain' and line->'serviceData'->>'operation' = 'renew' order by domain
  `)
  return rows
}
