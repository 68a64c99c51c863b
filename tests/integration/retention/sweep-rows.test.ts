import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { retentionDays } from '@/lib/config/retention'
import { uuidV7 } from '@/lib/db/sql'
import { queueMail } from '@/lib/outbox/outbox'
import { batchSize } from '@/modules/operations/operations.repository'
import { sweepRows } from '@/modules/operations/retention'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()
const { drizzle } = payload.db

const day = 86_400_000
const now = Date.now()
const ago = (days: number) => sql`${new Date(now - days * day).toISOString()}::timestamptz`

const cart = (days: number, { status = 'active', customer = null as string | null } = {}) =>
  drizzle.execute(sql`
    insert into carts (id, token_hash, status, currency, items, codes, locale, customer_id, created_at, updated_at)
    values (${uuidV7()}, ${crypto.randomUUID()}, ${status}::enum_carts_status, 'USD', '[]', '[]', 'en', ${customer}, ${ago(days)}, ${ago(days)})
  `)

const count = async (table: string, where = 'true') =>
  Number((await drizzle.execute(sql.raw(`select count(*) as n from ${table} where ${where}`))).rows[0]?.['n'])

let customer: string
beforeAll(async () => {
  const visitors = await createVisitors(payload)
  const { docs } = await payload.find({ collection: 'customers', limit: 1, depth: 0 })
  customer = String(docs[0]?.id)
  expect(visitors).toBeDefined()
  await drizzle.execute(sql`delete from carts`)
})

describe('expired rows', () => {
  it('deletes a cart once nothing can open it, ordered or not; one of an account stays', async () => {
    await cart(retentionDays.cart - 1)
    await cart(retentionDays.cart + 1)
    await cart(retentionDays.cart + 1, { status: 'converted', customer })
    await cart(retentionDays.cart + 1, { status: 'abandoned' })
    await cart(retentionDays.cart + 1000, { customer })
    await sweepRows(drizzle, { now })
    expect(await count('carts')).toBe(2)
    expect(await count('carts', 'customer_id is not null')).toBe(1)
  })

  it('deletes in batches, however many there are', async () => {
    const many = batchSize * 2 + 10
    await drizzle.execute(sql`
      insert into carts (id, token_hash, status, currency, items, codes, locale, created_at, updated_at)
      select gen_random_uuid(), 'many' || number, 'active', 'USD', '[]', '[]', 'en', ${ago(200)}, ${ago(200)} from generate_series(1, ${many}::int) as number
    `)
    let rests = 0
    expect(await sweepRows(drizzle, { now, rest: async () => void (rests += 1) })).toBe(many)
    expect(rests).toBeGreaterThanOrEqual(3)
  })

  it('keeps a cart that is being changed', async () => {
    await cart(retentionDays.cart + 1)
    await drizzle.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from carts where customer_id is null for update`)
      expect(await sweepRows(drizzle, { now })).toBe(0)
    })
  })

  it('deletes an unpaid sandbox page after a month and keeps a paid one', async () => {
    const page = (id: string, state: string, days: number) =>
      drizzle.execute(sql`
        insert into infra.sandbox_pages
          (id, payment_id, order_number, attempt, amount, currency, digits, locale, title, return_url, cancel_url, intent, state, expires_at)
        values (${id}, ${id}, 'ORD-1', 1, 100, 'USD', 2, 'en', 'ORD-1', 'http://localhost', 'http://localhost', ${id}, ${state}, ${ago(days)})
      `)
    await page('paid', 'complete', retentionDays.sandboxPage + 1000)
    await page('open', 'open', retentionDays.sandboxPage + 1)
    await page('closed', 'closed', retentionDays.sandboxPage + 1)
    await page('young', 'open', retentionDays.sandboxPage - 1)
    await drizzle.execute(sql`insert into infra.sandbox_reports (id, page_id, news, due_at) values ('said', 'open', 'declined', now())`)
    await sweepRows(drizzle, { now })
    const { rows } = await drizzle.execute<{ id: string }>(sql`select id from infra.sandbox_pages order by id`)
    expect(rows.map(({ id }) => id)).toEqual(['paid', 'young'])
    expect(await count('infra.sandbox_reports')).toBe(0)
  })

  it('deletes sent emails after half a year, pending ones never', async () => {
    await queueMail(
      { payload },
      { template: 'password-changed', to: 'kept@example.com', locale: 'en', data: {}, dedupeKey: 'retention:sent' },
    )
    await queueMail(
      { payload },
      { template: 'password-changed', to: 'kept@example.com', locale: 'en', data: {}, dedupeKey: 'retention:waits' },
    )
    await drizzle.execute(sql`update mail_outbox set status = 'sent' where dedupe_key = 'retention:sent'`)
    await sweepRows(drizzle, { now: now + (retentionDays.sentMail - 1) * day })
    expect(await count('mail_outbox', `dedupe_key like 'retention:%'`)).toBe(2)
    await sweepRows(drizzle, { now: now + (retentionDays.sentMail + 1) * day })
    expect(await count('mail_outbox', `dedupe_key = 'retention:sent'`)).toBe(0)
    await sweepRows(drizzle, { now: now + 5000 * day })
    expect(await count('mail_outbox', `dedupe_key = 'retention:waits'`)).toBe(1)
  })

  it('deletes failed emails after a year, in which staff may resend them', async () => {
    await queueMail(
      { payload },
      { template: 'password-changed', to: 'dead@example.com', locale: 'en', data: {}, dedupeKey: 'retention:dead' },
    )
    await drizzle.execute(sql`update mail_outbox set status = 'dead' where dedupe_key = 'retention:dead'`)
    await sweepRows(drizzle, { now: now + (retentionDays.deadMail - 1) * day })
    expect(await count('mail_outbox', `dedupe_key = 'retention:dead'`)).toBe(1)
    await sweepRows(drizzle, { now: now + (retentionDays.deadMail + 1) * day })
    expect(await count('mail_outbox', `dedupe_key = 'retention:dead'`)).toBe(0)
  })

  it('deletes a transfer that was never ordered with its code, and keeps an ordered one', async () => {
    const { preparedTransfer } = retentionDays
    await drizzle.execute(sql`
      insert into transfers (id, domain, status, customer_key, locale, created_at, updated_at)
      values (${uuidV7()}, 'begun-long-ago.com', 'prepared', 'k', 'en', now(), ${ago(preparedTransfer + 1)}),
             (${uuidV7()}, 'begun.com', 'prepared', 'k', 'en', now(), ${ago(preparedTransfer - 1)}),
             (${uuidV7()}, 'ordered.com', 'requested', 'k', 'en', now(), ${ago(preparedTransfer + 1)})
    `)
    await sweepRows(drizzle, { now })
    const { rows } = await drizzle.execute(sql`select domain from transfers where customer_key = 'k' order by domain`)
    expect(rows).toEqual([{ domain: 'begun.com' }, { domain: 'ordered.com' }])
  })

  it('no longer waits for a dead process', async () => {
    await drizzle.execute(sql`
      insert into infra.page_caches (process, seen_at, waiting, tries) values ('gone', ${ago(retentionDays.pageCache + 1)}, 0, 0), ('serves', ${ago(0)}, 0, 0)
    `)
    await sweepRows(drizzle, { now })
    expect(await count('infra.page_caches', `process in ('gone', 'serves')`)).toBe(1)
  })

  it('deletes sessions, rate-limit counts, failed jobs, edit locks and change log entries in time', async () => {
    await drizzle.execute(sql`
      insert into customer_sessions (id, token_hash, customer_id, expires_at, last_seen_at, created_at, updated_at)
      values (${uuidV7()}, 'over', ${customer}, ${ago(1)}, ${ago(2)}, now(), now()), (${uuidV7()}, 'open', ${customer}, ${ago(-1)}, ${ago(0)}, now(), now())
    `)
    await drizzle.execute(
      sql`insert into infra.rate_limits (key, points, expire) values ('over', 1, ${now - 1000}), ('counting', 1, ${now + 60_000})`,
    )
    await drizzle.execute(
      sql`insert into payload_jobs (id, has_error, updated_at) values (${uuidV7()}, true, ${ago(31)}), (${uuidV7()}, false, ${ago(31)})`,
    )
    await drizzle.execute(sql`insert into payload_locked_documents (id, updated_at) values (${uuidV7()}, ${ago(2)})`)
    await drizzle.execute(sql`insert into infra.content_changes (tags, made_at) values (array['over'], ${ago(2)})`)
    await drizzle.execute(sql`insert into infra.catalog_changes (revision, slug, made_at) values (-1, 'over', ${ago(2)})`)
    await sweepRows(drizzle, { now })
    expect(await count('customer_sessions', `token_hash in ('over', 'open')`)).toBe(1)
    expect(await count('infra.rate_limits', `key in ('over', 'counting')`)).toBe(1)
    expect(await count('payload_jobs')).toBe(1)
    expect(await count('payload_locked_documents')).toBe(0)
    expect(await count('infra.content_changes', `'over' = any(tags)`)).toBe(0)
    expect(await count('infra.catalog_changes', `slug = 'over'`)).toBe(0)
  })

  it('deletes a staff reset link after an hour', async () => {
    const linked = async (name: string, days: number) => {
      const { id } = await payload.create({
        collection: 'users',
        data: { email: `${name}@staff.test`, password: 'a-long-test-password', name, role: 'support' },
      })
      await drizzle.execute(sql`update users set reset_password_token = ${name}, reset_password_expiration = ${ago(days)} where id = ${id}`)
    }
    await linked('late', 1)
    await linked('early', -1)
    await sweepRows(drizzle, { now })
    expect(await count('users', `email like '%@staff.test' and reset_password_token is null and reset_password_expiration is null`)).toBe(1)
    expect(await count('users', `reset_password_token = 'early'`)).toBe(1)
  })
})
