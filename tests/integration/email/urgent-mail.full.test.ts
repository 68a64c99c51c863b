// own modules: SMTP_URL is read on import
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { mailPace } from '@/lib/config/limits'
import { queueMail } from '@/lib/outbox/outbox'
import { startWorker } from '../../support/jobs'
import { openSmtpSink, type SmtpSink } from '../../support/mail/smtp-sink'
import { bootPayload } from '../../support/payload'

const waiting = 6000

let payload: Payload
let sink: SmtpSink
beforeAll(async () => {
  sink = await openSmtpSink()
  ;({ payload } = await bootPayload({ SMTP_URL: sink.url }))
  await payload.db.drizzle.execute(sql`
    insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, attempts, next_attempt_at, created_at, updated_at)
    select gen_random_uuid(), 'domain-expired', 'crowd-' || number || '@example.com', 'en', '{"domain":"example.com"}', 'crowd:' || number, 'queued', 0,
      now() - interval '1 hour', now(), now() from generate_series(1, ${waiting}::int) as number
  `)
})
afterAll(() => sink.close())

const queue = (template: 'reset-password' | 'domain-expired', to: string) =>
  queueMail(
    { payload },
    {
      template,
      to,
      locale: 'en',
      data: template === 'reset-password' ? { path: '/reset-password?token=t' } : { domain: 'example.com' },
      dedupeKey: `urgent:${to}`,
    },
  )

const places = () => sink.mails.map(({ to }) => to)

let worker: ReturnType<typeof startWorker> | undefined
const work = () => (worker = startWorker(payload, ['send-email', 'send-security-email']))
afterEach(() => worker?.stop())

describe('6,000 pending emails', () => {
  it('do not delay a password reset, which is sent next over pooled connections', async () => {
    const began = performance.now()
    work()
    await sink.arrived(50)
    await queue('reset-password', 'locked-out@example.com')
    const ahead = sink.mails.length
    await expect.poll(places, { timeout: 20_000, interval: 10 }).toContain('locked-out@example.com')
    expect(places().indexOf('locked-out@example.com')).toBeLessThan(ahead + 2 * mailPace.connections)
    await sink.arrived(300)
    expect(sink.connections).toBeLessThan(2 * mailPace.connections)
    console.info(`mail: ${(sink.mails.length / ((performance.now() - began) / 1000)).toFixed(0)} a second`)
  })

  it('are sent after more urgent ones', async () => {
    await queue('domain-expired', 'last@example.com')
    await queue('reset-password', 'first@example.com')
    const { rows } = await payload.db.drizzle.execute(sql`
      select job.task_identifier as task, job.priority from graphile_worker.jobs as job join mail_outbox as mail on job.key = 'send-email:' || mail.id
      where mail.recipient in ('last@example.com', 'first@example.com') order by priority`)
    expect(rows).toEqual([
      { task: 'send-security-email', priority: 1 },
      { task: 'send-email', priority: 3 },
    ])
  })
})

describe('a mail server that hangs', () => {
  it('does not delay a password reset', async () => {
    const stalled = vi.fn(() => new Promise<never>(() => undefined))
    const send = payload.sendEmail
    payload.sendEmail = (message) => (String(message.to).startsWith('crowd-') ? stalled() : send(message))
    work()
    await expect.poll(() => stalled.mock.calls.length, { timeout: 20_000 }).toBe(mailPace.connections)
    await queue('reset-password', 'beside@example.com')
    await expect.poll(places, { timeout: 20_000 }).toContain('beside@example.com')
    payload.sendEmail = send
  })
})
