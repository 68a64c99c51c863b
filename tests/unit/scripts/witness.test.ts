import { beforeEach, describe, expect, it, vi } from 'vitest'

const files = vi.hoisted(() => ({ names: ['20261101_100000_first'], written: 0, applied: [] as string[] }))
vi.mock('../../../scripts/steps/migration-files.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/steps/migration-files.mjs')>()),
  checkedInMigrations: () => [...files.names],
  writeMigrationIndex: () => {
    files.written += 1
  },
  dropOldSnapshots: () => {},
}))
vi.mock('../../../scripts/steps/database.mjs', () => ({
  requireRights: async () => {},
  withClient: async (_: string, ask: (client: unknown) => Promise<unknown>) =>
    ask({ query: async () => ({ rows: files.applied.map((name) => ({ name })) }) }),
}))
vi.mock('../../../scripts/steps/child.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/steps/child.mjs')>()),
  runLogged: async () => {},
}))
vi.mock('../../../scripts/steps/alone.mjs', () => ({ whileAlone: async (_: string, work: () => Promise<unknown>) => work() }))
vi.mock('../../../scripts/steps/typescript.mjs', () => ({ programArguments: async () => [], importTypeScript: async () => ({}) }))
vi.mock('../../../scripts/steps/pooler.mjs', () => ({ directUrl: () => 'postgres://nowhere', ensureRoleTimeouts: async () => {} }))

const { witness } = await import('../../../scripts/steps/payload-command.mjs')
const { ensureMigrated } = await import('../../../scripts/steps/migrations.mjs')

beforeEach(() => Object.assign(files, { names: ['20261101_100000_first'], written: 0, applied: [] }))

describe('npm run migrate:create', () => {
  it('that wrote nothing is no success', () => {
    const look = witness('migrate:create')
    expect(look).toThrow('No migration was written')
    expect(files.written).toBe(0)
  })

  it('that wrote one lists it', () => {
    vi.spyOn(process.stdout, 'write').mockReturnValueOnce(true)
    const look = witness('migrate:create')
    files.names.push('20261102_100000_second')
    look()
    expect(files.written).toBe(1)
  })

  it('other commands write none', () => expect(witness('generate:types')).not.toThrow())
})

describe('a migration', () => {
  it('that the database does not know afterwards is no success, whatever the program said', async () => {
    await expect(ensureMigrated({ DATABASE_URL: 'postgres://nowhere' }, () => {})).rejects.toThrow(
      'The database still lacks 20261101_100000_first',
    )
  })
})
