import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { checks, describeBuild, examine, requireMetrics } from '../../../scripts/lib/doctor.mjs'
import { Fault } from '../../../scripts/lib/output.mjs'

vi.mock('../../../scripts/lib/build.mjs', () => ({ isBuildFresh: () => false, isBuilt: () => built }))
let built = false
vi.mock('../../../scripts/lib/database.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/database.mjs')>()),
  checkDatabase: async () => 17,
  requireRights: async () => {
    throw new Fault('This user may not create tables', 'Grant it.')
  },
}))

let running: { readonly pid: number; readonly port: number; readonly mode: 'start' } | undefined
vi.mock('../../../scripts/lib/running-shop.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/running-shop.mjs')>()),
  readRunningShop: () => running,
}))
const startPostgres = vi.hoisted(() => vi.fn<() => Promise<never>>())
vi.mock('../../../scripts/lib/postgres.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/postgres.mjs')>()),
  startPostgres,
}))
const emptyFolder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-doctor-'))
vi.mock('../../../scripts/lib/postgres-files.mjs', () => ({
  findPlace: () => ({ base: emptyFolder, binaries: {}, user: undefined, moved: false }),
}))
afterAll(() => rmSync(emptyFolder, { recursive: true, force: true }))

const servers: net.Server[] = []
const listen = async (server: net.Server) => {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as net.AddressInfo).port
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  running = undefined
  for (const server of servers.splice(0)) server.close()
})

const look = async (name: string) => checks.find((check) => check.name === name)?.look()

const good = { name: 'Node', look: () => '24.0.0' }
const bad = {
  name: 'Mail',
  look: () => {
    throw new Fault('No answer', 'Look at SMTP_URL.')
  },
}

const told = async (given: {
  checks?: Parameters<typeof examine>[0]['checks']
  toDo?: readonly string[]
  lacksPackages?: boolean
  isStrict?: boolean
}) => {
  const lines: string[] = []
  const code = await examine({
    checks: given.checks ?? [good],
    goLiveList: async () => given.toDo ?? [],
    lacksPackages: () => given.lacksPackages ?? false,
    say: (line) => void lines.push(line),
    isStrict: given.isStrict ?? false,
  })
  return { code, text: lines.join('\n') }
}

describe('npm run doctor', () => {
  it('reports that everything is fine', async () => {
    expect(await told({})).toEqual({ code: 0, text: expect.stringMatching(/✓ {2}Node +24\.0\.0\n\nAll checks passed\.$/) })
  })

  it('shows a failed check with its fix, continues with the others and exits with 1', async () => {
    const { code, text } = await told({ checks: [bad, good] })
    expect(code).toBe(1)
    expect(text).toMatch(/✗ {2}Mail +No answer\. Look at SMTP_URL\.\n {2}✓ {2}Node/)
    expect(text).toContain('1 check failed.')
    expect(text).not.toContain('All checks passed')
  })

  it('lists open go-live items without failing', async () => {
    const { code, text } = await told({ toDo: ['No mail leaves the shop.'] })
    expect(code).toBe(0)
    expect(text).toContain('☐  No mail leaves the shop.')
    expect(text).not.toContain('All checks passed')
    expect(text).toMatch(/1 task remains before go-live\.$/)
  })

  it('fails for open items with --production, and for a shop without metrics', async () => {
    const { code, text } = await told({ toDo: ['No mail leaves the shop.'], isStrict: true })
    expect(code).toBe(1)
    expect(text).toContain('☐  No mail leaves the shop.')
    expect((await told({ isStrict: true })).code).toBe(0)
    expect(() => requireMetrics({})).toThrow(/This shop exposes no metrics\. Set METRICS_PORT/)
    expect(requireMetrics({ METRICS_PORT: '9464' })).toBe('metrics on port 9464')
  })

  it('skips checks that need packages until installed', async () => {
    const { code, text } = await told({ checks: [{ ...bad, needs: 'packages' as const }], lacksPackages: true })
    expect(code).toBe(0)
    expect(text).toContain('skipped: packages are missing')
  })

  it('checks the mail server, and the folders of the settings', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await expect(look('Mail')).rejects.toThrow(Fault)
    const folder = path.join(import.meta.filename, 'pictures')
    vi.stubEnv('MEDIA_DIR', folder)
    await expect(look('Folders')).rejects.toThrow(`${folder} is not writable`)
  })

  it('checks the database user’s privileges', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://reader@shop.test/shop')
    await expect(checks.find(({ name }) => name === 'Database')?.look()).rejects.toThrow('This user may not create tables')
  })

  it('lists every invalid or misspelt setting', async () => {
    vi.stubEnv('PORT', 'http')
    vi.stubEnv('SITE_URL', 'shop.test')
    vi.stubEnv('LOG_LEVEL', 'loud')
    vi.stubEnv('SMTP_ULR', 'smtp://mail.test')
    const fault = await look('Settings')?.catch((error: unknown) => String(error))
    expect(fault).toMatch(/SITE_URL must be .*\nLOG_LEVEL must be .*\nSMTP_ULR is not a setting: did you mean SMTP_URL\?/)
    await expect(look('Port')).rejects.toThrow('PORT is "http"')
  })

  it('lists every folder that is not writable', async () => {
    const [media, mail] = ['pictures', 'mails'].map((name) => path.join(import.meta.filename, name))
    vi.stubEnv('MEDIA_DIR', media)
    vi.stubEnv('MAIL_DIR', mail)
    await expect(look('Folders')).rejects.toThrow(`${media} is not writable (ENOTDIR); ${mail} is not writable (ENOTDIR). Mount them`)
  })

  it('indents further lines of a fault', async () => {
    const several = () => {
      throw new Fault('One\nOther', 'Mend both.')
    }
    expect((await told({ checks: [{ name: 'Settings', look: several }] })).text).toMatch(/✗ {2}Settings {5}One\n {18}Other\. Mend both/)
  })

  it('skips database checks when another check found it down', async () => {
    const away = { ...bad, name: 'Database' }
    const { code, text } = await told({ checks: [away, { ...bad, name: 'Content', needs: 'database' as const }], toDo: ['No mail.'] })
    expect(code).toBe(1)
    expect(text).toContain('–  Content      skipped: the database check failed')
    expect(text).toContain('1 check failed.')
  })

  it('gives up a check after a minute', async () => {
    vi.useFakeTimers()
    const outcome = told({ checks: [{ name: 'Mail', look: () => new Promise<string>(() => undefined) }, good] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toEqual({ code: 1, text: expect.stringMatching(/✗ {2}Mail +The check timed out after 60 s.*\n {2}✓ {2}Node/) })
  })

  it('reports a mail server that closes without a greeting', async () => {
    const port = await listen(net.createServer((socket) => socket.end()))
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
    await expect(look('Mail')).rejects.toThrow('did not respond (ECONNRESET)')
  })

  it('distinguishes a missing build from an outdated one', () => {
    expect(describeBuild({})).toContain('not built yet')
    built = true
    expect(describeBuild({})).toContain('sources changed')
  })
})

describe('npm run doctor beside a running shop', () => {
  const answering = async (status: number, body: string) => {
    const port = await listen(http.createServer((_request, response) => response.writeHead(status).end(body)))
    running = { pid: 7, port, mode: 'start' }
    vi.stubEnv('HOST', '127.0.0.1')
    return port
  }

  it('says that the shop is ready when its health check says so', async () => {
    const port = await answering(200, '{"status":"ok"}')
    expect(await look('Shop')).toBe(`is ready on port ${port} (process 7)`)
  })

  it('fails with what the health check names when the shop is not ready', async () => {
    await answering(503, '{"status":"unavailable","checks":{"database":false,"migrated":true}}')
    await expect(look('Shop')).rejects.toThrow(/\(process 7\) is not ready \(http:.*\/api\/health\/ready: no database\)/)
  })

  it('fails when the shop does not answer', async () => {
    const port = await answering(200, '')
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
    await expect(look('Shop')).rejects.toThrow(`is not responding at http://127.0.0.1:${port}/api/health/ready (ECONNREFUSED)`)
  })

  it('never starts the packaged Postgres when it has ended under the shop', async () => {
    vi.resetModules()
    vi.stubEnv('DATABASE_URL', '')
    await answering(200, '')
    const { checks: fresh } = await import('../../../scripts/lib/doctor.mjs')
    const database = fresh.find(({ name }) => name === 'Database')
    await expect(database?.look()).rejects.toThrow('The shop is running, but its packaged Postgres is not')
    expect(startPostgres).not.toHaveBeenCalled()
  })

  it('says that no shop runs when none does', async () => {
    expect(await look('Shop')).toBe('not running (npm start)')
  })
})
