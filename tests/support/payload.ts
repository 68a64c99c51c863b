import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'
import { onFileEnd } from './open-shops'
import { databaseAt, dropDatabase, onServer } from './test-databases'
import { testEnvironment } from './test-environment'

type Variables = Readonly<Record<string, string>>

export interface TestShop {
  readonly payload: Payload
  readonly databaseUrl: string
}

/** Read on import, so modules loaded by another file have other values. */
const readOnImport =
  /^(SITE_URL|PAYLOAD_SECRET.*|DATABASE_(POOL_MAX|HEALTH_TIMEOUT_MS|STATEMENT_TIMEOUT_MS|DIRECT_URL)|SMTP_URL|MAIL_(DIR|FROM)|MEDIA_DIR|S3_.*|LOG_LEVEL|SHARED_CACHE_PURGE_URL|PGOPTIONS)$/

/** Fails early instead of ignoring the setting silently. */
const assertSettingsCount = (chosen: Variables): void => {
  const { hasOwnModules } = globalThis as { hasOwnModules?: boolean }
  const late = Object.keys(chosen).filter((name) => readOnImport.test(name))
  if (late.length > 0 && hasOwnModules !== true)
    throw new Error(`${late.join(', ')}: read on import, so the test file needs a line \`// own modules: sets ${late.join(', ')}\``)
}

/**
 * Boots Payload on a fresh copy of the template database, dropped at the end of the file along with its pool. Call once, at the top of the
 * file or in `beforeAll`. `environment` is set before the configuration is loaded.
 */
export const bootPayload = async (environment: Variables | ((databaseUrl: string) => Promise<Variables>) = {}): Promise<TestShop> => {
  const server = inject('testServer')
  const name = `hostfront_test_${inject('testRun')}_${randomBytes(6).toString('hex')}`
  await onServer(server, (client) => client.query(`create database "${name}" template "${inject('testTemplate')}" strategy file_copy`))
  const databaseUrl = databaseAt(server, name)
  const booted: { payload?: Payload } = {}
  onFileEnd(async () => {
    // Payload holds a connection permanently, so drop the database including its connections.
    await dropDatabase(server, name)
    if (booted.payload) await Promise.race([booted.payload.db.pool.end(), sleep(1000)])
  })
  const chosen = typeof environment === 'function' ? await environment(databaseUrl) : environment
  assertSettingsCount(chosen)
  Object.assign(process.env, testEnvironment, { DATABASE_URL: databaseUrl }, chosen)
  resetProcessState()

  // Imported late: the configuration reads the environment.
  const [{ default: config }, { getPayload }, { constantTime }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
    import('@/lib/crypto/tokens'),
  ])
  constantTime().leastMs = 0
  const payload = await getPayload({ config })
  booted.payload = payload
  return { payload, databaseUrl }
}
