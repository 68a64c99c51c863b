import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, rm } from 'node:fs/promises'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookPace } from '@/lib/config/limits'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { buildLightWorker } from '../../support/mail/build-light-worker'
import { bootPayload } from '../../support/payload'
import { testEnvironment } from '../../support/test-environment'
import { isVerified, openReceiver, type Receiver } from '../../support/webhooks/receiver'
import { inOrder, openWebhookDesk, typesOf } from '../../support/webhooks/webhook-desk'

/** `npm run bench -- kills` kills the real program fifty times and collects the figures. */
const { WEBHOOK_KILLS: asked, WEBHOOK_FIGURES: figures } = process.env
const kills = Number(asked ?? 4)
const isProof = asked !== undefined
const ordersBefore = 10

let payload: Payload
let databaseUrl: string
let receiver: Receiver
let light: Awaited<ReturnType<typeof buildLightWorker>> | undefined
let worker: ChildProcess | null = null
beforeAll(async () => {
  ;({ payload, databaseUrl } = await bootPayload())
  receiver = await openReceiver((_received, response) => void setTimeout(() => response.writeHead(204).end(), 4))
  light = await buildLightWorker('tests/support/webhooks/light-worker.ts')
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await receiver.close()
  if (light) await rm(light.folder, { recursive: true })
})

const start = (program: readonly string[]): ChildProcess =>
  spawn(process.execPath, program, {
    env: { ...process.env, ...testEnvironment, DATABASE_URL: databaseUrl, DERIVED_SECRET: payload.secret },
    stdio: 'ignore',
  })

const stop = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const over = once(child, 'exit')
  child.kill(signal)
  await over
}

const firsts = (types: readonly string[]) => types.filter((type, place) => types.indexOf(type) === place)

describe('a worker killed while delivering webhooks', () => {
  it(
    'W3: delivers every event at least once, in order per object; repetitions share a webhook-id',
    async () => {
      const { listen, tell, deliveriesOf } = openWebhookDesk(payload)
      const { id, secret } = await listen(receiver.url)
      const program = await programArguments('src/programs/worker.ts')
      const numbers: string[] = []
      const tellOne = async () => {
        const number = `killed-${numbers.length}`
        numbers.push(number)
        await tell(number, 'paid', 'fulfilled')
        await tell(number, 'refunded')
      }
      for (let order = 0; order < ordersBefore; order += 1) await tellOne()
      for (let kill = 0; kill < kills; kill += 1) {
        worker = start(isProof || kill === 0 ? program : [light?.program ?? ''])
        const before = receiver.received.length
        const telling = tellOne().then(tellOne)
        // Kills at a random point: after some events, before or after one is recorded, sometimes before the first.
        if (kill % 5 !== 4) await expect.poll(() => receiver.received.length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(before)
        await sleep(Math.random() * 25)
        await stop(worker, 'SIGKILL')
        await telling
      }
      worker = start(isProof ? program : [light?.program ?? ''])
      const waiting = async () => (await deliveriesOf(id)).filter(({ status }) => status !== 'delivered').length
      await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toBe(0)
      await stop(worker, 'SIGTERM')

      const deliveries = await deliveriesOf(id)
      const known = new Map(deliveries.map(({ eventId, event }) => [eventId, event]))
      for (const one of receiver.received) expect(known.get(one.id)).toBe(one.event.type)
      for (const number of numbers) expect(firsts(typesOf(receiver.received, number))).toEqual(inOrder)
      expect(new Set(receiver.received.map(({ id: eventId }) => eventId)).size).toBe(deliveries.length)
      expect(receiver.received.length).toBeLessThanOrEqual(deliveries.length + kills * webhookPace.ofOne)
      expect(receiver.received.every((one) => isVerified(secret, one))).toBe(true)
      const repeated = receiver.received.length - deliveries.length
      if (figures)
        await appendFile(figures, `${kills} kills, ${deliveries.length} events, 0 lost, 0 out of order, ${repeated} came twice\n`)
    },
    isProof ? 900_000 : 240_000,
  )
})
