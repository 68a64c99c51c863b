import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { down, up } from '@/payload/migrations/20261128_133904_demo_notice'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const db = payload.db.drizzle
const migrate = (direction: typeof up) => direction({ db, payload } as never)
const rowsOf = async <Row>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Row[]

const shown = async () => {
  const [settings] = await rowsOf<{ show_demo_notice: boolean }>(sql`select show_demo_notice from site_settings`)
  return settings?.show_demo_notice
}

it('R10: turns the notice on and renames demo domains when a shop with demo content upgrades', async () => {
  await migrate(down)
  await db.execute(sql`update testimonials set domain = 'thirdrow.io' where domain = 'thirdrow.example'`)
  await db.execute(sql`update infra.seeded set key = 'thirdrow.io' where key = 'thirdrow.example'`)
  await db.execute(sql`update pages set layout = replace(layout::text, '"thirdrow.example"', '"thirdrow.io"')::jsonb`)
  await migrate(up)
  expect(await shown()).toBe(true)
  const [left] = await rowsOf(sql`select
    (select count(*)::int from testimonials where domain = 'thirdrow.io') as testimonials,
    (select count(*)::int from infra.seeded where key = 'thirdrow.io') as seeded,
    (select count(*)::int from pages where strpos(layout::text, 'thirdrow.io') > 0) as pages,
    (select count(*)::int from pages where strpos(layout::text, '"thirdrow.example"') > 0) as renamed`)
  expect(left).toEqual({ testimonials: 0, seeded: 0, pages: 0, renamed: 3 })
})

it('R10: leaves the notice off when a shop without demo content upgrades', async () => {
  await migrate(down)
  for (const table of ['testimonials', 'case_studies', 'metrics']) await db.execute(sql.raw(`update ${table} set demo = false`))
  await migrate(up)
  expect(await shown()).toBe(false)
})
