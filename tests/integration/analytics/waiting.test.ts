import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { placeOf } from '@/payload/admin/dashboard/waiting'
import { findOpenTasks, openTaskKinds } from '@/modules/analytics/analytics.repository'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

it('A4: counts open tasks like the list they link to, with the age of the oldest', async () => {
  const order = await payload.create({ collection: 'orders', data: orderData() })
  for (const trouble of ['surplus', null])
    await payload.create({
      collection: 'payments',
      data: { order: order.id, provider: 'offline', status: 'surplus', amount: 549, currency: 'USD', trouble, events: [] } as never,
    })
  for (const status of ['new', 'new', 'answered'])
    await payload.create({
      collection: 'contact-messages',
      data: { status, name: 'A', email: 'a@b.test', message: 'Hello', locale: 'en' } as never,
    })
  for (const [index, status] of ['dead', 'sent', 'queued'].entries())
    await drizzle.execute(sql`insert into mail_outbox (id, status, template, recipient, data, dedupe_key)
      values (${crypto.randomUUID()}::uuid, ${status}, 'order-receipt', 'x@y.test', '{}', ${`waiting-${index}`})`)
  await drizzle.execute(sql`update currencies set rate_date = '2020-01-01' where code in ('EUR', 'USD')`)
  const now = Date.now()
  const waiting = await findOpenTasks(drizzle, openTaskKinds, now)
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual(
    expect.arrayContaining([
      ['contact', 2],
      ['mail', 1],
      ['payment', 1],
    ]),
  )
  for (const kind of openTaskKinds) {
    const { collection, where } = placeOf(kind, now)
    const { totalDocs } = await payload.count({ collection: collection as CollectionSlug, where })
    expect(waiting.find((each) => each.kind === kind)?.count ?? 0, kind).toBe(totalDocs)
  }
  expect(waiting.find(({ kind }) => kind === 'rate')?.oldest).toBe(Date.parse('2020-01-01'))
  expect(await findOpenTasks(drizzle, ['contact'], now)).toHaveLength(1)
  expect(await findOpenTasks(drizzle, [], now)).toEqual([])
})
