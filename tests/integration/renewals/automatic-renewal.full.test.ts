import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { openKeepingShop } from '../../support/payments/keeping-shop'
import { stripeKeys } from '../../support/payments/stripe-kit'
import { testEnvironment } from '../../support/test-environment'

/** `RENEWALS=1000 RENEWAL_KILLS=10` takes minutes, because each worker starts a whole shop. */
const domains = Number(process.env['RENEWALS'] ?? 40)
const kills = Number(process.env['RENEWAL_KILLS'] ?? 3)
const customers = 20

const shop = await openKeepingShop()
const { payload, databaseUrl, stripe, living } = shop
const { drizzle } = payload.db
const workers: ChildProcess[] = []
afterAll(async () => {
  vi.useRealTimers()
  for (const worker of workers) worker.kill('SIGKILL')
  await shop.close()
})

const startWorker = async (): Promise<ChildProcess> => {
  const worker = spawn(process.execPath, await programArguments('tests/support/payments/charging-worker.ts'), {
    env: { ...process.env, ...testEnvironment, ...stripeKeys, STRIPE_API_URL: stripe.url, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  workers.push(worker)
  await once(worker, 'message')
  return worker
}

const countOf = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await drizzle.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}
const underWay = () => countOf(sql`select count(*)::int as count from infra.dunning_charges where state = 'charging'`)

it(`U51: ${domains} domains are renewed and charged once each by two workers, killed ${kills} times`, async () => {
  const each = Math.ceil(domains / customers)
  const names = Array.from({ length: customers }, (_, number) => `many-${number}`)
  const poor = 'many-0'
  for (const name of names) {
    const item = { type: 'domain', id: `${name}-auto.com`, billing: 'yearly', quantity: 1 }
    await shop.buy(name, '2028-03-10', { item, later: name === poor ? 'declined' : 'paid' })
  }
  // Copies each customer's first domain.
  await drizzle.execute(sql`
    insert into domains (id, name, extension, status, term_years, registered_at, expires_at, auto_renew, auto_charge, is_locked, addons, order_id,
      customer_id, customer_key, created_at, updated_at)
    select gen_random_uuid(), 'more-' || number || '-' || name, extension, status, term_years, registered_at, expires_at, auto_renew, auto_charge, is_locked,
      addons, order_id, customer_id, customer_key, created_at, updated_at
    from domains, generate_series(2, ${each}::int) as number where name like 'many-%'
  `)
  await drizzle.execute(sql`
    insert into domains_events (id, _order, _parent_id, type, at, note)
    select replace(gen_random_uuid()::text, '-', ''), 1, id, 'autoChargeOn', registered_at, 'USD 1499' from domains where name like 'more-%'
  `)
  const all = await countOf(sql`select count(*)::int as count from domains`)
  expect(all).toBe(each * customers)

  living.goTo('2029-02-08')
  const began = performance.now()
  const pass = () => void vi.setSystemTime(Date.now() + 180_000)
  let between = 0
  let next = startWorker()
  const beside = await startWorker()
  beside.send({ now: Date.now(), domains: true })
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await next
    const before = stripe.cards.charges.length
    const over = once(worker, 'exit')
    worker.send({ now: Date.now(), domains: true })
    await expect
      .poll(() => stripe.cards.charges.length, { timeout: 60_000, interval: 1 })
      .toBeGreaterThanOrEqual(Math.min(before + 1 + 10 * kill, all))
    if (kill > 0) await sleep(Math.random() * 20)
    worker.kill('SIGKILL')
    next = startWorker()
    await over
    between += Math.min(1, await underWay())
    pass()
  }
  const last = await next
  const run = async (worker: ChildProcess) => {
    const done = once(worker, 'message')
    worker.send({ now: Date.now(), domains: true })
    await done
  }
  for (let turns = 0; turns < 3; turns += 1) {
    await run(last)
    vi.setSystemTime(Date.now() + 660_000)
  }
  const declined = stripe.cards.charges.filter(({ status }) => status !== 'succeeded')
  expect(declined).toHaveLength(each)
  // The customer whose card was declined pays on the next day, once per domain.
  for (const { method } of declined) stripe.cards.outcomes.set(method, 'paid')
  living.goTo('2029-02-09')
  for (let turns = 0; turns < 3; turns += 1) {
    await run(last)
    vi.setSystemTime(Date.now() + 660_000)
  }
  const seconds = Math.round((performance.now() - began) / 1000)

  expect(stripe.cards.charges.filter(({ status }) => status === 'succeeded')).toHaveLength(all)
  const renewals = sql`from orders where idempotency_key like 'renewal:%'`
  expect(await countOf(sql`select count(*)::int as count ${renewals}`)).toBe(all)
  expect(await countOf(sql`select count(*)::int as count ${renewals} and status = 'paid'`)).toBe(all)
  expect(await countOf(sql`select count(*)::int as count from domains where expires_at::date = '2030-03-10'`)).toBe(all)
  expect(await countOf(sql`select count(*)::int as count from payments where status = 'surplus'`)).toBe(0)
  expect(await countOf(sql`select count(*)::int as count from infra.dunning_charges where state = 'paid'`)).toBe(all)
  expect(
    await countOf(sql`select count(*)::int as count from invoices i join orders o on o.id = i.order_id
      where o.idempotency_key like 'renewal:%' and i.gross = o.breakdown_total`),
  ).toBe(all)
  const told = sql`select count(*)::int as count from mail_outbox where`
  expect(await countOf(sql`${told} template = 'payment-received' and data->>'card' is not null`)).toBe(all)
  expect(await countOf(sql`${told} data->>'kind' = 'chargeDeclined' and recipient = ${shop.emailOf(poor)}`)).toBe(each)
  expect(between).toBeGreaterThan(0)
  process.stdout.write(`${all} renewals, ${kills} kills (${between} in the middle of a charge), ${seconds} s\n`)
}, 1_800_000)
