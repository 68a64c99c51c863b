import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookPace } from '@/lib/config/limits'
import { setStaging } from '@/lib/config/staging'
import { newSecret } from '@/modules/webhooks/deliveries.service'
import { requeueDeliveries } from '@/modules/webhooks/webhooks.repository'
import { bootPayload } from '../../support/payload'
import { isVerified, openReceiver } from '../../support/webhooks/receiver'
import { inOrder, numbers, openWebhookDesk, typesOf } from '../../support/webhooks/webhook-desk'

const hour = 3_600_000

let payload: Payload
let desk: ReturnType<typeof openWebhookDesk>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  desk = openWebhookDesk(payload)
})
afterEach(async () => {
  setStaging(false)
  await payload.db.drizzle.execute(sql`delete from webhook_endpoints`)
})
afterAll(() => desk.close())

describe('a healthy receiver', () => {
  it('W3: gets every event once, in order per object, verified by the library', async () => {
    const { receiver, secret } = await desk.open(
      (_received, response) => void setTimeout(() => response.writeHead(204).end(), Math.random() * 8),
    )
    await desk.tellAll('well', 12)
    await desk.work()
    expect(receiver.received).toHaveLength(36)
    for (const number of numbers(12, 'well')) expect(typesOf(receiver.received, number)).toEqual(inOrder)
    expect(receiver.received.every((one) => isVerified(secret, one))).toBe(true)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(36)
  })

  it('W1: gets only the events it subscribed to, and none while disabled or after a rollback', async () => {
    const { receiver, id } = await desk.open(undefined, ['order.refunded'])
    await desk.tell('some', 'paid', 'refunded')
    await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: false } })
    await desk.tell('off', 'refunded')
    await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: true } })
    await desk.work()
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['order.refunded'])
  })

  it('W3: gets no duplicate from two concurrent workers', async () => {
    const { receiver } = await desk.open()
    await desk.tellAll('two', 20)
    await Promise.all([desk.work(), desk.work(), desk.work()])
    expect(receiver.received).toHaveLength(60)
    for (const number of numbers(20, 'two')) expect(typesOf(receiver.received, number)).toEqual(inOrder)
  })

  it('W5: gets no unsigned event, and none from a staging copy', async () => {
    const receiver = await openReceiver()
    const { id } = await payload.create({ collection: 'webhook-endpoints', data: { url: receiver.url, events: [], isActive: true } })
    await desk.tell('secretless', 'paid')
    await desk.work()
    await newSecret({ payload, now: Date.now }, payload.db.drizzle, id)
    setStaging(true)
    await desk.work()
    expect(receiver.received).toHaveLength(0)
    setStaging(false)
    await desk.work()
    expect(receiver.received).toHaveLength(1)
    await receiver.close()
  })
})

describe('a rotated secret', () => {
  it('W5: verifies with both for a day, then with the new one only', async () => {
    const { receiver, id, secret: before } = await desk.open()
    const after = (await newSecret({ payload, now: desk.world.now }, payload.db.drizzle, id)) ?? ''
    await desk.tell('rotated', 'paid')
    await desk.later(webhookPace.overlap - hour)
    await desk.tell('rotated', 'fulfilled')
    await desk.later(2 * hour)
    const verified = receiver.received.map((one) => [isVerified(before, one), isVerified(after, one)])
    expect(verified).toEqual([
      [true, true],
      [false, true],
    ])
  })
})

describe('a retry', () => {
  it('W6: keeps the webhook-id, and is rejected while the event is pending', async () => {
    const { receiver, id } = await desk.open()
    await desk.tell('again', 'paid')
    const [waiting] = await desk.deliveriesOf(id)
    expect(await requeueDeliveries(payload.db.drizzle, { delivery: waiting?.id ?? '' })).toBe(0)
    await desk.work()
    expect(await requeueDeliveries(payload.db.drizzle, { delivery: waiting?.id ?? '' })).toBe(1)
    await desk.work()
    expect(receiver.received.map(({ id: eventId }) => eventId)).toEqual([waiting?.eventId, waiting?.eventId])
  })
})
