import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Stack } from './stack'

/** Deterministic by seed. */
export const drawnBy = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Kills one backend: the server discards its memory and recovers from WAL, as after a crash. */
export const killPostgres = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
  )
  const [victim] = rows
  if (victim) process.kill(victim.pid, 'SIGKILL')
  await client.end().catch(() => undefined)
}

/** Kills and restarts shops, worker and Postgres at random, for a number of times or seconds; returns the counts. */
export const killAtRandom = async (
  stack: Stack,
  { times, seconds }: { readonly times: number; readonly seconds: number },
  note: (words: string) => void,
): Promise<Readonly<Record<string, number>>> => {
  const draw = drawnBy(20_261_124)
  const killed = { shop: 0, worker: 0, Postgres: 0 }
  const end = Date.now() + seconds * 1000
  for (let turn = 0; turn < times && Date.now() < end; turn += 1) {
    const kind = (['shop', 'worker', 'Postgres', 'worker', 'Postgres'] as const)[draw(5)] ?? 'worker'
    if (kind === 'shop') {
      const replica = stack.replicas[draw(stack.replicas.length)]
      await replica?.kill()
      await replica?.replace()
    } else if (kind === 'worker') await stack.worker.kill()
    else await killPostgres(stack.databaseUrl).catch(() => undefined)
    killed[kind] += 1
    note(`${turn + 1} of ${times}`)
    await sleep(200 + draw(1500))
  }
  return killed
}
