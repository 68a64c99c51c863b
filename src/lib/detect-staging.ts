import { sql } from '@payloadcms/db-postgres'
import type { Handle } from './db/sql'
import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { setStaging, isCopy, originOf } from '@/lib/config/staging'

/** URL that the database belongs to; `undefined` before its table exists. */
const findShopAddress = async (handle: Handle): Promise<string | null | undefined> => {
  const { rows: tables } = await handle.execute<{ there: boolean }>(sql`select to_regclass('infra.shop') is not null as there`)
  if (tables[0]?.there !== true) return undefined
  const { rows } = await handle.execute<{ site_url: string }>(sql`select site_url from infra.shop`)
  return rows[0]?.site_url ?? null
}

const updateShopAddress = async (handle: Handle, site: string): Promise<void> => {
  await handle.execute(
    sql`insert into infra.shop (site_url) values (${site}) on conflict (single) do update set site_url = excluded.site_url, at = now() where infra.shop.site_url <> excluded.site_url`,
  )
}

/**
 * Runs when a process starts: a restored database, or one that belongs to another URL, stays in staging mode until `npm run restore --
 * --promote`.
 */
export const detectStaging = async (payload: Payload): Promise<void> => {
  const { drizzle } = payload.db
  const { SITE_URL, STAGING } = buildEnvironment()
  const remembered = await findShopAddress(drizzle)
  if (remembered === undefined) return
  const held = isCopy({ remembered, SITE_URL, STAGING })
  setStaging(held)
  if (!held) await updateShopAddress(drizzle, SITE_URL)
  else
    payload.logger.warn(
      { belongsTo: remembered === null ? null : originOf(remembered), address: SITE_URL },
      'Staging copy: email and card payments are off until you run npm run restore -- --promote',
    )
}
