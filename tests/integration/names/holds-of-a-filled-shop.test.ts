import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { down, up } from '@/cms/migrations/20261123_035500_name_holds'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db
const hour = 3_600_000

const line = (name: string, operation: 'register' | 'transfer' | 'renew') => ({
  id: name,
  type: 'domain',
  total: 1429,
  serviceData: { operation },
})

const order = async (
  hoursAgo: number,
  names: readonly string[],
  status: 'pending' | 'paid' | 'failed' = 'pending',
  operation: 'register' | 'transfer' | 'renew' = 'register',
) => {
  const orderDate = new Date(Date.now() - hoursAgo * hour).toISOString()
  const data = orderData({ orderDate, lines: [...names.map((name) => line(name, operation)), { id: 'shared-basic', total: 549 }] })
  const { id } = await payload.create({ collection: 'orders', data, depth: 0 })
  // straight into its state: what a shop of before had done with it, it had done without holds
  await drizzle.execute(sql`update orders set status = ${status} where id = ${id}`)
  return { id, until: new Date(Date.parse(orderDate) + 72 * hour).toISOString() }
}

it('N1: the migration gives a shop with open orders its holds: first come first served, for what is left of 72 hours', async () => {
  const first = await order(10, ['wanted.com', 'beside.com'])
  await order(5, ['wanted.com'])
  await order(80, ['too-old.com'])
  await order(3, ['failed.com'], 'failed')
  await order(2, ['renewed.com'], 'pending', 'renew')
  const moving = await order(30, ['moving.com'], 'pending', 'transfer')
  const args = { db: drizzle, payload, req: await createLocalReq({}, payload) }

  await down(args)
  await up(args)

  const { rows } = await drizzle.execute<{ name: string; order_id: string; held_until: string }>(
    sql`select name, order_id, held_until from name_holds order by name`,
  )
  expect(rows.map(({ name, order_id, held_until }) => [name, order_id, new Date(held_until).toISOString()])).toEqual([
    ['beside.com', first.id, first.until],
    ['moving.com', moving.id, moving.until],
    ['wanted.com', first.id, first.until],
  ])
})
