import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { signMessage } from '@/lib/crypto/sign-message'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { findAccessOf } from '@/modules/subscriptions/hosted-service.repository'
import { webhookEvents, type WebhookEventType } from '@/modules/webhooks/schema'
import { hostSecret } from '../../support/provisioning/example-host'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'

/** A shop whose jobs are claimed by programs. */
const { payload } = await bootPayload({ PROVISIONING_PROVIDER: 'http', PROVISIONING_SECRET: hostSecret })
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createLivingShop(payload)
const api = createApi(payload)
const { drizzle } = payload.db
const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const access = { address: 'web3.hosts.test', user: 'u4711', panel: 'https://panel.hosts.test' }

await payload.create({ collection: 'webhook-endpoints', data: { url: 'https://erp.example.com/hooks', events: [], isActive: true } })

const post = (path: string, body: unknown, secret = hostSecret) => {
  const signed = signMessage({ url: '', eventId: randomUUID(), body, at: Date.now(), secrets: [secret] })
  return api('POST', `/provisioning-jobs/${path}`, { text: signed.body, headers: signed.headers })
}

interface Job {
  readonly id: string
  readonly operation: string
  readonly service: string
  readonly settings: Readonly<Record<string, string>>
  readonly owner: string
}

const claim = async (leaseSeconds = 60): Promise<readonly Job[]> => {
  const { status, body } = await post('claim', { max: 10, leaseSeconds })
  expect(status).toBe(200)
  return (body as { readonly jobs: readonly Job[] }).jobs
}

const wait = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)

const eventsOf = async (subscription: string) => {
  const { rows } = await drizzle.execute<{ event: WebhookEventType; body: { readonly data: Record<string, unknown> } }>(
    sql`select event, body from webhook_deliveries where object = ${`subscription:${subscription}`} and event like 'job.%' order by position`,
  )
  return rows
}

describe('a program that claims jobs', () => {
  it('P20: has a job to itself until its lease ends, then anybody may; P22: closing it twice changes nothing', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('claims', { ...monthly, serviceData: { domain: 'claims.com' } })
    const { id } = await shop.subscriptionOf('claims')
    const [job, ...more] = await claim()
    expect(more).toEqual([])
    expect(job).toMatchObject({
      operation: 'create',
      service: id,
      product: 'shared-basic',
      owner: 'claims@lives.test',
      settings: { domain: 'claims.com' },
    })
    expect(await claim()).toEqual([])
    await runProvisioning(createContext(payload, 'en'))
    expect(await claim()).toEqual([])
    wait(61)
    const both = await Promise.all([claim(), claim(), claim()])
    expect(both.flat().map((each) => each.id)).toEqual([job?.id])
    const done = { id: job?.id ?? '', status: 'done', access, facts: { mailboxes: { state: 'none' } } }
    const closed = await Promise.all(Array.from({ length: 3 }, () => post(`${job?.id}/close`, done)))
    expect(closed.map(({ status, body }) => `${status} ${body?.['repeated']}`).sort()).toEqual(['200 false', '200 true', '200 true'])
    expect(await findAccessOf(drizzle, id)).toEqual(access)
    expect((await shop.subscriptionOf('claims')).state).toBe('active')
    expect((await post(`${job?.id}/close`, { id: job?.id, status: 'refused', reason: 'No room' })).status).toBe(409)
    const told = await eventsOf(id)
    expect(told.map(({ event }) => event)).toEqual(['job.created', 'job.done'])
    for (const { event, body } of told) expect(webhookEvents[event].safeParse(body).error).toBeUndefined()
    expect(JSON.stringify(told)).not.toContain('claims@lives.test')
  })

  it('P20: answers nobody who does not know the secret, or signs another job', async () => {
    await shop.buy('strangers', monthly)
    const wrong = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`
    expect((await post('claim', { max: 1 }, wrong)).status).toBe(403)
    expect((await api('POST', '/provisioning-jobs/claim', { body: { max: 1 } })).status).toBe(403)
    const [job] = await claim()
    expect((await post(`${job?.id}/close`, { id: `${randomUUID()}:1`, status: 'done' })).status).toBe(400)
    expect((await post(`${job?.id}/close`, { id: job?.id, status: 'done', access: { ...access, password: 'secret' } })).status).toBe(400)
    expect((await post(`${randomUUID()}:1/close`, { id: 'x', status: 'done' })).status).toBe(400)
    expect((await post('claim', { max: 1000 })).status).toBe(400)
  })

  it('P24: takes no message that is too old, of the future, or signed for another text, nor one for another job', async () => {
    const claiming = { max: 1, leaseSeconds: 60 }
    const sign = (seconds: number, body: unknown = claiming) =>
      signMessage({ url: '', eventId: randomUUID(), body, at: Date.now() + seconds * 1000, secrets: [hostSecret] })
    const send = (path: string, { headers }: ReturnType<typeof sign>, body: unknown) =>
      api('POST', `/provisioning-jobs/${path}`, { text: JSON.stringify(body), headers })
    expect((await send('claim', sign(-301), claiming)).status).toBe(403)
    expect((await send('claim', sign(301), claiming)).status).toBe(403)
    expect((await send('claim', sign(0), { ...claiming, max: 2 })).status).toBe(403)
    const { headers } = sign(0)
    const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 60) }
    expect((await api('POST', '/provisioning-jobs/claim', { text: JSON.stringify(claiming), headers: later })).status).toBe(403)
    await shop.buy('replayed', monthly)
    await shop.buy('other', monthly)
    const [job, other] = (await claim()).slice(-2)
    const done = { id: job?.id, status: 'done', access }
    const captured = sign(0, done)
    expect((await send(`${job?.id}/close`, captured, done)).body).toEqual({ closed: true, repeated: false })
    expect((await send(`${job?.id}/close`, captured, done)).body).toEqual({ closed: true, repeated: true })
    expect((await send(`${other?.id}/close`, captured, done)).status).toBe(400)
  })

  it('P22: a refusal is mailed to the staff with its reason, and the job runs again under another id', async () => {
    await shop.buy('refused', monthly)
    const { id } = await shop.subscriptionOf('refused')
    const job = (await claim()).find(({ service }) => service === id)
    const refused = { id: job?.id, status: 'refused', reason: 'No server has room' }
    expect((await post(`${job?.id}/close`, refused)).status).toBe(200)
    expect((await post(`${job?.id}/close`, refused)).body).toEqual({ closed: true, repeated: true })
    const { rows } = await drizzle.execute(
      sql`select 1 from mail_outbox where data->>'kind' = 'provisioning-failed' and data::text like '%No server has room%'`,
    )
    expect(rows).toHaveLength(1)
    expect((await eventsOf(id)).map(({ event, body }) => `${event} ${body.data['reason']}`)).toEqual([
      'job.created null',
      'job.refused No server has room',
    ])
  })

  it('P21: sends the settings of the plan, which win over what a buyer sent, and which visitors do not read', async () => {
    const { docs } = await payload.find({ collection: 'services', where: { key: { equals: 'shared-pro' } }, depth: 0 })
    const hostSettings = [
      { name: 'package', value: 'pro_eu' },
      { name: 'domain', value: 'fixed.hosts.test' },
    ]
    await payload.update({ collection: 'services', id: docs[0]?.id ?? '', data: { hostSettings } })
    await shop.buy('settings', { ...monthly, id: 'shared-pro', serviceData: { domain: 'settings.com' } })
    const { id } = await shop.subscriptionOf('settings')
    const job = (await claim()).find(({ service }) => service === id)
    expect(job?.settings).toMatchObject({ package: 'pro_eu', domain: 'fixed.hosts.test', billing: 'monthly' })
    expect((await api('GET', `/services/${docs[0]?.id}`)).text).not.toContain('pro_eu')
  })
})
