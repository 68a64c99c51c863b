import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext } from '@/container'
import { changeSubscription } from '@/modules/renewals/subscriptions/plan-change'
import { openPlans } from '../../../examples/provisioner/provisioner.mjs'
import { freePort } from '../../../scripts/lib/settings.mjs'
import { buildLightWorker } from '../../support/mail/build-light-worker'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { hostSecret } from '../../support/provisioning/example-host'
import { testEnvironment } from '../../support/test-environment'
import { createApi } from '../api/api-client'

const plans = 50
const killsOfAPhase = 3

let payload: Payload
let databaseUrl: string
let light: Awaited<ReturnType<typeof buildLightWorker>> | null = null
let host: ChildProcess | null = null
let worker: ChildProcess | null = null
const folder = mkdtempSync(path.join(tmpdir(), 'plans-'))
const beganAt = Date.now()
let port = 0

beforeAll(async () => {
  // the worker of this process sets nothing up: jobs wait for the killed ones
  ;({ payload, databaseUrl } = await bootPayload({ PROVISIONING_PROVIDER: 'manual' }))
  light = await buildLightWorker('tests/support/provisioning/light-worker.ts')
  port = await freePort()
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  host?.kill('SIGKILL')
  if (light) await rm(light.folder, { recursive: true })
  rmSync(folder, { recursive: true })
})

const startHost = (): ChildProcess =>
  spawn(process.execPath, ['examples/provisioner/main.mjs'], {
    env: { ...process.env, PROVISIONING_SECRET: hostSecret, PORT: String(port), DATA: folder, SETTLE_MS: '20' },
    stdio: 'ignore',
  })

const startWorker = (): ChildProcess =>
  spawn(process.execPath, [light?.program ?? ''], {
    env: {
      ...process.env,
      ...testEnvironment,
      DATABASE_URL: databaseUrl,
      DERIVED_SECRET: payload.secret,
      HOST_URL: `http://127.0.0.1:${port}/`,
      WORKER_BEGAN: String(beganAt),
    },
    stdio: 'ignore',
  })

const kill = async (child: ChildProcess | null): Promise<void> => {
  if (!child) return
  const over = once(child, 'exit')
  child.kill('SIGKILL')
  await over
}

const countDone = async (kind: string): Promise<number> => {
  const { rows } = await payload.db.drizzle.execute<{ count: string }>(
    sql`select count(*) from provision_tasks where kind = ${kind} and status = 'done'`,
  )
  return Number(rows[0]?.count)
}

/** Kills both sides at random points, before the last job of the phase is done. */
const workOff = async (kind: string): Promise<void> => {
  for (let round = 0; round < killsOfAPhase; round += 1) {
    const before = await countDone(kind)
    await expect.poll(() => countDone(kind), { timeout: 60_000, interval: 20 }).toBeGreaterThan(before === plans ? before - 1 : before)
    await sleep(Math.random() * 50)
    await kill(worker)
    worker = startWorker()
    await sleep(Math.random() * 50)
    await kill(host)
    host = startHost()
  }
  await expect.poll(() => countDone(kind), { timeout: 120_000, interval: 100 }).toBe(plans)
}

it('P19: 50 plans are set up, suspended, resumed and ended once each while both sides are killed', async () => {
  const buyer = createBuyer(createApi(payload))
  const item = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 }
  for (let plan = 0; plan < plans; plan += 1) {
    const { id } = await findOrder(payload, numberOf(await buyer.orderAsShown(cartOf(item))))
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
  }
  host = startHost()
  worker = startWorker()
  await workOff('create')
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`select id from subscriptions order by id`)
  const context = createContext(payload, 'en')
  const phases = [
    ['suspend', 'suspend'],
    ['release', 'resume'],
    ['end', 'end'],
  ] as const
  for (const [change, operation] of phases) {
    for (const { id } of rows)
      expect(
        await changeSubscription(context, { id, change: { kind: change }, by: { email: 'desk@shop.test', reason: 'As agreed' } }),
      ).toEqual({
        ok: true,
        value: null,
      })
    await workOff(operation)
  }
  const ended = openPlans(folder).all()
  expect(ended).toHaveLength(plans)
  for (const { service, state, jobs } of ended) {
    expect(rows.map(({ id }) => id)).toContain(service)
    expect([state, ...Object.values(jobs).map(({ operation, reason }) => `${operation} ${reason ?? 'done'}`)]).toEqual([
      'ended',
      'create done',
      'suspend done',
      'resume done',
      'end done',
    ])
  }
}, 600_000)
