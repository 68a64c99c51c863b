import { beforeEach, describe, expect, it, vi } from 'vitest'

const files = vi.hoisted(() => ({ names: ['20261101_100000_first'], written: 0, applied: [] as string[] }))
vi.mock('../../../scripts/lib/migration-files.mjs', () => ({
  checkedInMigrations: () => [...files.names],
  writeMigrationIndex: () => {
    files.written += 1
  },
  dropOldSnapshots: () => {},
  replacedMigrations: () => [],
}))
vi.mock('../../../scripts/lib/database.mjs', () => ({
  directUrl: () => 'postgres://nowhere',
  ensureRoleTimeouts: async () => {},
  requireRights: async () => {},
  whileAlone: async (_: string, work: () => Promise<unknown>) => work(),
  withClient: async (_: string, ask: (client: unknown) => Promise<unknown>) =>
    ask({ query: async () => ({ rows: files.applied.map((name) => ({ name })) }) }),
}))
vi.mock('../../../scripts/lib/process.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/process.mjs')>()),
  runLogged: async () => {},
}))
vi.mock('../../../scripts/lib/typescript.mjs', () => ({ programArguments: async () => [], importTypeScript: async () => ({}) }))

const { ensureMigrated, witness } = await import('../../../scripts/lib/migrations.mjs')

beforeEach(() => Object.assign(files, { names: ['20261101_100000_first'], written: 0, applied: [] }))

describe('npm run migrate:create', () => {
  it('fails if it wrote nothing', () => {
    const look = witness('migrate:create')
    expect(look).toThrow('No migration was written')
    expect(files.written).toBe(0)
  })

  it('lists what it wrote', () => {
    vi.spyOn(process.stdout, 'write').mockReturnValueOnce(true)
    const look = witness('migrate:create')
    files.names.push('20261102_100000_second')
    look()
    expect(files.written).toBe(1)
  })

  it('does not affect other commands', () => expect(witness('generate:types')).not.toThrow())
})

describe('a migration', () => {
  it('fails if the database does not list it afterwards, whatever the program reported', async () => {
    await expect(ensureMigrated({ DATABASE_URL: 'postgres://nowhere' }, () => {})).rejects.toThrow(
      'The database still lacks 20261101_100000_first',
    )
  })
})
