import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrations } from '@/payload/migrations'
import { whileAlone } from '../../../scripts/lib/database.mjs'
import { ensureMigrated } from '../../../scripts/lib/migrations.mjs'
import { becomeOlder } from '../../support/old-databases'
import { bootPayload } from '../../support/payload'
import { databaseAt, dropDatabase, onServer } from '../../support/test-databases'
import { testEnvironment } from '../../support/test-environment'

const server = inject('testServer')
const name = `hostfront_test_${process.pid}_${randomBytes(6).toString('hex')}`
const stranger = `${name}_stranger`
/** Of the version before the baseline, so that the migration itself takes no time. */
const { payload, databaseUrl: behind } = await bootPayload()
const url = databaseAt(server, name)
const environmentFor = (databaseUrl: string) => ({ ...process.env, ...testEnvironment, DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: '' })

beforeAll(async () => {
  await onServer(server, async (client) => {
    await client.query(`create database "${name}"`)
    await client.query(`create role "${stranger}" login password 'stranger'`)
  })
  await becomeOlder(payload)
})
afterAll(async () => {
  await dropDatabase(server, name)
  await onServer(server, (client) => client.query(`drop role "${stranger}"`))
})

describe('first starts with the same database', () => {
  it('without sufficient rights fails with one line that names them, not with the failed statement', async () => {
    const theirs = new URL(url)
    theirs.username = stranger
    theirs.password = 'stranger'
    const fault = await ensureMigrated(environmentFor(theirs.href), () => {}).then(
      () => null,
      (error: unknown) => error,
    )
    expect(fault).toBeInstanceOf(Error)
    const { message } = fault as Error
    expect(message).toContain(`GRANT CREATE ON DATABASE "${name}" TO "${stranger}"`)
    expect(message.split('\n')).toHaveLength(1)
    expect(message.length).toBeLessThan(500)
  })

  it('migrates once for two concurrent starts, and both continue', async () => {
    const notes: string[] = []
    const start = () => ensureMigrated(environmentFor(behind), (words) => notes.push(words))
    await Promise.all([start(), start()])
    expect(notes.sort()).toEqual([`${migrations.length} applied`, 'up to date: applied by another process'])
  })

  it('releases the lock of a process that dies while migrating', async () => {
    const order: string[] = []
    let isAtWork = () => {}
    const atWork = new Promise<void>((resolve) => (isAtWork = resolve))
    const first = whileAlone(url, async () => {
      isAtWork()
      await new Promise((resolve) => setTimeout(resolve, 60_000).unref())
    })
    void first.catch(() => undefined)
    await atWork
    const second = whileAlone(url, async () => void order.push('second'))
    await onServer(server, (client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid in (select pid from pg_locks where locktype = 'advisory' and granted)",
        [name],
      ),
    )
    await second
    expect(order).toEqual(['second'])
  })
})
