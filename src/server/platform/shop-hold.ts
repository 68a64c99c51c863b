import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { buildEnvironment } from '@/config/env'
import { setHeld } from '@/config/held'
import { isCopy } from './is-copy'

const remember = (site: string) =>
  sql`insert into infra.shop (site_url) values (${site}) on conflict (single) do update set site_url = excluded.site_url, at = now() where infra.shop.site_url <> excluded.site_url`

/**
 * At the start of every process: a database that belongs to another address is a copy that was restored for a trial, until
 * somebody says that the shop has moved (`npm run adopt`).
 */
export const decideHold = async (payload: Payload): Promise<void> => {
  const { drizzle } = payload.db
  const { SITE_URL, STAGING } = buildEnvironment()
  const { rows: tables } = await drizzle.execute<{ there: boolean }>(sql`select to_regclass('infra.shop') is not null as there`)
  if (tables[0]?.there !== true) return
  const { rows } = await drizzle.execute<{ site_url: string }>(sql`select site_url from infra.shop`)
  const remembered = rows[0]?.site_url ?? null
  const held = isCopy({ remembered, SITE_URL, STAGING })
  setHeld(held)
  if (!held) await drizzle.execute(remember(SITE_URL))
  else
    payload.logger.warn(
      { belongsTo: remembered, address: SITE_URL },
      'This shop is a copy: it sends no mail and takes no cards, until npm run adopt',
    )
}
