import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { describeTables } from '@/payload/migrations/baseline/existing-database'
import { sinceBaseline, withinMigration } from '../../support/old-databases'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

/** Tables, indexes, functions and triggers. */
const whatIsThere = async () => {
  const { rows } = await drizzle.execute<{ made: string }>(sql`
    select 'index ' || indexname || ' ' || indexdef as made from pg_indexes where schemaname in ('public', 'infra')
    union select 'function ' || p.oid::regprocedure || ' ' || md5(p.prosrc) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'infra') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1
  `)
  return { tables: await describeTables(drizzle as never), made: rows.map(({ made }) => made) }
}

it('reverts and reapplies each migration on a database with rows, separately and all in sequence', async () => {
  await payload.create({ collection: 'orders', data: orderData({ status: 'paid' }) })
  const all = await whatIsThere()
  let before = all
  for (const { name, down, up } of sinceBaseline.toReversed()) {
    await withinMigration(payload, down)
    await withinMigration(payload, up)
    expect({ name, ...(await whatIsThere()) }).toEqual({ name, ...before })
    await withinMigration(payload, down)
    before = await whatIsThere()
  }
  for (const { up } of sinceBaseline) await withinMigration(payload, up)
  expect(await whatIsThere()).toEqual(all)
  const { totalDocs } = await payload.find({ collection: 'pages', depth: 0, limit: 1 })
  expect(totalDocs).toBeGreaterThan(10)
}, 180_000)
