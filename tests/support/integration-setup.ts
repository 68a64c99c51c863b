import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { databaseAt, dropDatabase, onServer } from './test-databases'
import { testEnvironment } from './test-environment'

declare module 'vitest' {
  interface ProvidedContext {
    /** Postgres server for test databases. */
    readonly testServer: string
    /** Migrated and seeded template database. */
    readonly testTemplate: string
    /** Part of the name of each database of this run. */
    readonly testRun: string
  }
}

interface TestDatabaseScripts {
  startMemoryServer: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
}

interface ProgramScripts {
  programArguments: (entry: string) => Promise<string[]>
}

interface FingerprintScripts {
  fingerprint: (folder: string, entries: string[]) => string
}

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Scripts are plain JavaScript, since they run before packages are installed. */
const script = async <Scripts>(file: string): Promise<Scripts> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)) as Scripts

interface TestServer {
  readonly url: string
  /** No other databases are on it. */
  readonly isOurs: boolean
  readonly stop: () => Promise<void>
}

const openServer = async (): Promise<TestServer> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, isOurs: given !== process.env['DATABASE_URL'], stop: async () => {} }
  const { startMemoryServer } = await script<TestDatabaseScripts>('tests/runner/test-database.mjs')
  return { ...(await startMemoryServer()), isOurs: true }
}

const exists = (server: string, name: string): Promise<boolean> =>
  onServer(server, async (client) => (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1)

const build = async (server: string, name: string): Promise<void> => {
  const { programArguments } = await script<ProgramScripts>('scripts/lib/typescript.mjs')
  await onServer(server, (client) => client.query(`create database "${name}"`))
  await promisify(execFile)(process.execPath, await programArguments('tests/support/prepare-template.ts'), {
    cwd: root,
    env: { ...process.env, ...testEnvironment, NODE_ENV: 'production', DATABASE_URL: databaseAt(server, name), LOG_LEVEL: 'warn' },
    maxBuffer: 50_000_000,
  })
}

/**
 * Migrates and seeds once; the name contains a hash of the inputs, so an unchanged tree reuses it. Concurrent runs each create one, and one
 * is kept.
 */
const ensureTemplate = async (server: string): Promise<string> => {
  const { fingerprint } = await script<FingerprintScripts>('scripts/lib/project.mjs')
  const own = ['prepare-template.ts', 'cheap-passwords.ts'].map((file) => `tests/support/${file}`)
  const hash = fingerprint(root, ['payload.config.ts', 'seed', 'src/payload', 'src/blocks', 'src/lib/config', ...own])
  const name = `hostfront_template_${hash.slice(0, 12)}`
  if (await exists(server, name)) return name
  const draft = `hostfront_draft_${process.pid}_${Date.now().toString(36)}`
  try {
    await build(server, draft)
    if (!(await exists(server, name))) await onServer(server, (client) => client.query(`alter database "${draft}" rename to "${name}"`))
  } finally {
    await dropDatabase(server, draft)
  }
  return name
}

const testRun = String(process.pid)

/** Whether the process in the database's name is still running. */
const isOfLivingRun = (name: string): boolean => {
  const [, id] = /^hostfront_(?:draft|test)_(\d+)_/.exec(name) ?? []
  try {
    return id !== undefined && process.kill(Number(id), 0)
  } catch {
    return false
  }
}

/** Drops templates of older trees and leftovers of killed runs, unless in use. */
const sweep = (server: string, template: string): Promise<void> =>
  onServer(server, async (client) => {
    const left = await client.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname ~ '^hostfront_(template|draft|test)_' and datname <> $1`,
      [template],
    )
    const dead = left.rows.filter(({ datname }) => !isOfLivingRun(datname))
    for (const { datname } of dead) await client.query(`drop database if exists "${datname}"`).catch(() => undefined)
  })

/** Open databases would slow down later files, so the run fails. */
const reportLeaks = async (server: string): Promise<void> => {
  const { rows } = await onServer(server, (client) =>
    client.query<{ datname: string }>('select datname from pg_database where datname like $1', [`hostfront\\_test\\_${testRun}\\_%`]),
  )
  console.log(`Databases left open by test files: ${rows.length}`)
  if (rows.length > 0) process.exitCode = 1
}

const setUp = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await openServer()
  project.provide('testServer', server.url)
  const template = await ensureTemplate(server.url)
  if (server.isOurs) await sweep(server.url, template)
  project.provide('testTemplate', template)
  project.provide('testRun', testRun)
  return async () => {
    await reportLeaks(server.url)
    await server.stop()
  }
}

export default setUp
