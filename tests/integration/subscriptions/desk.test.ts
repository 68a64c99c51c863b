import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { listSubscriptions } from '@/server/subscriptions/list-subscriptions'
import { createContext } from '@/server/composition/create-context'
import { subscriptionLimits } from '@/config/limits'
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

it('U8: support acts with a reason, which stands with who and what; nobody else acts, and none without one', async () => {
  shop.goTo('2028-03-10')
  await shop.buy('acted-on', monthly)
  const { id } = await shop.subscriptionOf('acted-on')
  const body = { kind: 'putForward', days: 5, reason: 'Two hours of outage' }
  expect((await api('POST', `/subscriptions/${id}/change`, { body })).status).toBe(403)
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

it('U8: what a guest bought is theirs once they confirm their address, by pages, and in the file of all they have', async () => {
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

it('U8: an account that goes ends what it had with its term, and its open orders are withdrawn', async () => {
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
