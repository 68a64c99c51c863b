// own modules: SMTP_URL is read on import
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { mailPace } from '@/lib/config/limits'
import { deliverMail, deliverSecurityMail } from '@/modules/email/email.service'
import { queueMail } from '@/lib/outbox/outbox'
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

describe('6,000 pending emails', () => {
  it('do not delay a password reset, which is sent next over pooled connections', async () => {
    const stopAt = 300
    const began = performance.now()
    const isStopping = () => sink.mails.length >= stopAt
    const working = deliverMail(payload, { isStopping })
    await sink.arrived(50)
    await queue('reset-password', 'locked-out@example.com')
    const ahead = sink.mails.length
    await working
    expect(places().indexOf('locked-out@example.com')).toBeLessThan(ahead + 2 * mailPace.connections)
    expect(sink.connections).toBeLessThan(2 * mailPace.connections)
    console.info(`mail: ${(sink.mails.length / ((performance.now() - began) / 1000)).toFixed(0)} a second`)
  })

  it('are sent in order, after more urgent ones', async () => {
    await queue('reset-password', 'first@example.com')
    await queue('domain-expired', 'last@example.com')
    await queue('reset-password', 'second@example.com')
    const before = sink.mails.length
    await deliverMail(payload, { isStopping: () => sink.mails.length >= before + 4, sideBySide: 1 })
    expect(places().slice(before, before + 2)).toEqual(['first@example.com', 'second@example.com'])
    expect(places()).not.toContain('last@example.com')
  })
})

describe('a mail server that hangs on one email', () => {
  it('does not delay a password reset', async () => {
    await payload.db.drizzle.execute(
      sql`update mail_outbox set status = 'sending', lease_until = now() + interval '5 minutes' where dedupe_key = 'urgent:last@example.com'`,
    )
    await queue('reset-password', 'beside@example.com')
    expect(await deliverSecurityMail(payload)).toBe(1)
    expect(places().at(-1)).toBe('beside@example.com')
  })
})
