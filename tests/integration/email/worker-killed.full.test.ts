import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailPace } from '@/lib/config/limits'
import { messageIdOf } from '@/modules/email/email.service'
import { queueMail } from '@/lib/outbox/outbox'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { buildLightWorker } from '../../support/mail/build-light-worker'
import { openSmtpSink, type SmtpSink } from '../../support/mail/smtp-sink'
import { bootPayload } from '../../support/payload'
import { testEnvironment } from '../../support/test-environment'

const kills = 8
/** `WORKER_KILLS=program` kills the real program every time, which takes minutes. */
const everyNth = process.env['WORKER_KILLS'] === 'program' ? 1 : kills
const mailCount = 46
const queuedBefore = 30
const queuedBeside = 2

let payload: Payload
let databaseUrl: string
let sink: SmtpSink
let light: Awaited<ReturnType<typeof buildLightWorker>> | undefined
let worker: ChildProcess | null = null
beforeAll(async () => {
  ;({ payload, databaseUrl } = await bootPayload())
  sink = await openSmtpSink()
  light = await buildLightWorker()
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await sink.close()
  if (light) await rm(light.folder, { recursive: true })
})

const start = (...program: readonly string[]): ChildProcess =>
  spawn(process.execPath, program, {
    env: { ...process.env, ...testEnvironment, DATABASE_URL: databaseUrl, SMTP_URL: sink.url },
    stdio: 'ignore',
  })

/** The program that `npm run worker` runs. */
const startProgram = async (): Promise<ChildProcess> => start(...(await programArguments('src/programs/worker.ts')))

const stop = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const over = once(child, 'exit')
  child.kill(signal)
  await over
}

const queueMany = async (from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 1) {
    await queueMail(
      { payload },
      { template: 'password-changed', to: `reader-${number}@example.com`, locale: 'de', data: {}, dedupeKey: `killed:${number}` },
    )
  }
}

const statuses = async (): Promise<Record<string, number>> => {
  const { docs } = await payload.find({ collection: 'mail-outbox', pagination: false, depth: 0 })
  return docs.reduce<Record<string, number>>((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})
}

describe('a worker killed at random', () => {
  it('sends each email exactly once by the outbox and at least once by SMTP; repetitions share a Message-ID', async () => {
    await queueMany(0, queuedBefore)
    for (let kill = 0; kill < kills; kill += 1) {
      worker = kill % everyNth === 0 ? await startProgram() : start(light?.program ?? '')
      const from = queuedBefore + kill * queuedBeside
      const queueing = queueMany(from, Math.min(from + queuedBeside, mailCount))
      // Kills at a random point: before the first email, between emails, before or after one is recorded.
      if (kill % 5 !== 4) await sink.arrived(Math.min(sink.mails.length + 1 + Math.floor(Math.random() * 4), mailCount))
      await sleep(Math.random() * (kill % 5 === 4 ? 300 : 12))
      await stop(worker, 'SIGKILL')
      await queueing
    }
    worker = await startProgram()
    await expect.poll(statuses, { timeout: 240_000, interval: 200 }).toEqual({ sent: mailCount })
    await stop(worker, 'SIGTERM')

    const { docs } = await payload.find({ collection: 'mail-outbox', pagination: false, depth: 0 })
    const idOf = new Map(docs.map(({ id, recipient }) => [recipient, messageIdOf(String(id))]))
    for (const { to, messageId } of sink.mails) expect(messageId).toBe(idOf.get(to))
    expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(mailCount)
    // Only a kill between the server's acceptance and our record causes a duplicate: at most the emails in flight.
    expect(sink.mails.length).toBeLessThanOrEqual(mailCount + kills * mailPace.connections)
  }, 600_000)
})
