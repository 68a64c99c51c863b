import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { createDesk } from '../promotions/desk'
import { findFailedJobs, retryFailedJob } from '@/modules/operations/job-queue.repository'
import { createShopInFront } from '@/payload/http/front-door'
import { runWorker, stopSignal, type WorkerTask } from '@/payload/jobs/run-worker'
import { workerTasks } from '@/payload/jobs/worker-tasks'
import { findWords } from '@/payload/words'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { visitorKinds } from '../../support/visitors'

const { payload } = await bootPayload()
const { drizzle } = payload.db

const addJob = (task: string) =>
  drizzle.execute(sql`select graphile_worker.add_job(${task}, json_build_object('id', 'row'), job_key := ${`${task}:row`})`)

const jobsOf = async (task: string) =>
  (
    await drizzle.execute<{ attempts: number; locked_by: string | null }>(
      sql`select attempts, locked_by from graphile_worker.jobs where task_identifier = ${task}`,
    )
  ).rows

/** Runs workers until `isDone`. */
const work = async (workers: number, tasks: readonly WorkerTask[], isDone: () => unknown, happens?: () => unknown) => {
  const stopping = new AbortController()
  const running = Array.from({ length: workers }, () => runWorker(payload, { signal: stopping.signal, tasks }))
  await happens?.()
  await expect.poll(isDone, { timeout: 20_000, interval: 20 }).toBe(true)
  stopping.abort()
  await Promise.all(running)
}

it('W13: has a task for every row that becomes due', async () => {
  const { rows } = await drizzle.execute<{ task: string }>(sql`
    select distinct split_part(encode(tgargs, 'escape'), '\\000', 1) as task from pg_trigger where tgname = 'add_job' and tgnargs > 0`)
  const names = workerTasks().map(({ name }) => name)
  expect(rows.length).toBeGreaterThan(5)
  for (const { task } of rows) expect(names).toContain(task)
})

it('W16: every task has a name in words in the admin', () => {
  expect(workerTasks().filter(({ name }) => findWords(`failedJobs.tasks.${name}`) === null)).toEqual([])
})

it('W13: finds its jobs without reading the waiting jobs of other tasks', async () => {
  const [waiting, few] = [2_000, 20]
  const valueOf = async (query: ReturnType<typeof sql>) => Number((await drizzle.execute<{ value: string }>(query)).rows[0]?.value)
  const entriesRead = () =>
    valueOf(sql`
      select seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relid = jobs.relid) as value
      from pg_stat_user_tables as jobs where schemaname = 'graphile_worker' and relname = '_private_jobs'`)
  const workers = () =>
    valueOf(sql`
      select count(*) as value from pg_stat_activity where application_name = 'hostfront worker' and datname = current_database()`)
  await drizzle.execute(sql`select graphile_worker.add_job('of-another-pool') from generate_series(1, ${waiting})`)
  await drizzle.execute(sql`analyze graphile_worker._private_jobs`)
  const before = await entriesRead()
  let ran = 0
  const task = { name: 'of-this-pool', pool: 'prompt' as const, work: async () => (ran += 1) }
  await work(
    1,
    [task],
    () => ran === few,
    () => drizzle.execute(sql`select graphile_worker.add_job(${task.name}) from generate_series(1, ${few})`),
  )
  // A connection's statistics are complete once it has closed.
  await expect.poll(workers).toBe(0)
  expect((await entriesRead()) - before).toBeLessThan(waiting)
  await drizzle.execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'of-another-pool'))`,
  )
})

it('W13: starts a job at once, without a warning of listeners', async () => {
  const warnings: string[] = []
  const hear = ({ name }: Error) => void warnings.push(name)
  process.on('warning', hear)
  const ran: (string | undefined)[] = []
  const tasks = Array.from({ length: 15 }, (_, number) => ({
    name: `task-${number}`,
    pool: 'email' as const,
    work: async (_payload: unknown, _shift: unknown, id?: string) => ran.push(id),
  }))
  let began = 0
  await work(
    1,
    tasks,
    () => ran.length === 16,
    async () => {
      for (const { name } of tasks) await addJob(name)
      await expect.poll(() => ran.length, { timeout: 20_000, interval: 20 }).toBe(15)
      began = performance.now()
      await addJob('task-3')
    },
  )
  // timed in the full lane only, where less runs beside it
  expect(performance.now() - began).toBeLessThan(inFullLane ? 2_000 : 10_000)
  expect(new Set(ran)).toEqual(new Set(['row']))
  process.off('warning', hear)
  expect(warnings).toEqual([])
}, 40_000)

it.runIf(inFullLane)(
  'W14: hands a job back that does not end in time when it stops',
  async () => {
    let begun = 0
    await addJob('endless')
    const endless = { name: 'endless', pool: 'other' as const, work: () => new Promise(() => (begun += 1)) }
    await work(1, [endless], () => begun === 1)
    expect(await jobsOf('endless')).toEqual([{ attempts: 1, locked_by: null }])
  },
  40_000,
)

it.runIf(inFullLane)(
  'W14: hands a job back when another process replaces this one, which gets no signal',
  async () => {
    let begun = 0
    await addJob('replaced')
    const endless = { name: 'replaced', pool: 'other' as const, work: () => new Promise(() => (begun += 1)) }
    const running = runWorker(payload, { signal: stopSignal(), tasks: [endless] })
    await expect.poll(() => begun, { timeout: 20_000, interval: 20 }).toBe(1)
    await createShopInFront(async () => payload).stopWorker()
    await running
    expect(await jobsOf('replaced')).toEqual([{ attempts: 1, locked_by: null }])
  },
  40_000,
)

it.runIf(inFullLane)(
  'W14: leaves jobs of living processes alone',
  async () => {
    let begun = 0
    let end = () => {}
    await addJob('slow')
    const slow = { name: 'slow', pool: 'other' as const, work: () => new Promise<void>((resolve) => ((begun += 1), (end = resolve))) }
    await work(
      2,
      [slow],
      () => begun === 1,
      async () => {
        await expect.poll(() => begun, { timeout: 20_000 }).toBe(1)
        // Longer than two checks for dead processes.
        await new Promise((resolve) => setTimeout(resolve, 11_000))
        end()
      },
    )
    expect(begun).toBe(1)
    expect(await jobsOf('slow')).toEqual([])
  },
  60_000,
)

it.runIf(inFullLane)(
  'W14: starts anew and runs a job again whose end it could not record',
  async () => {
    await drizzle.execute(sql`create sequence ends`)
    await drizzle.execute(sql`create function refuse_first() returns trigger language plpgsql as $$
    begin if nextval('ends') = 1 then raise exception 'the connection is lost'; end if; return old; end $$`)
    await drizzle.execute(sql`create trigger refuse_first before delete on graphile_worker._private_jobs for each row
    when (old.key = 'unrecorded:row') execute function refuse_first()`)
    let runs = 0
    await addJob('unrecorded')
    const task = { name: 'unrecorded', pool: 'other' as const, work: async () => (runs += 1) }
    await work(1, [task], async () => runs === 2 && (await jobsOf('unrecorded')).length === 0)
    await drizzle.execute(sql`drop trigger refuse_first on graphile_worker._private_jobs`)
  },
  40_000,
)

it('W15: makes up for a missed run once, however many processes work', async () => {
  let runs = 0
  const hourly = { name: 'hourly', pool: 'other' as const, cron: '7 * * * *', work: async () => (runs += 1) }
  await drizzle.execute(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('hourly', now() - interval '5 hours', now() - interval '70 minutes')`)
  await work(3, [hourly], () => runs > 0)
  expect(runs).toBe(1)
  const { rows } = await drizzle.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'hourly'`)
  expect(rows).toEqual([])
}, 40_000)

it('W16: keeps a failed job with its error, and runs it at once if asked', async () => {
  let isBroken = true
  const fragile = {
    name: 'fragile',
    pool: 'other' as const,
    work: async () => {
      if (isBroken) throw new Error('the registry is down')
    },
  }
  await addJob('fragile')
  const failed = async () => (await findFailedJobs(drizzle, 10)).filter(({ task }) => task === 'fragile')
  await work(1, [fragile], async () => (await failed()).length === 1)
  const [job] = await failed()
  expect(job).toMatchObject({ attempts: 1, isGivenUp: false, error: 'the registry is down' })
  isBroken = false
  expect(await retryFailedJob(drizzle, job?.id ?? '')).toBe(true)
  await work(1, [fragile], async () => (await failed()).length === 0)
  expect(await jobsOf('fragile')).toEqual([])
}, 40_000)

it('W16: lets only administrators run a failed job at once, and logs it', async () => {
  await addJob('unlucky')
  await drizzle.execute(sql`update graphile_worker._private_jobs set attempts = 25, last_error = 'no luck' where key = 'unlucky:row'`)
  const [job] = (await findFailedJobs(drizzle, 10)).filter(({ task }) => task === 'unlucky')
  expect(job).toMatchObject({ attempts: 25, isGivenUp: true })
  const desk = await createDesk(payload)
  const statuses: number[] = []
  for (const kind of visitorKinds) statuses.push((await desk[kind]('POST', `/jobs/${job?.id}/retry`, {})).status)
  expect(statuses.slice(0, -1).every((status) => status === 401 || status === 403)).toBe(true)
  expect(statuses.at(-1)).toBe(200)
  expect((await desk.admin('POST', '/jobs/999999/retry', {})).status).toBe(404)
  expect(await jobsOf('unlucky')).toEqual([{ attempts: 0, locked_by: null }])
  const { rows } = await drizzle.execute(sql`select person, fields from staff_actions where area = 'jobs' and document = ${job?.id ?? ''}`)
  expect(rows).toEqual([{ person: 'admin@visitors.test', fields: 'retry' }])
}, 60_000)
