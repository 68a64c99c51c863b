import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { compileProgram, programFlags } from '../../../scripts/lib/typescript.mjs'
import { databaseAt, dropDatabase, onServer } from '../../support/test-databases'
import { testEnvironment } from '../../support/test-environment'

const server = inject('testServer')
const database = `hostfront_test_${process.pid}_${randomBytes(6).toString('hex')}`
const name = 'two-shops.com'
let shops: readonly ChildProcess[] = []

/** The next message; rejects if the process exits first. */
const wordOf = async (shop: ChildProcess): Promise<unknown> => {
  const ended = once(shop, 'exit').then(([code]) => {
    throw new Error(`A shop ended with ${String(code)}`)
  })
  return Promise.race([once(shop, 'message').then(([word]) => word as unknown), ended])
}

beforeAll(async () => {
  await onServer(server, (client) => client.query(`create database "${database}" template "${inject('testTemplate')}"`))
  const program = await compileProgram('tests/support/names/buy-at-once.ts')
  const env = { ...process.env, ...testEnvironment, DATABASE_URL: databaseAt(server, database) }
  shops = ['first', 'second'].map((shop) =>
    fork(program, [name, '25', shop], { execArgv: programFlags, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
  expect(await Promise.all(shops.map(wordOf))).toEqual(['ready', 'ready'])
})
afterAll(async () => {
  for (const shop of shops) shop.kill('SIGKILL')
  await dropDatabase(server, database)
})

it('N1: two processes sell an available domain to one of 50 concurrent buyers', async () => {
  const said = Promise.all(shops.map(wordOf))
  for (const shop of shops) shop.send('buy')
  const outcomes = (await said).flatMap((word) => (word as { readonly outcomes: readonly string[] }).outcomes)
  expect(outcomes).toHaveLength(50)
  expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1)
  // each of the others gets the reason
  expect(outcomes.filter((outcome) => outcome === 'domain-held')).toHaveLength(49)
  const client = new pg.Client({ connectionString: databaseAt(server, database) })
  await client.connect()
  const { rows } = await client.query<{ orders: number; holds: number }>(
    'select (select count(*)::int from orders where lines::text like $1) as orders, (select count(*)::int from name_holds where name = $2) as holds',
    [`%${name}%`, name],
  )
  await client.end()
  expect(rows).toEqual([{ orders: 1, holds: 1 }])
})
