import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { down, up } from '@/cms/migrations/20261123_081304_addon_groups_logos_trends'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

const groups = async () => {
  const { rows } = await drizzle.execute<{ key: string; hero_group: string }>('select key, hero_group from addons order by "order"')
  return rows.map(({ key, hero_group }) => [key, hero_group])
}

it('§3: add-ons of a shop that is running take the group of the hero that the seed gives them', async () => {
  const seeded = await groups()
  expect(new Set(seeded.map(([, group]) => group))).toEqual(new Set(['security', 'management', 'technical', 'email', 'performance']))
  const args = { db: drizzle, payload, req: await createLocalReq({}, payload) }
  await down(args)
  await up(args)
  expect(await groups()).toEqual(seeded)
})
