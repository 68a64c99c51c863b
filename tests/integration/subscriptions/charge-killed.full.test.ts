import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { openKeepingShop } from '../../support/payments/keeping-shop'
import { stripeKeys } from '../../support/payments/stripe-kit'
import { testEnvironment } from '../../support/test-environment'

/** `CHARGE_KILLS=20` takes minutes: each worker starts a whole shop. */
const kills = Number(process.env['CHARGE_KILLS'] ?? 2)

const shop = await openKeepingShop()
const { payload, databaseUrl, stripe, living } = shop
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

/** Charges answered by the provider but not yet recorded. */
const underWay = async (): Promise<number> => {
  const { rows } = await payload.db.drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from infra.dunning_charges where state = 'charging'`,
  )
  return rows[0]?.count ?? 0
}

it(`U21: a worker killed ${kills} times between provider response and our booking charges each payment once`, async () => {
  const names = Array.from({ length: kills + 1 }, (_, number) => `killed-${number}`)
  for (const name of names) await shop.buy(name, '2028-03-10')
  // Creates the order, then moves to the day of the charge.
  living.goTo('2028-03-28')
  await living.care()
  living.goTo('2028-04-10')
  // Longer than an attempt's lease.
  const pass = () => void vi.setSystemTime(Date.now() + 180_000)

  let between = 0
  let next = startWorker()
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await next
    const before = stripe.cards.charges.length
    const over = once(worker, 'exit')
    worker.send({ now: Date.now() })
    await expect.poll(() => stripe.cards.charges.length, { timeout: 30_000, interval: 1 }).toBeGreaterThan(before)
    // The first kill is immediate, so that at least one lands in between; later ones are delayed randomly.
    if (kill > 0) await sleep(Math.random() * 20)
    worker.kill('SIGKILL')
    next = startWorker()
    await over
    between += Math.min(1, await underWay())
    pass()
  }
  const last = await next
  // Charges that failed on a busy machine are retried ten minutes later.
  for (let turns = 0; turns < 6; turns += 1) {
    const done = once(last, 'message')
    last.send({ now: Date.now() })
    await done
    vi.setSystemTime(Date.now() + 660_000)
  }

  for (const name of names) {
    expect(shop.chargesOf(name)).toHaveLength(1)
    expect(await shop.newest(name)).toMatchObject({ status: 'paid', surplus: 0 })
    expect(await shop.stateOf(name)).toBe('paid')
    const { number } = await shop.newest(name)
    const { rows } = await payload.db.drizzle.execute(
      sql`select i.gross::int as gross, o.breakdown_total::int as total from invoices i join orders o on o.id = i.order_id where o.order_number = ${number}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.['gross']).toBe(rows[0]?.['total'])
  }
  expect(between).toBeGreaterThan(0)
}, 900_000)
