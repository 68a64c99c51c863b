import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checks, describeBuild } from '../../../scripts/steps/checks.mjs'
import { examine } from '../../../scripts/steps/examine.mjs'
import { requireMetrics } from '../../../scripts/steps/production-checks.mjs'
import { Fault } from '../../../scripts/steps/fault.mjs'

vi.mock('../../../scripts/steps/build.mjs', () => ({ isBuildFresh: () => false, isBuilt: () => built }))
let built = false
vi.mock('../../../scripts/steps/database.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/steps/database.mjs')>()),
  checkDatabase: async () => 17,
  requireRights: async () => {
    throw new Fault('This user may not create tables', 'Grant it.')
  },
}))

afterEach(() => vi.unstubAllEnvs())

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
  it('says that all is well where it is', async () => {
    expect(await told({})).toEqual({ code: 0, text: expect.stringMatching(/✓ {2}Node +24\.0\.0\n\nAll is well\.$/) })
  })

  it('a check that fails is a line with its mend, and exit code 1; the others are looked at all the same', async () => {
    const { code, text } = await told({ checks: [bad, good] })
    expect(code).toBe(1)
    expect(text).toMatch(/✗ {2}Mail +No answer\. Look at SMTP_URL\.\n {2}✓ {2}Node/)
    expect(text).toContain('One thing needs mending.')
    expect(text).not.toContain('All is well')
  })

  it('what is to do before the shop goes live is no fault, but then not all is well', async () => {
    const { code, text } = await told({ toDo: ['No mail leaves the shop.'] })
    expect(code).toBe(0)
    expect(text).toContain('☐  No mail leaves the shop.')
    expect(text).not.toContain('All is well')
    expect(text).toMatch(/one thing is to do before it goes live\.$/)
  })

  it('with --production what is open ends it with 1, and a shop that nobody can watch is one more fault', async () => {
    const { code, text } = await told({ toDo: ['No mail leaves the shop.'], isStrict: true })
    expect(code).toBe(1)
    expect(text).toContain('☐  No mail leaves the shop.')
    expect((await told({ isStrict: true })).code).toBe(0)
    expect(() => requireMetrics({})).toThrow(/Nothing can watch this shop\. Set METRICS_PORT/)
    expect(requireMetrics({ METRICS_PORT: '9464' })).toBe('told on port 9464')
  })

  it('waits with what needs packages until they are there', async () => {
    const { code, text } = await told({ checks: [{ ...bad, needsPackages: true }], lacksPackages: true })
    expect(code).toBe(0)
    expect(text).toContain('looked at once the packages are there')
  })

  it('asks the mail server, and looks at the folders of the settings', async () => {
    const look = async (name: string) => checks.find((check) => check.name === name)?.look()
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
    await expect(look('Mail')).rejects.toThrow(Fault)
    const folder = path.join(import.meta.filename, 'pictures')
    vi.stubEnv('MEDIA_DIR', folder)
    await expect(look('Disk')).rejects.toThrow(`${folder} cannot be written`)
  })

  it('asks the database what this user may do there', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://reader@shop.test/shop')
    await expect(checks.find(({ name }) => name === 'Database')?.look()).rejects.toThrow('This user may not create tables')
  })

  it('tells a build that was never made from one that is old', () => {
    expect(describeBuild({})).toContain('still to be made')
    built = true
    expect(describeBuild({})).toContain('sources changed')
  })
})
