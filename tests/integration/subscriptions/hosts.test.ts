import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { provisionPace } from '@/lib/config/limits'
import { createContext } from '@/container'
import { closeTask } from '@/modules/provisioning/provisioning.service'
import { createHostShop } from '../../support/provisioning/host-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const { shop, tasksOf, host, work, wait, anotherHost, buy } = createHostShop(payload)
beforeEach(anotherHost)

describe('a hosting provider', () => {
  it('U27: that does not respond is retried with backoff and the same key; after three days staff have to act', async () => {
    const { id } = await buy('silence', 'silent')
    for (let tried = 0; tried < 4; tried += 1) {
      wait(provisionPace.longestWait)
      await work()
    }
    expect(host().asked.length).toBeGreaterThan(4)
    expect(new Set(host().asked.map(({ key }) => key)).size).toBe(1)
    const before = host().asked.length
    wait(1000)
    await work()
    expect(host().asked).toHaveLength(before)
    wait(provisionPace.givenUpAfter)
    await work()
    expect(await tasksOf(id)).toEqual(['create failed'])
  })

  it('U27: that rejects a job is reported to staff once, and retried with another key on request', async () => {
    const { id } = await buy('refused', 'refuses')
    expect(await tasksOf(id)).toEqual(['create failed'])
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`select id from provision_tasks where subscription_id = ${id}`)
    const task = rows[0]?.id ?? ''
    const told = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where data->>'kind' = 'provisioning-failed' and data->>'adminPath' like ${`%${task}`}`,
    )
    expect(told.rows).toHaveLength(1)
    host().be('well')
    wait(provisionPace.longestWait)
    await work()
    expect(await tasksOf(id)).toEqual(['create failed'])
    const again = () =>
      closeTask(createContext(payload, 'en'), { id: task, deed: { kind: 'again', reason: 'Quota raised' }, by: 'desk@shop.test' })
    const [first, second] = await Promise.all([again(), again()])
    expect([first.ok, second.ok].sort()).toEqual([false, true])
    await work()
    expect(await tasksOf(id)).toEqual(['create done'])
    expect(new Set(host().asked.map(({ key }) => key)).size).toBe(2)
    expect((await shop.subscriptionOf('refused')).state).toBe('active')
  })

  it('U25: that needs time is polled with the same key', async () => {
    const { id } = await buy('slow', 'slow')
    expect(await tasksOf(id)).toEqual(['create open'])
    host().be('well')
    wait(provisionPace.askAgain)
    await work()
    expect(await tasksOf(id)).toEqual(['create done'])
    expect(new Set(host().asked.map(({ key }) => key)).size).toBe(1)
  })
})
