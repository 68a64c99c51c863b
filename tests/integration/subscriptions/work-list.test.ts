import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findBacklog } from '@/modules/operations/operations.repository'
import { findReportOf } from '@/modules/subscriptions/hosted-service.repository'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { keptCookies } from '../accounts/account-shop'
import { createApi } from '../api/api-client'

/** A public shop whose staff provision by hand. */
const { payload } = await bootPayload({ PROVISIONING_PROVIDER: 'manual' })
await createVisitors(payload)
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const api = createApi(payload)
const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const access = { address: 'web3.hosts.test', user: 'u4711', panel: 'https://panel.hosts.test' }

const asStaff = async (role: string, id: string, body: unknown) => {
  const credentials = { email: `${role}@visitors.test`, password: testPassword }
  const cookies = keptCookies(await api('POST', '/users/login', { body: credentials }))
  return api('POST', `/provision-tasks/${id}/close`, { body, cookies })
}

const taskOf = async (name: string, kind = 'create') => {
  const { id } = await shop.subscriptionOf(name)
  const { docs } = await payload.find({
    collection: 'provision-tasks',
    where: { and: [{ subscription: { equals: id } }, { kind: { equals: kind } }] },
    depth: 0,
  })
  const [task] = docs
  if (!task) throw new Error(`${name} has no ${kind}`)
  return task
}

describe('staff provisioning', () => {
  it('U29: lists what to do for whom; support closes a job with access data, recorded with their name', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('by-hand', monthly)
    const task = await taskOf('by-hand')
    expect(task).toMatchObject({ status: 'open', name: 'Shared Basic', product: 'shared-basic', email: 'by-hand@lives.test' })
    expect((await shop.subscriptionOf('by-hand')).state).toBe('pending')
    const done = { kind: 'done', access }
    expect((await api('POST', `/provision-tasks/${task.id}/close`, { body: done })).status).toBe(401)
    expect((await asStaff('marketing', task.id, done)).status).toBe(403)
    expect((await asStaff('support', task.id, { kind: 'done', access: { ...access, panel: 'http://panel.hosts.test' } })).status).toBe(400)
    expect((await asStaff('support', task.id, { kind: 'done', access: { ...access, password: 'secret' } })).status).toBe(400)
    expect((await asStaff('support', task.id, { kind: 'failed', reason: ' ' })).status).toBe(400)
    expect((await asStaff('support', '019a0000-0000-7000-8000-000000000000', done)).status).toBe(404)
    const pressed = await Promise.all([asStaff('support', task.id, done), asStaff('admin', task.id, done)])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.subscriptionOf('by-hand')).toMatchObject({ state: 'active', starts: '2028-03-10' })
    const closed = await taskOf('by-hand')
    expect(closed).toMatchObject({ status: 'done' })
    expect(['support@visitors.test', 'admin@visitors.test']).toContain(closed.settledBy)
    const { rows } = await payload.db.drizzle.execute(sql`select area, fields from staff_actions where document = ${task.id}`)
    expect(rows).toEqual([{ area: 'provision-tasks', fields: 'done' }])
    const { docs } = await payload.find({ collection: 'subscriptions', where: { customerKey: { equals: 'by-hand@lives.test' } }, depth: 0 })
    expect(docs[0]).toMatchObject({ access, email: 'by-hand@lives.test' })
  })

  it('U27, U29: states why a job failed, raises the alert, and restarts on request', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('stuck', monthly)
    const { id } = await taskOf('stuck')
    expect((await findBacklog(payload.db.drizzle)).provisioningWaiting).toBeGreaterThan(0)
    expect((await asStaff('support', id, { kind: 'failed', reason: 'No server has room' })).status).toBe(200)
    expect(await taskOf('stuck')).toMatchObject({ status: 'failed', note: 'No server has room' })
    expect((await findBacklog(payload.db.drizzle)).provisioningFailed).toBe(1)
    expect((await shop.subscriptionOf('stuck')).state).toBe('pending')
    expect((await asStaff('support', id, { kind: 'again', reason: 'Room again' })).status).toBe(200)
    await shop.care()
    expect(await taskOf('stuck')).toMatchObject({ status: 'open', round: 2 })
    expect((await asStaff('support', id, { kind: 'done', access: null })).status).toBe(200)
    expect((await shop.subscriptionOf('stuck')).state).toBe('active')
    expect((await findBacklog(payload.db.drizzle)).provisioningFailed).toBe(0)
  })

  it('C9: lets staff enter the host’s website status on setup and later', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('known', { ...monthly, serviceData: { domain: 'known.com' } })
    const { id: subscription } = await shop.subscriptionOf('known')
    const { id } = await taskOf('known')
    const key = { dkimSelector: 'hf1', dkimPublicKey: '-----BEGIN PUBLIC KEY-----\nMIIB\nAQAB\n-----END PUBLIC KEY-----' }
    const pending = { certificate: { state: 'pending', names: [] }, mailboxes: null }
    expect((await asStaff('support', id, { kind: 'facts', access, facts: pending })).status).toBe(409)
    expect((await asStaff('support', id, { kind: 'done', access: { ...access, dkimSelector: 'hf1' } })).status).toBe(400)
    expect((await asStaff('support', id, { kind: 'done', access: { ...access, ...key }, facts: pending })).status).toBe(200)
    expect(await findReportOf(payload.db.drizzle, subscription)).toMatchObject({
      access: { ...access, dkim: { selector: 'hf1', publicKey: 'MIIBAQAB' } },
      known: { facts: pending },
    })
    const issued = { certificate: { state: 'issued', names: ['known.com'] } }
    expect((await asStaff('marketing', id, { kind: 'facts', access, facts: issued })).status).toBe(403)
    expect((await asStaff('support', id, { kind: 'facts', access, facts: issued })).status).toBe(200)
    expect((await findReportOf(payload.db.drizzle, subscription)).known.facts).toEqual({ ...issued, mailboxes: null })
  })

  it('U29: drops an open job when its subscription ends', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('gives-up', monthly)
    shop.goTo('2028-05-19')
    await shop.liveUntil('2028-05-20')
    expect((await shop.subscriptionOf('gives-up')).state).toBe('ended')
    expect([(await taskOf('gives-up')).status, (await taskOf('gives-up', 'end')).status]).toEqual(['cancelled', 'open'])
  })
})
