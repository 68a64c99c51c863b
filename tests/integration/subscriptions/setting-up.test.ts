import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { provisionPace } from '@/lib/config/limits'
import { replaceServices } from '@/container'
import { lockNextTasks, updateAbandonedTasks } from '@/modules/provisioning/provisioning.repository'
import { findAccessOf } from '@/modules/subscriptions/hosted-service.repository'
import { createHostShop } from '../../support/provisioning/host-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const { shop, desk, tasksOf, host, work, wait, anotherHost, buy } = createHostShop(payload)
beforeEach(anotherHost)

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const

describe('a paid service', () => {
  it('U26: is being set up until its host is done, and its term does not move', async () => {
    expect(await buy('waits', 'silent')).toMatchObject({ state: 'pending', starts: '2028-03-10', ends: '2028-04-10' })
    shop.goTo('2028-03-12')
    host().be('well')
    await work()
    expect(await shop.subscriptionOf('waits')).toMatchObject({ state: 'active', starts: '2028-03-10', ends: '2028-04-10' })
  })

  it('U28: emails its owner where to find it without a password; its page shows it until it ends', async () => {
    await shop.buy('opens', monthly)
    const { id } = await shop.subscriptionOf('opens')
    const access = { address: 'web7.hosts.test', user: `u-${id.slice(-4)}`, panel: 'https://panel.hosts.test' }
    expect(await findAccessOf(payload.db.drizzle, id)).toEqual(access)
    expect(host().asked[0]).toMatchObject({ kind: 'create', owner: 'opens@lives.test' })
    const { rows } = await payload.db.drizzle.execute<{ data: Record<string, unknown> }>(
      sql`select data from mail_outbox where recipient = 'opens@lives.test' and data->>'kind' = 'ready'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.data['access']).toEqual(access)
    await desk(id, 'end')
    await work()
    expect(await findAccessOf(payload.db.drizzle, id)).toBeNull()
  })
})

describe('provisioning jobs', () => {
  it('U25: run in order, once each, whatever is pending in between', async () => {
    host().be('slow')
    await shop.buy('ordered', monthly)
    const { id } = await shop.subscriptionOf('ordered')
    shop.goTo('2028-04-17')
    await shop.liveUntil('2028-04-18')
    expect((await shop.subscriptionOf('ordered')).state).toBe('suspended')
    expect(await tasksOf(id)).toEqual(['create open', 'suspend waiting'])
    host().be('well')
    host().asked.length = 0
    shop.goTo('2028-04-19')
    await work()
    await shop.payNewest('ordered')
    const own = host().asked.filter(({ service }) => service === id)
    expect(own.map(({ kind }) => kind)).toEqual(['create', 'suspend', 'resume'])
    expect(await tasksOf(id)).toEqual(['create done', 'suspend done', 'resume done'])
    expect(new Set(own.map(({ key }) => key)).size).toBe(3)
  })

  it('U25: are retried with the same key after a crash, once the task runs again', async () => {
    const { id } = await buy('killed', 'silent')
    host().be('well')
    wait(provisionPace.longestWait)
    const [claimed] = await lockNextTasks(payload.db.drizzle, Date.now(), 10)
    await host().provisioner.create({ key: claimed?.key ?? '', service: claimed?.service ?? '', product: '', settings: {}, owner: '' })
    // The process dies here.
    await work()
    expect(await tasksOf(id)).toEqual(['create working'])
    await updateAbandonedTasks(payload.db.drizzle)
    await work()
    expect(await tasksOf(id)).toEqual(['create done'])
    expect(host().done.size).toBe(1)
    expect((await shop.subscriptionOf('killed')).state).toBe('active')
  })

  it('U25: run once with four concurrent workers', async () => {
    for (const name of ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']) await buy(name, 'silent')
    host().be('well')
    host().asked.length = 0
    wait(provisionPace.longestWait)
    await Promise.all([work(), work(), work(), work()])
    expect(host().asked.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'create'))
    expect(new Set(host().asked.map(({ key }) => key)).size).toBe(6)
  })

  it('U25: are skipped if it ended before; a terminated service that is restored is created again', async () => {
    const untold = { ...host().provisioner, create: async () => ({ kind: 'unknown' }) as const }
    replaceServices(payload, { provisioner: untold })
    await shop.buy('anew', monthly)
    const { id } = await shop.subscriptionOf('anew')
    replaceServices(payload, { provisioner: host().provisioner })
    wait(provisionPace.longestWait)
    await work()
    await desk(id, 'end')
    await desk(id, 'resume')
    expect(await tasksOf(id)).toEqual(['create done', 'end cancelled', 'resume waiting'])
    expect((await shop.subscriptionOf('anew')).state).toBe('active')
    await desk(id, 'end')
    await work()
    await desk(id, 'resume')
    expect((await shop.subscriptionOf('anew')).state).toBe('pending')
    await work()
    expect((await shop.subscriptionOf('anew')).state).toBe('active')
    expect([...host().services.values()].sort()).toEqual(['active', 'ended'])
  })
})

it('U25: suspend a restored service if its dates say so', async () => {
  await shop.buy('back-late', monthly)
  const { id } = await shop.subscriptionOf('back-late')
  shop.goTo('2028-04-19')
  await shop.liveUntil('2028-04-20')
  await desk(id, 'end')
  await work()
  await desk(id, 'resume')
  await work()
  expect((await shop.subscriptionOf('back-late')).state).toBe('suspended')
  expect([...host().services.values()].sort()).toEqual(['ended', 'suspended'])
})
