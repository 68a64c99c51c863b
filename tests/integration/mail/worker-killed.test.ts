import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageIdOf } from '@/server/mail/deliver-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { openSmtpSink, type SmtpSink } from '../../support/mail/smtp-sink'
import { bootPayload } from '../../support/payload'
import { testEnvironment } from '../../support/test-environment'

const kills = 20
const mailCount = 160

let payload: Payload
let databaseUrl: string
let sink: SmtpSink
let worker: ChildProcess | null = null
beforeAll(async () => {
  ;({ payload, databaseUrl } = await bootPayload())
  sink = await openSmtpSink()
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await sink.close()
})

/** The very program `npm run worker` runs. */
const startWorker = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    env: { ...process.env, ...testEnvironment, DATABASE_URL: databaseUrl, SMTP_URL: sink.url },
    stdio: 'ignore',
  })

const stop = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const over = once(child, 'exit')
  child.kill(signal)
  await over
}

const queueMany = async (from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 1) {
    await queueMail({ payload }, { template: 'password-changed', to: `reader-${number}@example.com`, locale: 'de', data: {}, dedupeKey: `killed:${number}` })
  }
}

const statuses = async (): Promise<Record<string, number>> => {
  const { docs } = await payload.find({ collection: 'mail-outbox', pagination: false, depth: 0 })
  return docs.reduce<Record<string, number>>((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})
}

describe('a worker that is killed', () => {
  it('exactly once in the outbox, at least once at the mail server, and every repetition is known by its Message-ID', async () => {
    await queueMany(0, mailCount / 2)
    for (let kill = 0; kill < kills; kill += 1) {
      worker = startWorker()
      const queueing = kill < 8 ? queueMany(mailCount / 2 + kill * 10, mailCount / 2 + (kill + 1) * 10) : Promise.resolve()
      await sink.arrived(Math.min(sink.mails.length + 1 + Math.floor(Math.random() * 5), mailCount))
      await sleep(Math.random() * 12)
      await stop(worker, 'SIGKILL')
      await queueing
    }
    worker = startWorker()
    await expect.poll(statuses, { timeout: 60_000, interval: 200 }).toEqual({ sent: mailCount })
    await stop(worker, 'SIGTERM')

    const { docs } = await payload.find({ collection: 'mail-outbox', pagination: false, depth: 0 })
    const idOf = new Map(docs.map(({ id, recipient }) => [recipient, messageIdOf(String(id))]))
    for (const { to, messageId } of sink.mails) expect(messageId).toBe(idOf.get(to))
    expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(mailCount)
    // A kill between the server's yes and our note of it is the only way to a repetition: at most one a kill.
    expect(sink.mails.length).toBeLessThanOrEqual(mailCount + kills)
  }, 400_000)
})
