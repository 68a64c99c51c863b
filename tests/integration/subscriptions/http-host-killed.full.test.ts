import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { createContext } from '@/container'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { openPlans } from '../../../examples/provisioner/provisioner.mjs'
import { freePort } from '../../../scripts/lib/settings.mjs'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { hostSecret } from '../../support/provisioning/example-host'
import { testEnvironment } from '../../support/test-environment'
import { createApi } from '../api/api-client'

const plans = 20
/** Bought in one order, since placing an order takes longer than a plan of it. */
const bought = [
  ...['shared-basic', 'shared-pro', 'vps-starter', 'wordpress-basic'].map((id) => ({ id, billing: 'monthly' })),
  { id: 'shared-basic', billing: 'yearly' },
]

const folder = mkdtempSync(path.join(tmpdir(), 'plans-'))
const mailFolder = mkdtempSync(path.join(tmpdir(), 'mail-'))
const port = await freePort()
const settings = { PROVISIONING_PROVIDER: 'http', PROVISIONING_SECRET: hostSecret, PROVISIONING_URL: `http://127.0.0.1:${port}/` }
const { payload, databaseUrl } = await bootPayload(settings)
const { drizzle } = payload.db
const program = await programArguments('src/programs/worker.ts')

/** What the program does, a line each: `create 019f… done`. */
const journal: string[] = []
const happened = new EventEmitter()

const startHost = (): ChildProcess => {
  const child = spawn(process.execPath, ['examples/provisioner/main.mjs'], {
    env: { ...process.env, PORT: String(port), DATA: folder, SETTLE_MS: '20' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('ready')) journal.push(line)
    happened.emit('line')
  })
  return child
}

const startWorker = (): ChildProcess =>
  spawn(process.execPath, program, {
    env: { ...process.env, ...testEnvironment, ...settings, DATABASE_URL: databaseUrl, MAIL_DIR: mailFolder },
    stdio: 'ignore',
  })

const sides = { host: startHost, worker: startWorker }
const running: Partial<Record<keyof typeof sides, ChildProcess>> = {}

const kill = async (side: keyof typeof sides): Promise<void> => {
  const child = running[side]
  if (!child) return
  const over = once(child, 'exit')
  child.kill('SIGKILL')
  await over
}

const killAndRestart = async (...killed: readonly (keyof typeof sides)[]): Promise<void> => {
  await Promise.all(killed.map(kill))
  for (const side of killed) running[side] = sides[side]()
}

/** Waits before a retry pass at once. */
const clock = setInterval(() => {
  const due = drizzle.execute(sql`
    update provision_tasks set next_attempt_at = now() where status in ('waiting', 'open') and next_attempt_at > now()
  `)
  void due.catch(() => undefined)
}, 200)

afterAll(async () => {
  clearInterval(clock)
  await Promise.all([kill('host'), kill('worker')])
  for (const each of [folder, mailFolder]) rmSync(each, { recursive: true })
})

/** Ends right after the program did the `count`th job of a kind: the shop has booked none of the last ones yet. */
const untilDone = async (operation: string, count: number): Promise<void> => {
  while (journal.filter((line) => line.startsWith(`${operation} `)).length < count) await once(happened, 'line')
}

const numberBetween = (least: number, most: number): number => least + Math.floor(Math.random() * (most - least + 1))

const countClosed = async (operation: string): Promise<number> => {
  const { rows } = await drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from provision_tasks where kind = ${operation} and status = 'done'`,
  )
  return rows[0]?.count ?? 0
}

/** Kills each side at a random moment, one after the other or both at once, and waits until all jobs are done. */
const workOff = async (operation: string, isAtOnce: boolean): Promise<void> => {
  await untilDone(operation, numberBetween(1, 8))
  await killAndRestart(...(isAtOnce ? (['host', 'worker'] as const) : (['worker'] as const)))
  if (!isAtOnce) {
    await untilDone(operation, numberBetween(9, 16))
    await killAndRestart('host')
  }
  await expect.poll(() => countClosed(operation), { timeout: 60_000, interval: 100 }).toBe(plans)
}

const buyer = createBuyer(createApi(payload))

const buy = async (): Promise<void> => {
  const items = bought.map((each) => ({ type: 'hosting', quantity: 1, ...each }))
  const { id } = await findOrder(payload, numberOf(await buyer.orderAsShown(cartOf(...items))))
  await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
}

const buyAll = async (): Promise<void> => {
  for (let number = 0; number < plans; number += bought.length) await buy()
}

const changeAll = async (ids: readonly string[], kind: 'suspend' | 'release' | 'end'): Promise<void> => {
  const by = { email: 'desk@shop.test', reason: 'As agreed' }
  for (const id of ids)
    expect(await changeSubscription(createContext(payload, 'en'), { id, change: { kind }, by })).toMatchObject({ ok: true })
}

it('P23: plans are set up, suspended, resumed and ended exactly once while the shop’s worker and the host’s program are killed', async () => {
  running.host = startHost()
  running.worker = startWorker()
  await Promise.all([buyAll(), workOff('create', false)])
  const { rows } = await drizzle.execute<{ id: string }>(sql`select id from subscriptions order by id`)
  const ids = rows.map(({ id }) => id)
  const phases = [
    ['suspend', 'suspend', true],
    ['release', 'resume', false],
    ['end', 'end', true],
  ] as const
  for (const [kind, operation, isAtOnce] of phases) await Promise.all([changeAll(ids, kind), workOff(operation, isAtOnce)])

  expect(journal.filter((line, place) => journal.indexOf(line) !== place)).toEqual([])
  const known = openPlans(folder).all()
  expect(known.map(({ service }) => service).sort()).toEqual(ids)
  for (const { state, jobs } of known) {
    const done = Object.values(jobs).map(({ operation, reason = 'done' }) => `${operation} ${reason}`)
    expect([state, ...done]).toEqual(['ended', 'create done', 'suspend done', 'resume done', 'end done'])
  }
  const { rows: books } = await drizzle.execute(sql`
    select distinct s.state, (
      select string_agg(t.kind || ' ' || t.status, ', ' order by t.number) from provision_tasks t where t.subscription_id = s.id
    ) as jobs from subscriptions s
  `)
  expect(books).toEqual([{ state: 'ended', jobs: 'create done, suspend done, resume done, end done' }])
}, 240_000)
