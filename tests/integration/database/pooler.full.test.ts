// own modules: DATABASE_DIRECT_URL is read on import
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMail } from '@/lib/outbox/outbox'
import { checkDatabase, ensureRoleTimeouts } from '../../../scripts/lib/database.mjs'
import { buildLightWorker } from '../../support/mail/build-light-worker'
import { bootPayload } from '../../support/payload'
import { findPgBouncer, type Pooler, startPooler } from '../../support/pooler'
import { testEnvironment } from '../../support/test-environment'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, quoteRequest } from '../api/requests'

const program = findPgBouncer()
if (program === undefined)
  console.warn(
    '\n!!! NOT TESTED: the shop behind PgBouncer, because there is none here and none could be installed (apt-get install pgbouncer) !!!\n',
  )

describe.skipIf(program === undefined)('behind PgBouncer in transaction mode', () => {
  let pooler: Pooler
  let direct: string
  let payload: Payload
  let api: Api
  beforeAll(async () => {
    const shop = await bootPayload(async (databaseUrl) => {
      pooler = await startPooler(program ?? '', databaseUrl)
      direct = databaseUrl
      return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl }
    })
    payload = shop.payload
    api = createApi(payload)
  })
  afterAll(() => pooler.stop())

  const ask = async (url: string, question: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client.query(question).finally(() => client.end())
  }

  it('is detected, and the message says what to set', async () => {
    await expect(checkDatabase(pooler.url)).rejects.toThrow(/points to a pooler.*set DATABASE_DIRECT_URL/)
    expect(await checkDatabase(direct)).toBeGreaterThanOrEqual(15)
  })

  it('ends every statement by a timeout on the role, and keeps the operator’s settings', async () => {
    const database = new URL(direct).pathname.slice(1)
    await ask(direct, `alter role current_user in database "${database}" set lock_timeout = '7s'`)
    await ensureRoleTimeouts({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct })
    const { rows } = await ask(
      direct,
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle",
    )
    expect(rows[0]).toEqual({ statement: '15s', lock: '7s', idle: '5s' })
  })

  it('creates thirty orders for thirty concurrent checkouts', async () => {
    const quote = await api('POST', '/pricing/quote', { body: quoteRequest })
    const { total } = quote.body?.['breakdown'] as { total: number }
    const order = (number: number) =>
      api('POST', '/checkout', {
        body: {
          ...checkoutBody,
          contact: { email: `pooled-${number}@example.com`, name: 'P' },
          expectedTotal: total,
          expectedCurrency: 'USD',
          cart: quoteRequest,
        },
        headers: { 'Idempotency-Key': `pooled-${number}` },
      })
    const placed = await Promise.all(Array.from({ length: 30 }, (_, number) => order(number)))
    expect(placed.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(placed.map(() => 201))
    expect((await payload.count({ collection: 'orders' })).totalDocs).toBe(30)
  })

  it('W14: runs jobs in two workers; when both are killed, a third takes over', async () => {
    const light = await buildLightWorker()
    const env = { ...process.env, ...testEnvironment, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct }
    const start = (): ChildProcess => spawn(process.execPath, [light.program], { env, stdio: 'ignore' })
    const listeners = async (): Promise<number> => {
      const { rows } = await ask(
        direct,
        "select 1 from pg_stat_activity where datname = current_database() and application_name like 'pool-%'",
      )
      return rows.length
    }
    const queued = async (): Promise<number> => (await ask(direct, "select 1 from mail_outbox where status = 'queued'")).rows.length
    const kill = async (worker: ChildProcess) => {
      const over = once(worker, 'exit')
      worker.kill('SIGKILL')
      await over
    }
    const mail = (key: string) =>
      queueMail({ payload }, { template: 'password-changed', to: `${key}@example.com`, locale: 'en', data: {}, dedupeKey: key })
    // The light worker has no pages that emails of orders need.
    await ask(direct, 'delete from mail_outbox')
    await Promise.all(Array.from({ length: 30 }, (_, number) => mail(`pooled-${number}`)))
    const workers = [start(), start()]
    await expect.poll(listeners, { timeout: 20_000 }).toBe(4)
    await expect.poll(queued, { timeout: 30_000 }).toBe(0)
    await Promise.all(workers.map(kill))
    await expect.poll(listeners, { timeout: 5_000 }).toBe(0)
    await mail('third')
    const third = start()
    await expect.poll(queued, { timeout: 20_000 }).toBe(0)
    await kill(third)
    await rm(light.folder, { recursive: true })
  }, 90_000)
})
