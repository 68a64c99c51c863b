import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { decrypt } from '@/lib/crypto/encryption'
import { reencryptWebhookSecrets } from '@/modules/webhooks/deliveries.service'
import { createApi, type Api } from '../api/api-client'
import { bootPayload } from '../../support/payload'
import { openWebhookDesk } from '../../support/webhooks/webhook-desk'

const password = 'a-long-test-password'
const roles = ['admin', 'marketing', 'support'] as const
type Kind = (typeof roles)[number] | 'anonymous'

let payload: Payload
let api: Api
let desk: ReturnType<typeof openWebhookDesk>
const cookies: Partial<Record<Kind, Readonly<Record<string, string>>>> = {}
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  desk = openWebhookDesk(payload)
  for (const role of roles) {
    const email = `${role}@webhooks.test`
    await payload.create({ collection: 'users', data: { name: role, email, password, role } })
    cookies[role] = (await api('POST', '/users/login', { body: { email, password } })).cookies
  }
})

const as = (kind: Kind) => ({ cookies: cookies[kind] ?? {} })
const post = (kind: Kind, path: string, body: object = {}) => api('POST', `/${path}`, { ...as(kind), body })

interface Sender extends Record<string, unknown> {
  readonly secret: string
  readonly previous_secret: string | null
}

const sealedOf = async (id: string): Promise<Sender | undefined> =>
  (await payload.db.drizzle.execute<Sender>(sql`select secret, previous_secret from infra.webhook_senders where endpoint_id = ${id}`))
    .rows[0]

const actionsOn = async (document: string) =>
  (
    await payload.find({ collection: 'staff-actions', where: { document: { equals: document } }, sort: 'createdAt', pagination: false })
  ).docs.map(({ action, fields }) => `${action} ${fields ?? ''}`.trim())

const make = (url = 'http://localhost:9/hooks') =>
  payload.create({ collection: 'webhook-endpoints', data: { url, events: [], isActive: true } })

describe('webhook administration', () => {
  it.each(['support', 'marketing', 'anonymous'] as const)('W6: %s neither reads nor changes any of it', async (kind) => {
    const { id } = await make()
    await desk.tell(`kept-${kind}`, 'paid')
    const [delivery] = await desk.deliveriesOf(id)
    const body = { isActive: false }
    const answers = [
      await api('GET', '/webhook-endpoints', as(kind)),
      await api('GET', `/webhook-deliveries/${delivery?.id}`, as(kind)),
      await api('PATCH', `/webhook-endpoints/${id}`, { ...as(kind), body }),
      await api('DELETE', `/webhook-endpoints/${id}`, as(kind)),
      await post(kind, 'webhook-endpoints', { url: 'https://erp.example.com/' }),
      await post(kind, `webhook-endpoints/${id}/secret`),
      await post(kind, `webhook-endpoints/${id}/test`),
      await post(kind, `webhook-endpoints/${id}/send-failed`, { since: '2026-01-01' }),
      await post(kind, `webhook-deliveries/${delivery?.id}/send-again`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => (kind === 'anonymous' ? 401 : 403)))
    expect(await sealedOf(id)).toBeUndefined()
    expect(await desk.statusesOf(id)).toEqual(['waiting'])
    await payload.delete({ collection: 'webhook-endpoints', id })
  })

  it('W6: lets nobody change or delete a delivery, not even administrators; it is deleted with its endpoint', async () => {
    const { id } = await make()
    await desk.tell('frozen', 'paid')
    const [delivery] = await desk.deliveriesOf(id)
    const path = `/webhook-deliveries/${delivery?.id}`
    expect((await api('GET', path, as('admin'))).body).toMatchObject({ status: 'waiting', event: 'order.paid' })
    expect((await api('PATCH', path, { ...as('admin'), body: { status: 'delivered' } })).status).toBe(403)
    expect((await api('DELETE', path, as('admin'))).status).toBe(403)
    await payload.delete({ collection: 'webhook-endpoints', id })
    expect(await desk.deliveriesOf(id)).toEqual([])
  })

  it('W5: shows a secret once, stores it encrypted outside of documents, and re-encrypts it on rotation', async () => {
    const { id } = await make()
    const first = await post('admin', `webhook-endpoints/${id}/secret`)
    expect(first.headers.get('cache-control')).toBe('no-store')
    const { secret } = first.body as { secret: string }
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const { secret: renewed } = (await post('admin', `webhook-endpoints/${id}/secret`)).body as { secret: string }
    const sealed = await sealedOf(id)
    expect(JSON.stringify(sealed)).not.toContain('whsec_')
    expect([sealed?.secret, sealed?.previous_secret].map((text) => decrypt(payload, text))).toEqual([renewed, secret])
    expect(JSON.stringify(await payload.findByID({ collection: 'webhook-endpoints', id }))).not.toContain(sealed?.secret)
    expect(await reencryptWebhookSecrets(payload)).toEqual({ sealed: 2, unreadable: 0 })
    const again = await sealedOf(id)
    expect(again?.secret).not.toBe(sealed?.secret)
    expect(decrypt(payload, again?.secret)).toBe(renewed)
    expect(await actionsOn(id)).toEqual(['changed secret', 'changed secret'])
  })

  it('W6: sends a test to one endpoint, whatever its events; a disabled one gets none', async () => {
    const { id } = await payload.create({
      collection: 'webhook-endpoints',
      data: { url: 'http://localhost:9/hooks', events: ['order.paid'], isActive: true },
    })
    expect((await post('admin', `webhook-endpoints/${id}/test`)).status).toBe(200)
    expect((await desk.deliveriesOf(id)).map(({ event }) => event)).toEqual(['webhook.test'])
    await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: false } })
    expect((await post('admin', `webhook-endpoints/${id}/test`)).status).toBe(409)
    expect(await actionsOn(id)).toContain('changed test')
  })

  it('W6: retries one delivery, or all given up in the last day, and logs it', async () => {
    const { id } = await make()
    await desk.tell('given', 'paid')
    await desk.tell('up', 'paid')
    await desk.tell('open', 'paid')
    const [one, two, open] = await desk.deliveriesOf(id)
    await payload.db.drizzle.execute(
      sql`update webhook_deliveries set status = 'dead', attempts = 40, created_at = now() - interval '2 days' where id in (${one?.id}, ${two?.id})`,
    )
    expect((await post('admin', `webhook-deliveries/${open?.id}/send-again`)).status).toBe(409)
    expect((await post('admin', `webhook-deliveries/${one?.id}/send-again`)).body).toEqual({ queued: 1 })
    const today = new Date().toISOString().slice(0, 10)
    expect((await post('admin', `webhook-endpoints/${id}/send-failed`, { since: today })).body).toEqual({ queued: 0 })
    expect((await post('admin', `webhook-endpoints/${id}/send-failed`, { since: '2020-01-01' })).body).toEqual({ queued: 1 })
    expect((await post('admin', `webhook-endpoints/${id}/send-failed`, { since: 'yesterday' })).status).toBe(400)
    expect(await desk.statusesOf(id)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await actionsOn(one?.id ?? '')).toEqual(['changed sendAgain'])
    expect(await actionsOn(id)).toContain('changed sendFailed')
  })

  it.each([
    'http://erp.example.com/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://user:word@erp.example.com/',
    'https://intranet/',
    'javascript:alert(1)',
    '',
  ])('W2: rejects the URL %s', async (url) => {
    await expect(payload.create({ collection: 'webhook-endpoints', data: { url, events: [] } })).rejects.toThrow()
  })

  it.each([[['order.unknown']], ['order.paid'], [[1]], [{}]])('W1: rejects the events %j', async (events) => {
    const data = { url: 'https://erp.example.com/', events }
    await expect(payload.create({ collection: 'webhook-endpoints', data })).rejects.toThrow()
  })
})
