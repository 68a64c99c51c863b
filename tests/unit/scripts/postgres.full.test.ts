import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../../../scripts/lib/database.mjs'
import {
  ensureDatabase,
  joinPostgres,
  readPostmaster,
  startPostgres,
  stopPostmaster,
  watchPostgres,
} from '../../../scripts/lib/postgres.mjs'
import { dataFolder } from '../../../scripts/lib/project.mjs'

// uses a real server and real kills, which can't be simulated
const name = 'unit-postgres'
const library = new URL('../../../scripts/lib/postgres.mjs', import.meta.url).href
let cluster = ''

/** Another process that starts the server and stays, like npm start. */
const startElsewhere = async () => {
  const code = `const { startPostgres } = await import(${JSON.stringify(library)}); await startPostgres({ name: '${name}' }); console.log('up'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

const kill = async (child: ReturnType<typeof spawn>) => {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const readNumbers = (url: string) => withClient(url, async (client) => (await client.query('SELECT n FROM kept')).rows.map((row) => row.n))

beforeAll(async () => {
  const server = await startPostgres({ name })
  cluster = server.cluster
  const url = await ensureDatabase(server, 'kept')
  await withClient(url, async (client) => {
    await client.query('CREATE TABLE IF NOT EXISTS kept (n int)')
    await client.query('INSERT INTO kept VALUES (1)')
  })
  await server.stop()
}, 60_000)

afterAll(async () => {
  await stopPostmaster(cluster)
  for (const folder of [cluster, path.join(dataFolder, `${name}.users`)]) fs.rmSync(folder, { recursive: true, force: true })
})

describe('the packaged Postgres', { timeout: 60_000 }, () => {
  it('keeps its data, and leaves no process', async () => {
    expect(readPostmaster(cluster)).toBeUndefined()
    const server = await startPostgres({ name })
    expect(await readNumbers(server.url('kept'))).toEqual([1])
    await server.stop()
    expect(readPostmaster(cluster)).toBeUndefined()
  })

  it('is shared by two commands, and stops with the last one', async () => {
    const first = await startElsewhere()
    const pid = readPostmaster(cluster)?.pid
    const second = await startPostgres({ name })
    expect(readPostmaster(cluster)?.pid).toBe(pid)
    await second.stop()
    expect(readPostmaster(cluster)?.pid).toBe(pid)
    await kill(first)
    const third = await startPostgres({ name })
    await third.stop()
    expect(readPostmaster(cluster)).toBeUndefined()
    // the PID of the killed process may be reused
    expect(fs.readdirSync(path.join(dataFolder, `${name}.users`))).toEqual([])
  })

  it.each(['SIGINT', 'SIGKILL'] as const)('restarts on its port with its data when %s ends it', async (signal) => {
    const server = await startPostgres({ name })
    const before = readPostmaster(cluster)
    const unwatch = watchPostgres(server, 50)
    process.kill(before?.pid ?? 0, signal)
    await expect.poll(() => readNumbers(server.url('kept')).catch(() => undefined), { timeout: 30_000 }).toEqual([1])
    unwatch()
    expect(readPostmaster(cluster)).toMatchObject({ port: before?.port })
    expect(readPostmaster(cluster)?.pid).not.toBe(before?.pid)
    await server.stop()
    expect(readPostmaster(cluster)).toBeUndefined()
  })

  it('is taken over after its starter was killed', async () => {
    await kill(await startElsewhere())
    const pid = readPostmaster(cluster)?.pid
    const server = await startPostgres({ name })
    expect(readPostmaster(cluster)?.pid).toBe(pid)
    expect(await readNumbers(server.url('kept'))).toEqual([1])
    await server.stop()
    expect(readPostmaster(cluster)).toBeUndefined()
  })

  it('restarts after being killed', async () => {
    const starter = await startElsewhere()
    process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGKILL')
    await kill(starter)
    await sleep(200)
    expect(readPostmaster(cluster)).toBeDefined()
    const server = await startPostgres({ name })
    expect(await readNumbers(server.url('kept'))).toEqual([1])
    await server.stop()
  })

  it('restarts on its port, whoever starts it', async () => {
    const first = await startPostgres({ name })
    const address = first.url('kept')
    await first.stop()
    const second = await startPostgres({ name })
    expect(second.url('kept')).toBe(address)
    await second.stop()
  })

  it('is joined if running, and not started otherwise', async () => {
    expect(() => joinPostgres(name)).toThrow('The shop is running, but its packaged Postgres is not')
    expect(readPostmaster(cluster)).toBeUndefined()
    const starter = await startElsewhere()
    const joined = joinPostgres(name)
    expect(await readNumbers(joined.url('kept'))).toEqual([1])
    await joined.stop()
    expect(await readNumbers(joined.url('kept'))).toEqual([1])
    await kill(starter)
    await (await startPostgres({ name })).stop()
  })

  it('starts despite a lock file whose PID was reused', async () => {
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready   \n`)
    const server = await startPostgres({ name })
    expect(readPostmaster(cluster)?.pid).not.toBe(process.pid)
    await server.stop()
  })

  it('is initialised again after an interrupted setup', async () => {
    fs.mkdirSync(`${cluster}.new`, { recursive: true })
    fs.writeFileSync(path.join(`${cluster}.new`, 'half'), '')
    fs.rmSync(cluster, { recursive: true })
    const server = await startPostgres({ name })
    expect(await ensureDatabase(server, 'kept')).toContain('/kept')
    await server.stop()
  })

  it('of another version is rejected in one line', async () => {
    const file = path.join(cluster, 'PG_VERSION')
    const version = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, '12\n')
    await expect(startPostgres({ name })).rejects.toThrow(/was written by Postgres 12, but the packaged version is \d+\. Dump the data/)
    fs.writeFileSync(file, version)
  })
})
