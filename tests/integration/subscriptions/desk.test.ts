import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { listSubscriptions } from '@/modules/subscriptions/subscriptions.service'
import { createContext } from '@/container'
import { subscriptionLimits } from '@/lib/config/limits'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createAccounts, keptCookies } from '../accounts/account-shop'
import { createApi } from '../api/api-client'

const { payload } = await bootPayload()
await createVisitors(payload)
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const api = createApi(payload)
const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const

const asStaff = async (role: string, id: string, body: unknown) => {
  const credentials = { email: `${role}@visitors.test`, password: testPassword }
  const cookies = keptCookies(await api('POST', '/users/login', { body: credentials }))
  return api('POST', `/subscriptions/${id}/change`, { body, cookies })
}

it('U8: lets only support act, with a reason that is recorded with author and action', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('acted-on', monthly)
  const { id } = await shop.subscriptionOf('acted-on')
  const body = { kind: 'putForward', days: 5, reason: 'Two hours of outage' }
  expect((await api('POST', `/subscriptions/${id}/change`, { body })).status).toBe(401)
  expect((await asStaff('marketing', id, body)).status).toBe(403)
  expect((await asStaff('support', id, { ...body, reason: ' ' })).status).toBe(400)
  expect((await asStaff('support', id, { ...body, days: 400 })).status).toBe(400)
  expect((await asStaff('support', '019a0000-0000-7000-8000-000000000000', body)).status).toBe(404)
  expect(await shop.subscriptionOf('acted-on')).toMatchObject({ ends: '2028-04-10' })
  expect((await asStaff('support', id, body)).status).toBe(200)
  expect((await asStaff('admin', id, { kind: 'resume', reason: 'Nothing to resume' })).status).toBe(422)
  expect(await shop.subscriptionOf('acted-on')).toMatchObject({ ends: '2028-04-15' })
  const { events } = await payload.findByID({ collection: 'subscriptions', id, depth: 0 })
  expect(events?.at(-1)).toMatchObject({ type: 'putForward', by: 'support@visitors.test', note: 'Two hours of outage' })
  const { rows } = await payload.db.drizzle.execute(
    sql`select person, action::text, area, fields from staff_actions where document = ${id}`,
  )
  expect(rows).toEqual([{ person: 'support@visitors.test', action: 'changed', area: 'subscriptions', fields: 'putForward' }])
})

it('U8: assigns a guest’s purchases once they confirm their address, in pages and in the export', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('guest', monthly, { ...monthly, id: 'shared-pro' })
  const accounts = createAccounts(payload)
  const cookies = await accounts.signUp('guest@lives.test')
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'guest@lives.test' } }, depth: 0 })
  const customer = { id: docs[0]?.id ?? '' }
  const list = await listSubscriptions(createContext(payload, 'en'), customer, 99)
  expect([list.subscriptions.length, list.page, list.pages]).toEqual([2, 1, 1])
  const file = await api('GET', '/account/export', { cookies })
  expect((file.body?.['subscriptions'] as { name: string }[]).map(({ name }) => name)).toHaveLength(2)
  expect(subscriptionLimits.listed).toBeGreaterThan(2)
})

it('U8: ends the subscriptions of a deleted account with their term, and withdraws open orders', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('leaves', monthly)
  await createAccounts(payload).signUp('leaves@lives.test')
  await shop.liveUntil('2028-03-27')
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'leaves@lives.test' } }, depth: 0 })
  await payload.delete({ collection: 'customers', id: docs[0]?.id ?? '' })
  await payload.db.drizzle.execute(sql`update subscriptions set care_at = care_at - interval '50 years' where care_at > '2028-12-31'`)
  await shop.care()
  expect((await shop.ordersOf('leaves')).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
  await shop.liveUntil('2028-04-11')
  expect(await shop.subscriptionOf('leaves')).toMatchObject({ state: 'ended', reason: 'customer' })
})

const desk = async (role: string, method: 'GET' | 'POST', path: string, body?: unknown) => {
  const credentials = { email: `${role}@visitors.test`, password: testPassword }
  const cookies = keptCookies(await api('POST', '/users/login', { body: credentials }))
  return api(method, path, { cookies, ...(body === undefined ? {} : { body }) })
}

it('U15: lets staff see the state and suspend a paid one with a reason, until they resume it', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('held', monthly)
  const { id } = await shop.subscriptionOf('held')
  const path = `/subscriptions/${id}`
  expect((await desk('marketing', 'GET', `${path}/desk`)).status).toBe(403)
  const seen = (await desk('support', 'GET', `${path}/desk`)).body
  expect(seen).toMatchObject({ sentence: 'It runs and is paid until Apr 10, 2028.', open: [] })
  expect(seen?.['deeds']).toEqual(['cancelAtEnd', 'suspend', 'putForward', 'end', 'moneyBack', 'plan'])
  const body = { kind: 'suspend', reason: 'Its mails are reported' }
  expect((await asStaff('support', id, { ...body, reason: '' })).status).toBe(400)
  const twice = await Promise.all([asStaff('support', id, body), asStaff('admin', id, body)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422])
  await shop.liveUntil('2028-03-30')
  expect(await shop.subscriptionOf('held')).toMatchObject({ state: 'suspended', ends: '2028-04-10' })
  await shop.payNewest('held')
  expect(await shop.subscriptionOf('held')).toMatchObject({ state: 'suspended', ends: '2028-05-10' })
  expect(await shop.mailsOf('held')).toEqual(['held', 'order'])
  expect((await asStaff('support', id, { kind: 'release', reason: 'It is cleaned' })).status).toBe(200)
  expect(await shop.subscriptionOf('held')).toMatchObject({ state: 'active' })
  expect((await shop.mailsOf('held')).at(-1)).toBe('released')
  const { events } = await payload.findByID({ collection: 'subscriptions', id, depth: 0 })
  expect(events?.map(({ type, by }) => [type, by ?? null])).toEqual(
    expect.arrayContaining([
      ['held', expect.stringContaining('@visitors.test')],
      ['released', 'support@visitors.test'],
    ]),
  )
})

it('U15: lets staff refund any part of the payment, long after thirty days, with a reason, up to the amount paid', async () => {
  shop.goTo('2028-01-10')
  await shop.buy('goodwill', monthly)
  shop.goTo('2028-01-27')
  await shop.care()
  await shop.payNewest('goodwill')
  shop.goTo('2028-03-01')
  const { id } = await shop.subscriptionOf('goodwill')
  const path = `/subscriptions/${id}/money-back`
  const all = (await desk('support', 'POST', `${path}/preview`, {})).body as { total: number; figures: string; lines: unknown[] }
  expect(all.lines).toHaveLength(2)
  expect((await desk('support', 'POST', `${path}/preview`, { amount: all.total + 0.01 })).status).toBe(409)
  const some = (await desk('support', 'POST', `${path}/preview`, { amount: 3 })).body as { figures: string }
  const goodwill = { amount: 3, ends: false, reason: 'Two days of outage', figures: some.figures }
  expect((await desk('marketing', 'POST', path, goodwill)).status).toBe(403)
  expect((await desk('support', 'POST', path, { ...goodwill, reason: ' ' })).status).toBe(400)
  expect((await desk('support', 'POST', path, { ...goodwill, amount: 4 })).status).toBe(409)
  expect((await desk('support', 'POST', path, goodwill)).status).toBe(200)
  expect(await shop.subscriptionOf('goodwill')).not.toMatchObject({ state: 'ended' })
  expect((await desk('support', 'POST', path, { ends: true, reason: 'All of it', figures: all.figures })).status).toBe(409)
  vi.setSystemTime(Date.now() + 60_000)
  const rest = (await desk('support', 'POST', `${path}/preview`, {})).body as { total: number; figures: string }
  expect(rest.total).toBeCloseTo(all.total - 3)
  expect((await desk('admin', 'POST', path, { ends: true, reason: 'All of it', figures: rest.figures })).status).toBe(200)
  expect(await shop.subscriptionOf('goodwill')).toMatchObject({ state: 'ended', reason: 'refunded' })
  const { rows } = await payload.db.drizzle.execute<{ sent: number }>(sql`
    select coalesce(sum(r.amount), 0)::int as sent from refunds r join infra.refund_requests m on m.refund_id = r.id where m.subscription_id = ${id} and r.state = 'requested'`)
  expect(rows[0]?.sent).toBe(Math.round(all.total * 100))
  const actions = await payload.db.drizzle.execute(
    sql`select person, fields from staff_actions where document = ${id} order by created_at, id`,
  )
  expect(actions.rows).toEqual([
    { person: 'support@visitors.test', fields: 'moneyBack' },
    { person: 'admin@visitors.test', fields: 'moneyBack' },
  ])
})

it('U15: lets staff order a change at the amounts they saw, and cancel it', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('moved', monthly)
  const { id } = await shop.subscriptionOf('moved')
  const path = `/subscriptions/${id}/plan`
  const wish = { products: ['shared-pro'], billing: 'monthly', quantity: 1 }
  expect((await desk('support', 'GET', path)).body).toMatchObject({ wish: { products: ['shared-basic'] } })
  const { figures } = (await desk('support', 'POST', `${path}/preview`, wish)).body as { figures: string }
  expect((await desk('support', 'POST', path, { ...wish, figures: `${figures}0`, reason: 'Asked by phone' })).status).toBe(409)
  expect((await desk('support', 'POST', path, { ...wish, figures, reason: 'Asked by phone' })).status).toBe(200)
  expect((await desk('support', 'GET', `/subscriptions/${id}/desk`)).body?.['open']).toMatchObject([{ kind: 'change' }])
  expect((await desk('support', 'POST', `${path}/cancel`, { reason: 'Called off' })).status).toBe(200)
  expect((await desk('support', 'POST', `${path}/cancel`, { reason: 'Called off' })).status).toBe(409)
})
