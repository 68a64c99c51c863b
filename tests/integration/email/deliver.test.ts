// own modules: SMTP_URL is read on import
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { maximumAttempts } from '@/core/email-retry'
import { queueMail, queueStaffNotice } from '@/lib/outbox/outbox'
import { messageIdOf } from '@/modules/email/email.service'
import { unlockJobsOfDeadPools } from '@/modules/operations/job-queue.repository'
import { cartOf, createBuyer } from '../../support/orders/buyer'
import { createApi } from '../api/api-client'
import { hostingItem } from '../api/requests'
import { handleOfRequest, withTransaction } from '@/lib/db/transaction'
import { deliverMail } from '../../support/jobs'
import { openSmtpSink, type SmtpSink } from '../../support/mail/smtp-sink'
import { bootPayload } from '../../support/payload'
import { createVisitors, type Visitor } from '../../support/visitors'

let payload: Payload
let sink: SmtpSink
let support: Visitor
let customer: Visitor
beforeAll(async () => {
  sink = await openSmtpSink(0)
  ;({ payload } = await bootPayload({ SMTP_URL: sink.url }))
  ;({ support, customer } = await createVisitors(payload))
})
afterAll(() => sink.close())

let made = 0
const queueOne = async (key = `deliver:${(made += 1)}`) => {
  await queueMail(
    { payload },
    {
      template: 'reset-password',
      to: `${key.replace(':', '-')}@example.com`,
      locale: 'de',
      data: { path: '/reset-password?token=secret-token' },
      dedupeKey: key,
    },
  )
  return key
}

const rowOf = async (key: string) => {
  const { docs } = await payload.find({ collection: 'mail-outbox', where: { dedupeKey: { equals: key } }, depth: 0 })
  return docs[0]
}

const hour = 3_600_000

describe('an email in the outbox', () => {
  it('W13: is sent if and only if its transaction commits', async () => {
    const write = (key: string, fails: boolean) =>
      withTransaction(payload, async (req) => {
        await queueMail(req, { template: 'password-changed', to: 'tx@example.com', locale: 'en', data: {}, dedupeKey: key })
        if (fails) throw new Error('changed our mind')
      })
    await expect(write('tx:no', true)).rejects.toThrow('changed our mind')
    await write('tx:yes', false)
    expect(await rowOf('tx:no')).toBeUndefined()
    expect(await rowOf('tx:yes')).toMatchObject({ status: 'queued', attempts: 0 })
  })

  it('is written once per key, even by twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        queueMail({ payload }, { template: 'password-changed', to: 'once@example.com', locale: 'en', data: {}, dedupeKey: 'once' }),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('is due immediately, not in the next millisecond', async () => {
    const isDue = (key: string) =>
      withTransaction(payload, async (req) => {
        await queueMail(req, { template: 'password-changed', to: 'due@example.com', locale: 'en', data: {}, dedupeKey: key })
        const { rows } = await (
          await handleOfRequest(req)
        ).execute<{ due: boolean }>(sql`select next_attempt_at <= now() as due from mail_outbox where dedupe_key = ${key}`)
        return rows[0]?.due
      })
    const due = []
    for (let index = 0; index < 24; index += 1) due.push(await isDue(`due:${index}`))
    expect(due).toEqual(Array(24).fill(true))
  })

  it('is sent with HTML, text and its own Message-ID, and deletes a login link', async () => {
    const key = await queueOne()
    await deliverMail(payload)
    const row = await rowOf(key)
    expect(row).toMatchObject({ status: 'sent', attempts: 1 })
    expect(row?.data).toEqual({})
    const mail = sink.mails.find(({ to }) => to === row?.recipient)
    expect(mail?.messageId).toBe(messageIdOf(String(row?.id)))
    expect(mail?.source).toContain('multipart/alternative')
    expect(mail?.source).toMatch(/^Content-Language: de/m)
    expect(mail?.source).toContain('secret-token')
  })

  it.each([
    ['ana@münchen.example', 'ana@xn--mnchen-3ya.example', false],
    ['josé@example.com', 'josé@example.com', true],
    ['иван@пример.рф', 'иван@пример.рф', true],
    ['Ana@Example.com', 'Ana@example.com', false],
  ])('K10: to %s is sent to %s, and asks for SMTPUTF8 only if the local part needs it', async (to, delivered, isUtf8) => {
    const key = `idn:${to}`
    await queueMail({ payload }, { template: 'password-changed', to, locale: 'en', data: {}, dedupeKey: key })
    await deliverMail(payload)
    expect(await rowOf(key)).toMatchObject({ status: 'sent', recipient: to })
    expect(sink.mails.at(-1)).toMatchObject({ isUtf8 })
    expect(sink.mails.at(-1)?.source).toMatch(new RegExp(`^To: <?${delivered.replace('.', '\\.')}>?\\r$`, 'm'))
  })

  it('is sent by one of many workers', async () => {
    await deliverMail(payload)
    const before = sink.mails.length
    for (let index = 0; index < 12; index += 1) await queueOne()
    await Promise.all([deliverMail(payload), deliverMail(payload), deliverMail(payload)])
    const sent = sink.mails.slice(before).map(({ messageId }) => messageId)
    expect(sent).toHaveLength(12)
    expect(new Set(sent).size).toBe(12)
  })

  it('W14: is sent by another process if its own has died', async () => {
    const key = await queueOne()
    await payload.db.drizzle.execute(sql`
      update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '10 seconds', attempts = 1
      where key = ${`send-email:${String((await rowOf(key))?.id)}`}`)
    await deliverMail(payload)
    expect(await rowOf(key)).toMatchObject({ status: 'queued', attempts: 0 })
    await unlockJobsOfDeadPools(payload.db.drizzle)
    await deliverMail(payload)
    expect(await rowOf(key)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('is retried with backoff, then given up with its error, and sent again on request of staff', async () => {
    const key = await queueOne()
    sink.refuses = true
    let now = Date.now()
    for (let attempt = 1; attempt <= maximumAttempts; attempt += 1) {
      await deliverMail(payload, { now: () => now })
      expect(await rowOf(key)).toMatchObject({ attempts: attempt, status: attempt < maximumAttempts ? 'queued' : 'dead' })
      now += 7 * hour
    }
    const dead = await rowOf(key)
    expect(dead?.lastError).toMatch(/451/)
    expect(dead?.lastError).not.toContain('secret-token')

    const ask = (user: Visitor) =>
      payload.update({
        collection: 'mail-outbox',
        id: String(dead?.id),
        data: { sendAgain: true, recipient: 'thief@example.com' },
        user,
        overrideAccess: false,
        depth: 0,
      })
    await expect(ask(customer)).rejects.toThrow()
    expect(await ask(support)).toMatchObject({ status: 'queued', attempts: 0, recipient: dead?.recipient })
    sink.refuses = false
    await deliverMail(payload)
    expect(await rowOf(key)).toMatchObject({ status: 'sent' })
  })

  it.each([
    ['W9: lets staff answer the person', 'ines@example.com', 'ines@example.com'],
    ['W9: goes to the shop when the address is none', 'ines@example.com\r\nBcc: everybody@example.com', 'support@hostfront.example'],
    ['W9: goes to the shop when there are two addresses', 'a@example.com, b@example.com', 'support@hostfront.example'],
  ])('%s', async (_, replyTo, header) => {
    await deliverMail(payload)
    const before = sink.mails.length
    await queueStaffNotice({ payload }, { kind: 'contact-message', key: replyTo, adminPath: '/x', replyTo, facts: [] })
    await deliverMail(payload)
    const { source = '' } = sink.mails[before] ?? {}
    expect(/^Reply-To: (.*)$/im.exec(source)?.[1]?.trim()).toBe(header)
    expect(source).not.toMatch(/^Bcc:/im)
  })

  it.each([
    ['contact form', '/contact', { name: 'Ines', message: 'Hello' }],
    ['migration form', '/migration-requests', { provider: 'Old Host', websiteUrl: 'https://example.com' }],
  ])('W9: has the sender of the %s as Reply-To for staff, and the shop for the sender', async (form, path, body) => {
    const email = `${form.slice(0, 7)}@senders.test`
    await deliverMail(payload)
    const before = sink.mails.length
    const answer = await createApi(payload)('POST', path, { body: { ...body, email } })
    expect(answer.status, answer.text).toBe(201)
    await deliverMail(payload)
    const replies = sink.mails.slice(before).map(({ to, source }) => [to, /^Reply-To: (.*)$/im.exec(source)?.[1]?.trim()])
    expect(replies.sort()).toEqual([
      [email, 'support@hostfront.example'],
      ['support@hostfront.example', email],
    ])
  })

  it('W9: has the buyer as Reply-To for staff, and the shop for the buyer', async () => {
    await deliverMail(payload)
    const before = sink.mails.length
    const placed = await createBuyer(createApi(payload)).order(cartOf(hostingItem), { email: 'replies@buyers.test' })
    expect(placed.status, placed.text).toBe(201)
    await deliverMail(payload)
    const replies = sink.mails.slice(before).map(({ to, source }) => [to, /^Reply-To: (.*)$/im.exec(source)?.[1]?.trim()])
    expect(replies.sort()).toEqual([
      ['replies@buyers.test', 'support@hostfront.example'],
      ['support@hostfront.example', 'replies@buyers.test'],
    ])
  })

  it('is logged by the SMTP code when rejected, not by the server’s text', async () => {
    const key = await queueOne()
    const logged = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
    sink.refuses = true
    await deliverMail(payload)
    sink.refuses = false
    const [facts] = logged.mock.calls.map(([first]) => first as Readonly<Record<string, unknown>>)
    logged.mockRestore()
    const row = await rowOf(key)
    expect(facts).toEqual({
      mail: row?.id,
      template: 'reset-password',
      attempts: 1,
      fault: expect.stringMatching(/^[A-Z]+ 451$/) as string,
    })
    await deliverMail(payload, { now: () => Date.now() + hour })
    expect(await rowOf(key)).toMatchObject({ status: 'sent' })
  })

  it('shows its content to nobody, and cannot be edited', async () => {
    const key = await queueOne()
    const id = String((await rowOf(key))?.id)
    const seen = await payload.findByID({ collection: 'mail-outbox', id, user: support, overrideAccess: false, depth: 0 })
    expect(seen.data).toBeUndefined()
    const changed = await payload.update({
      collection: 'mail-outbox',
      id,
      data: { status: 'sent', recipient: 'thief@example.com' },
      user: support,
      overrideAccess: false,
      depth: 0,
    })
    expect(changed).toMatchObject({ status: 'queued' })
    expect((await rowOf(key))?.recipient).not.toContain('thief')
  })
})
