import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookPace } from '@/config/webhook-pace'
import { setHeld } from '@/config/held'
import { newSecret } from '@/server/webhooks/new-secret'
import { updateSentAgain } from '@/server/webhooks/endpoint-repository'
import { bootPayload } from '../../support/payload'
import { answering, isVerified, openReceiver, type Received, type Receiver } from '../../support/webhooks/receiver'
import { openWebhookDesk } from '../../support/webhooks/webhook-desk'

const [second, hour, day] = [1_000, 3_600_000, 86_400_000] as const

let payload: Payload
let desk: ReturnType<typeof openWebhookDesk>
const receivers: Receiver[] = []
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  desk = openWebhookDesk(payload)
})
afterEach(async () => {
  setHeld(false)
  await payload.db.drizzle.execute(sql`delete from webhook_endpoints`)
})
afterAll(() => Promise.all(receivers.map((receiver) => receiver.close())))

const open = async (answer?: Receiver['answer'], events?: readonly string[]) => {
  const receiver = await openReceiver(answer)
  receivers.push(receiver)
  return { receiver, ...(await desk.listen(receiver.url, events)) }
}

const typesOf = (received: readonly Received[], number: string) =>
  received.filter(({ event }) => (event.data['order'] as { number: string }).number === number).map(({ event }) => event.type)
const numbers = (many: number, mark: string) => Array.from({ length: many }, (_each, place) => `${mark}-${place}`)
const inOrder = ['order.paid', 'order.fulfilled', 'order.refunded']
const tellAll = async (mark: string, many: number) => {
  for (const number of numbers(many, mark)) await desk.tell(number, 'paid', 'fulfilled', 'refunded')
}

describe('a receiver that is well', () => {
  it('W3: hears every event once, in order for each object, verified by the library', async () => {
    const { receiver, secret } = await open(
      (_received, response) => void setTimeout(() => response.writeHead(204).end(), Math.random() * 8),
    )
    await tellAll('well', 12)
    await desk.work()
    expect(receiver.received).toHaveLength(36)
    for (const number of numbers(12, 'well')) expect(typesOf(receiver.received, number)).toEqual(inOrder)
    expect(receiver.received.every((one) => isVerified(secret, one))).toBe(true)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(36)
  })

  it('W1: hears what it asked for alone, and nothing while it is off or where the transaction is undone', async () => {
    const { receiver, id } = await open(undefined, ['order.refunded'])
    await desk.tell('some', 'paid', 'refunded')
    await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: false } })
    await desk.tell('off', 'refunded')
    await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: true } })
    await desk.work()
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['order.refunded'])
  })

  it('W3: two workers at once never send the same one', async () => {
    const { receiver } = await open()
    await tellAll('two', 20)
    await Promise.all([desk.work(), desk.work(), desk.work()])
    expect(receiver.received).toHaveLength(60)
    for (const number of numbers(20, 'two')) expect(typesOf(receiver.received, number)).toEqual(inOrder)
  })

  it('W5: an unsigned event does not leave, and a copy of the shop sends none', async () => {
    const receiver = await openReceiver()
    receivers.push(receiver)
    const { id } = await payload.create({ collection: 'webhook-endpoints', data: { url: receiver.url, events: [], isActive: true } })
    await desk.tell('secretless', 'paid')
    await desk.work()
    await newSecret({ payload, now: Date.now }, payload.db.drizzle, id)
    setHeld(true)
    await desk.work()
    expect(receiver.received).toHaveLength(0)
    setHeld(false)
    await desk.work()
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a secret that changes', () => {
  it('W5: both verify for a day, then the new one alone', async () => {
    const { receiver, id, secret: before } = await open()
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

describe('a receiver that is not well', () => {
  it('W4: is down for a day: every event arrives afterwards, in order, and meanwhile it is asked rarely', async () => {
    const { receiver, id } = await open(answering(503, 'down'))
    await tellAll('down', 5)
    for (let passed = 0; passed < day; passed += 10 * 60 * second) await desk.later(10 * 60 * second)
    const asked = receiver.received.length
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(200)
    const [first] = await desk.deliveriesOf(id)
    expect(first).toMatchObject({ status: 'waiting', responseStatus: 503, responseText: 'down' })
    expect((first?.tries as unknown[]).length).toBeGreaterThan(5)
    receiver.answer = answering(200)
    await desk.later(2 * hour)
    const taken = receiver.received.slice(asked)
    expect(taken).toHaveLength(15)
    for (const number of numbers(5, 'down')) expect(typesOf(taken, number)).toEqual(inOrder)
  })

  it('W4: refuses one event: it waits with what follows it, and nothing else does', async () => {
    const { receiver, id } = await open(
      (received, response) => void response.writeHead(typesOf([received], 'bad').length > 0 ? 500 : 204).end(),
    )
    await desk.tell('bad', 'paid', 'refunded')
    await tellAll('good', 4)
    await desk.work()
    expect(typesOf(receiver.received, 'bad')).toEqual(['order.paid'])
    for (const number of numbers(4, 'good')) expect(typesOf(receiver.received, number)).toEqual(inOrder)
    // Given up after three days, and what followed it has its turn.
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
  ] as const)('W4: %s: noted, and tried again', async (_what, answer, responseStatus, fault) => {
    const { receiver, id } = await open(answer)
    await desk.tell('tried', 'paid')
    await desk.work()
    const [tried] = await desk.deliveriesOf(id)
    expect(tried).toMatchObject({ status: 'waiting', attempts: 1, responseStatus, fault })
    receiver.answer = answering(204)
    await desk.later(20 * second)
    expect(await desk.statusesOf(id)).toEqual(['delivered'])
    expect(receiver.received.map(({ id: eventId }) => eventId)).toEqual([tried?.eventId, tried?.eventId])
  })

  it('W4: is slow: nobody waits for it', async () => {
    const slow = await open(() => undefined)
    const quick = await open()
    await tellAll('slow', 6)
    let isOver = false
    const working = desk.work().finally(() => (isOver = true))
    await expect.poll(() => quick.receiver.received.length, { interval: 5 }).toBe(18)
    // What comes while the slow one is still waited for.
    await desk.tell('late', 'paid')
    await expect.poll(() => quick.receiver.received.length, { interval: 5 }).toBe(19)
    expect(isOver).toBe(false)
    await working
    // Those that were under way, and those that began before the third of them had failed.
    expect(slow.receiver.received.length).toBeLessThanOrEqual(webhookPace.ofOne + webhookPace.faults)
  })

  it('W4: answers 410: it is switched off at once, its event given up, and staff are told once', async () => {
    const { receiver, id } = await open(answering(410))
    await tellAll('gone', 2)
    await desk.work()
    expect(await desk.endpointOf(id)).toMatchObject({ isActive: false, switchedOff: 'gone' })
    expect(await desk.noticesAbout(id)).toEqual(['webhook-off'])
    const asked = receiver.received.length
    await desk.later(day)
    expect(receiver.received).toHaveLength(asked)
  })

  it('W4: fails for three days: it is switched off and staff are told once; switched on, what waited leaves in order', async () => {
    const { receiver, id } = await open(answering(500))
    await tellAll('three', 3)
    for (let passed = 0; passed <= 3 * day + 3 * hour; passed += hour) await desk.later(hour)
    expect(await desk.endpointOf(id)).toMatchObject({ isActive: false, switchedOff: 'failing' })
    expect(await desk.noticesAbout(id)).toEqual(['webhook-off'])
    const asked = receiver.received.length
    await desk.later(day)
    expect(receiver.received).toHaveLength(asked)

    receiver.answer = answering(204)
    await payload.update({ collection: 'webhook-endpoints', id, data: { isActive: true } })
    await updateSentAgain(payload.db.drizzle, { endpoint: id, since: 0 })
    await desk.work()
    expect((await desk.endpointOf(id)).switchedOff).toBeNull()
    expect(new Set(await desk.statusesOf(id))).toEqual(new Set(['delivered']))
    for (const number of numbers(3, 'three')) expect(typesOf(receiver.received.slice(asked), number)).toEqual(inOrder)
  })
})

describe('sent again', () => {
  it('W6: under the same webhook-id, and not while it is waiting', async () => {
    const { receiver, id } = await open()
    await desk.tell('again', 'paid')
    const [waiting] = await desk.deliveriesOf(id)
    expect(await updateSentAgain(payload.db.drizzle, { delivery: waiting?.id ?? '' })).toBe(0)
    await desk.work()
    expect(await updateSentAgain(payload.db.drizzle, { delivery: waiting?.id ?? '' })).toBe(1)
    await desk.work()
    expect(receiver.received.map(({ id: eventId }) => eventId)).toEqual([waiting?.eventId, waiting?.eventId])
  })
})
