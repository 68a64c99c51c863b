import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { freePort } from '../../scripts/lib/settings.mjs'
import { openFreshDatabase, openTestServer } from '../runner/test-database.mjs'
import { stopAll } from '../../scripts/lib/process.mjs'

/** The code that is edited here is a copy: a test that is killed must not leave its edits behind. */
const copy = fromRoot('.data', 'development-copy')
/** Everything stands in the copy but what is built, kept or linked, so a new room is in it by itself. */
const leftOut = new Set(['.git', '.data', '.next', 'node_modules'])

let shop: ChildProcess
let url: string

const copyProject = (): void => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(fromRoot())) if (!leftOut.has(entry)) cpSync(fromRoot(entry), path.join(copy, entry), { recursive: true })
  // links to the same files, as a copy of a gigabyte would take its time
  const { status, stderr } = spawnSync('cp', ['-al', fromRoot('node_modules'), path.join(copy, 'node_modules')], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

const edit = (file: string, from: string, to: string): void => {
  const place = path.join(copy, file)
  const source = readFileSync(place, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(place, source.replace(from, to))
}

const read = async (call: string): Promise<unknown> => {
  try {
    const response = await fetch(`${url}${call}`, { signal: AbortSignal.timeout(60_000) })
    return response.ok ? await response.json() : response.status
  } catch {
    return 'no answer'
  }
}

beforeAll(async () => {
  copyProject()
  const port = await freePort()
  url = `http://localhost:${port}`
  const server = process.env['TEST_DATABASE_URL'] ?? (await openTestServer())
  const env = {
    ...process.env,
    DATABASE_URL: await openFreshDatabase(server, 'development'),
    PORT: String(port),
    SITE_URL: url,
    RUN_JOBS: 'false',
  }
  shop = spawn(process.execPath, ['scripts/start.mjs', '--dev'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk: Buffer) => (said = `${said}${chunk}`.slice(-4000)))
  await vi.waitUntil(
    async () => {
      if (shop.exitCode !== null) throw new Error(`npm run dev has ended: ${said}`)
      return typeof (await read('/api/health/ready')) === 'object'
    },
    { timeout: 280_000, interval: 500 },
  )
}, 300_000)

afterAll(async () => {
  if (shop.exitCode === null) {
    const over = once(shop, 'exit')
    shop.kill('SIGTERM')
    await over
  }
  await stopAll()
  rmSync(copy, { recursive: true, force: true })
  // A hundred thousand links on a busy disk.
}, 300_000)

describe('npm run dev', { timeout: 120_000 }, () => {
  it('answers with the code as it is now: a call that was asked before it was edited', async () => {
    expect(await read('/api/health/live')).toEqual({ status: 'ok', checks: {} })
    edit('src/payload/http/health.ts', "status: 'ok', checks: {}", "status: 'ok', checks: { edited: true }")
    await expect
      .poll(() => read('/api/health/live'), { timeout: 60_000, interval: 500 })
      .toEqual({ status: 'ok', checks: { edited: true } })
  })

  it('knows an edited collection without the visit of a page', async () => {
    const first = async () => JSON.stringify(await read('/api/faqs?limit=1&depth=0'))
    const before = await first()
    expect(before).toContain('"question"')
    edit('src/payload/collections/faqs.ts', "defaultSort: 'order'", "defaultSort: '-order'")
    await expect.poll(first, { timeout: 60_000, interval: 500 }).not.toBe(before)
  })
})
