import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSmtpSink, type SmtpSink } from '../../support/mail/smtp-sink'
import { startCommand, startProgram } from '../../support/operations/run-command'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { testEnvironment } from '../../support/test-environment'
import { createApi } from '../api/api-client'
import { transferItem } from '../api/requests'

const { payload, databaseUrl } = await bootPayload()
const { queueMail } = await import('@/lib/outbox/outbox')

const firstSecret = testEnvironment.PAYLOAD_SECRET
const nextSecret = 'another-secret-for-tests-only-0123456789'
const base = { ...testEnvironment, NODE_ENV: 'production', DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' }

describe('npm run secrets:rotate', () => {
  let orderNumber = ''
  let token = ''
  beforeAll(async () => {
    const placed = await createBuyer(createApi(payload)).order(cartOf(transferItem('taken-rotated-otter.com')))
    orderNumber = numberOf(placed)
    token = String(placed.body?.['accessToken'])
    await payload.update({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, data: { status: 'paid' } })
  })

  const look = async (env: Readonly<Record<string, string>>): Promise<unknown> => {
    const { output, code } = await (
      await startProgram('tests/support/operations/open-with-secret.ts', [orderNumber, token], { ...base, ...env })
    ).ended
    expect(code, output).toBe(0)
    return JSON.parse(output.split('\n').find((line) => line.startsWith('{"opens"')) ?? 'null')
  }
  const rotated = { PAYLOAD_SECRET: nextSecret, PAYLOAD_SECRET_PREVIOUS: firstSecret }

  it('keeps links and codes of the previous secret working, re-encrypts them, and then works without it', async () => {
    const [opened, without] = await Promise.all([
      look(rotated),
      startCommand(['secrets:rotate'], { ...base, PAYLOAD_SECRET: nextSecret }).ended,
    ])
    expect(opened).toEqual({ opens: true, code: 'EPP-12345' })
    expect(without.output).toContain('cannot be decrypted: add the secret they were encrypted with to PAYLOAD_SECRET_PREVIOUS')
    expect(without.code).toBe(1)

    const resealed = await startCommand(['secrets:rotate'], { ...base, ...rotated }).ended
    expect(resealed.output).toContain('1 auth code re-encrypted')
    expect(resealed.code).toBe(0)
    expect(await look({ PAYLOAD_SECRET: nextSecret })).toEqual({ opens: true, code: 'EPP-12345' })
  }, 120_000)
})

describe('npm run restore -- --promote', () => {
  let sink: SmtpSink
  beforeAll(async () => {
    sink = await openSmtpSink()
    await payload.db.drizzle.execute("update infra.shop set site_url = 'https://shop.test'")
    await payload.db.drizzle.execute('delete from mail_outbox')
    await queueMail({ payload }, { template: 'password-changed', to: 'reader@example.com', locale: 'en', data: {}, dedupeKey: 'adopted' })
  })
  afterAll(() => sink.close())

  const outbox = async () => (await payload.find({ collection: 'mail-outbox', depth: 0 })).docs.map(({ status }) => status)

  it('sends no email from a backup restored under another URL until promoted', async () => {
    const moved = { ...base, SITE_URL: 'https://copy.test', SMTP_URL: sink.url }
    await payload.db.drizzle.execute("insert into infra.rate_limits (key, points, expire) values ('over', 1, 1)")
    await payload.db.drizzle.execute("select graphile_worker.add_job('sweep-rows')")
    const isSwept = async () => (await payload.db.drizzle.execute("select 1 from infra.rate_limits where key = 'over'")).rows.length === 0

    const held = await startProgram('src/programs/worker.ts', [], moved)
    await held.said('Staging copy')
    // the copy's worker has run by then and would have sent emails
    await expect.poll(isSwept, { timeout: 30_000 }).toBe(true)
    held.child.kill('SIGTERM')
    await held.ended
    expect(sink.mails).toHaveLength(0)
    expect(await outbox()).toEqual(['queued'])

    const adopted = await startCommand(['restore', '--promote'], moved).ended
    expect(adopted.output).toContain('this database now serves the live shop at https://copy.test; 1 email is queued')
    expect(adopted.code).toBe(0)

    const worker = await startProgram('src/programs/worker.ts', [], moved)
    await sink.arrived(1)
    await expect.poll(outbox, { timeout: 10_000 }).toEqual(['sent'])
    worker.child.kill('SIGTERM')
    await worker.ended
    expect(sink.mails.map(({ to }) => to)).toEqual(['reader@example.com'])
  }, 120_000)
})
