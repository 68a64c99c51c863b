import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, inject } from 'vitest'
import { databaseAt, dropDatabase, onServer } from './test-databases'
import { testEnvironment } from './test-environment'

type Variables = Readonly<Record<string, string>>

export interface TestShop {
  readonly payload: Payload
  readonly databaseUrl: string
}

/**
 * Payload on a copy of the migrated and seeded template that this test file alone uses; dropped when the file is done.
 * Call it once, at the top of the file: `const { payload } = await bootPayload()`. `environment` is set before the
 * configuration is read.
 */
export const bootPayload = async (environment: Variables | ((databaseUrl: string) => Promise<Variables>) = {}): Promise<TestShop> => {
  const server = inject('testServer')
  const name = `hostfront_test_${process.pid}_${randomBytes(6).toString('hex')}`
  await onServer(server, (client) => client.query(`create database "${name}" template "${inject('testTemplate')}"`))
  const databaseUrl = databaseAt(server, name)
  const chosen = typeof environment === 'function' ? await environment(databaseUrl) : environment
  Object.assign(process.env, testEnvironment, { DATABASE_URL: databaseUrl }, chosen)

  // Imported now and not above: the configuration reads the environment.
  const [{ default: config }, { getPayload }] = await Promise.all([import('@payload-config'), import('payload')])
  const payload = await getPayload({ config })
  afterAll(async () => {
    // Payload keeps one connection for good, so the database goes with its connections.
    await dropDatabase(server, name)
    void payload.db.pool.end()
  })
  return { payload, databaseUrl }
}
