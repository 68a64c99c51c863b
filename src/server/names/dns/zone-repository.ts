import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ZoneStore } from '@/core/dns/dns-host'
import type { RecordSet } from '@/core/dns/record-sets'
import type { Handle } from '@/server/platform/database/handle'

type Database = Pick<Payload['db']['drizzle'], 'execute' | 'transaction'>

const findSets = async (handle: Handle, zone: string, isLocked: boolean): Promise<readonly RecordSet[]> => {
  const { rows } = await handle.execute<{ sets: readonly RecordSet[] }>(
    sql`select sets from infra.dns_zones where name = ${zone} ${isLocked ? sql`for update` : sql``}`,
  )
  return rows[0]?.sets ?? []
}

/** Where the simulated host keeps its zones: a row each, changed under its lock. */
export const zoneStoreIn = (database: Database): ZoneStore => ({
  read: (zone) => findSets(database, zone, false),
  update: (zone, change) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into infra.dns_zones (name) values (${zone}) on conflict (name) do nothing`)
      const sets = change(await findSets(transaction, zone, true))
      if (sets === null) return
      await transaction.execute(
        sql`update infra.dns_zones set sets = ${JSON.stringify(sets)}::jsonb, updated_at = now() where name = ${zone}`,
      )
    }),
})
