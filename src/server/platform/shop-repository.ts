import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './database/handle'

/** The address this database belongs to; `undefined` where it has no place for one yet. */
export const findShopAddress = async (handle: Handle): Promise<string | null | undefined> => {
  const { rows: tables } = await handle.execute<{ there: boolean }>(sql`select to_regclass('infra.shop') is not null as there`)
  if (tables[0]?.there !== true) return undefined
  const { rows } = await handle.execute<{ site_url: string }>(sql`select site_url from infra.shop`)
  return rows[0]?.site_url ?? null
}

export const updateShopAddress = async (handle: Handle, site: string): Promise<void> => {
  await handle.execute(
    sql`insert into infra.shop (site_url) values (${site}) on conflict (single) do update set site_url = excluded.site_url, at = now() where infra.shop.site_url <> excluded.site_url`,
  )
}
