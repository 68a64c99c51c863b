import { describe, expect, it, vi } from 'vitest'

vi.mock('../../../scripts/lib/database.mjs', () => ({
  directUrl: () => 'postgres://nowhere',
  ensureRoleTimeouts: async () => {},
  requireRights: async () => {},
  whileAlone: async (_: string, work: () => Promise<unknown>) => work(),
  withClient: async (_: string, ask: (client: unknown) => Promise<unknown>) => ask({ query: async () => ({ rows: [] }) }),
}))
vi.mock('../../../scripts/lib/process.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/process.mjs')>()),
  runLogged: async () => {},
}))
vi.mock('../../../scripts/lib/typescript.mjs', () => ({ programArguments: async () => [], importTypeScript: async () => ({}) }))

const { checkedInMigrations, ensureMigrated, requireNewMigration } = await import('../../../scripts/lib/migrations.mjs')

describe('npm run migrate:create', () => {
  it('fails if it wrote nothing', () => {
    expect(() => requireNewMigration(checkedInMigrations())).toThrow('No migration was written')
  })

  it('names what it wrote', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValueOnce(true)
    requireNewMigration(checkedInMigrations().slice(0, -1))
    expect(write).toHaveBeenCalledWith(expect.stringContaining(`${checkedInMigrations().at(-1)}.ts. Review its SQL`))
  })
})

describe('a migration', () => {
  it('fails if the database does not list it afterwards, whatever the program reported', async () => {
    await expect(ensureMigrated({ DATABASE_URL: 'postgres://nowhere' }, () => {})).rejects.toThrow(
      `Migrations were not applied: ${checkedInMigrations()[0]}`,
    )
  })
})
