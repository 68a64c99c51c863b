// own modules: SMTP_URL is read on import
import type { Payload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUnavailableServices } from '@/lib/circuits'
import { queueMail } from '@/lib/outbox/outbox'
import { deliverMail } from '../../support/jobs'
import { openSmtpSink, type SmtpSink } from '../../support/mail/smtp-sink'
import { bootPayload } from '../../support/payload'
import { createDatabaseProxy } from '../../support/tcp-proxy'

let payload: Payload
let sink: SmtpSink
let line: Awaited<ReturnType<typeof createDatabaseProxy>>
beforeAll(async () => {
  sink = await openSmtpSink(0)
  line = await createDatabaseProxy(new URL(sink.url))
  ;({ payload } = await bootPayload({ SMTP_URL: `smtp://127.0.0.1:${line.port}` }))
  await deliverMail(payload)
})
afterAll(async () => {
  line.close()
  await sink.close()
})

const queue = async (name: string, count: number): Promise<void> => {
  for (let number = 0; number < count; number += 1)
    await queueMail(
      { payload },
      { template: 'password-changed', to: `${name}-${number}@example.com`, locale: 'en', data: {}, dedupeKey: `${name}:${number}` },
    )
}

const attempts = async (): Promise<readonly number[]> => {
  const { docs } = await payload.find({ collection: 'mail-outbox', where: { status: { equals: 'queued' } }, pagination: false, depth: 0 })
  return docs.map((mail) => mail.attempts)
}

/** Polls like the worker. */
const workFor = async (milliseconds: number, isOver: () => boolean = () => false): Promise<void> => {
  const end = performance.now() + milliseconds
  while (performance.now() < end && !isOver()) {
    await deliverMail(payload)
    await sleep(100)
  }
}

describe('a mail server that refuses connections', () => {
  it('uses up hardly any attempts, is named, and gets emails again within five seconds of its return', async () => {
    line.become('refusing')
    await queue('away', 40)
    await workFor(6_000)
    const tried = await attempts()
    expect(tried).toHaveLength(40)
    // Two attempts detect the outage; probes afterwards don't count as attempts.
    expect(tried.reduce((sum, each) => sum + each, 0)).toBeLessThan(4)
    expect(findUnavailableServices()).toMatchObject([{ outsider: 'mail' }])

    line.become('up')
    const back = performance.now()
    const before = sink.mails.length
    await workFor(10_000, () => sink.mails.length > before)
    expect(performance.now() - back).toBeLessThan(5_000)
    await workFor(10_000, () => sink.mails.length - before >= 36)
    expect(sink.mails.length - before).toBeGreaterThanOrEqual(36)
    expect(findUnavailableServices()).toEqual([])
  }, 60_000)
})

describe('a mail server that rejects single emails', () => {
  it('counts as up: each email fails by itself', async () => {
    sink.refuses = true
    await queue('refused', 12)
    await deliverMail(payload)
    sink.refuses = false
    expect(findUnavailableServices()).toEqual([])
    expect((await attempts()).filter((tries) => tries === 1).length).toBeGreaterThanOrEqual(12)
  })
})
