import type { ServerResponse } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookPace } from '@/lib/config/limits'
import { requeueDeliveries } from '@/modules/webhooks/webhooks.repository'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { answering } from '../../support/webhooks/receiver'
import { inOrder, numbers, openWebhookDesk, typesOf } from '../../support/webhooks/webhook-desk'

const [second, hour, day] = [1_000, 3_600_000, 86_400_000] as const

let payload: Payload
let desk: ReturnType<typeof openWebhookDesk>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  desk = openWebhookDesk(payload)
})
afterEach(async () => {
  await payload.db.drizzle.execute(sql`delete from webhook_endpoints`)
})
afterAll(() => desk.close())

describe('a failing receiver', () => {
  it.runIf(inFullLane)('W4: that is down for a day gets every event afterwards, in order, and few attempts meanwhile', async () => {
    const { receiver, id } = await desk.open(answering(503, 'down'))
    await desk.tellAll('down', 5)
    for (let passed = 0; passed < day; passed += 10 * 60 * second) await desk.later(10 * 60 * second)
    const asked = receiver.received.length
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(200)
    const [first] = await desk.deliveriesOf(id)
    expect(first).toMatchObject({ status: 'waiting', responseStatus: 503, responseText: 'down' })
    expect((first?.tries as unknown[]).length).toBeGreaterThan(5)
    receiver.answer = answering(200)
    await desk.later(2 * hour)
    // Those postponed in the moment of recovery wait for the attempt that was then under way.
    await desk.later(webhookPace.patience + second)
    const taken = receiver.received.slice(asked)
    expect(taken).toHaveLength(15)
    for (const number of numbers(5, 'down')) expect(typesOf(taken, number)).toEqual(inOrder)
  })

  const openRejecting = (number: string) =>
    desk.open((received, response) => void response.writeHead(typesOf([received], number).length > 0 ? 500 : 204).end())

  it('W4: that rejects one event delays only it and what follows it', async () => {
    const { receiver } = await openRejecting('bad')
    await desk.tell('bad', 'paid', 'refunded')
    await desk.tellAll('good', 4)
    await desk.work()
    expect(typesOf(receiver.received, 'bad')).toEqual(['order.paid'])
    for (const number of numbers(4, 'good')) expect(typesOf(receiver.received, number)).toEqual(inOrder)
  })

  it.runIf(inFullLane)('W4: that rejects one event for three days gets later ones once it is given up', async () => {
    const { id } = await openRejecting('refused')
    await desk.tell('refused', 'paid', 'refunded')
    await desk.work()
    for (let passed = 0; passed <= 3 * day; passed += 2 * hour) {
      await desk.later(2 * hour)
      await desk.tell(`meanwhile-${passed}`, 'paid')
      await desk.work()
    }
    const [given, next] = await desk.deliveriesOf(id)
    expect(given).toMatchObject({ status: 'dead', responseStatus: 500 })
    expect(Number(next?.attempts)).toBeGreaterThan(0)
    expect((await desk.endpointOf(id)).isActive).toBe(true)
  })

  it.each([
    ['redirects', answering(302, '', { location: 'http://127.0.0.1:9/' }), 302, null],
    ['answers 500', answering(500), 500, null],
    ['says nothing', () => undefined, null, 'silence'],
  ] as const)('W4: %s: is logged and retried', async (_what, answer, responseStatus, fault) => {
    const { receiver, id } = await desk.open(answer)
    await desk.tell('tried', 'paid')
    await desk.work()
    const [tried] = await desk.deliveriesOf(id)
    expect(tried).toMatchObject({ status: 'waiting', attempts: 1, responseStatus, fault })
    receiver.answer = answering(204)
    await desk.later(20 * second)
    expect(await desk.statusesOf(id)).toEqual(['delivered'])
    expect(receiver.received.map(({ id: eventId }) => eventId)).toEqual([tried?.eventId, tried?.eventId])
  })

  it.runIf(inFullLane)('W4: that is slow delays nobody', async () => {
    // Held until the end of the test, however slow the machine is.
    const patient = openWebhookDesk(payload, 60 * second)
    const held: ServerResponse[] = []
    let isSlow = true
    const refuse = (response: ServerResponse) => void response.writeHead(500).end()
    const slow = await patient.open((_received, response) => (isSlow ? void held.push(response) : refuse(response)))
    const quick = await patient.open()
    await patient.tellAll('slow', 6)
    const worker = patient.startWorker()
    await expect.poll(() => quick.receiver.received.length, { interval: 5, timeout: 30 * second }).toBe(18)
    // Arrives while the slow receiver is still pending.
    await patient.tell('late', 'paid')
    await expect.poll(() => quick.receiver.received.length, { interval: 5, timeout: 30 * second }).toBe(19)
    isSlow = false
    held.forEach(refuse)
    await expect.poll(() => patient.statusesOf(slow.id)).toContain('waiting')
    await worker.stop()
    await patient.close()
    // Those in flight, and those started before the third failure.
    expect(slow.receiver.received.length).toBeLessThanOrEqual(webhookPace.ofOne + webhookPace.faults)
  })

  it('W4: that answers 410 is disabled at once, its event given up, and staff notified once', async () => {
    const { receiver, id } = await desk.open(answering(410))
    await desk.tellAll('gone', 2)
    await desk.work()
    expect(await desk.endpointOf(id)).toMatchObject({ isActive: false, switchedOff: 'gone' })
    expect(await desk.noticesAbout(id)).toEqual(['webhook-off'])
    const asked = receiver.received.length
    await desk.later(day)
    expect(receiver.received).toHaveLength(asked)
  })

  it.runIf(inFullLane)(
    'W4: that fails for three days is disabled and staff notified once; re-enabled, pending events are sent in order',
    async () => {
      const { receiver, id } = await desk.open(answering(500))
      await desk.tellAll('three', 3)
      for (let passed = 0; passed <= 3 * day + 3 * hour; passed += hour) await desk.later(hour)
      expect(await desk.endpointOf(id)).toMatchObject({ isActive: false, switchedOff: 'failing' })
      expect(await desk.noticesAbout(id)).toEqual(['webhook-off'])
      const asked = receiver.received.length
      await desk.later(day)
      expect(receiver.received).toHaveLength(asked)

      receiver.answer = answering(204)
      await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: true } })
      await requeueDeliveries(payload.db.drizzle, { endpoint: id, since: 0 })
      await desk.work()
      expect((await desk.endpointOf(id)).switchedOff).toBeNull()
      expect(new Set(await desk.statusesOf(id))).toEqual(new Set(['delivered']))
      for (const number of numbers(3, 'three')) expect(typesOf(receiver.received.slice(asked), number)).toEqual(inOrder)
    },
  )
})
