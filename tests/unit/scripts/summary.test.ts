import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'
import { demoLoginsOf } from '../../../scripts/lib/seeding.mjs'
import { databaseUrlOfUser } from '../../../scripts/lib/settings.mjs'
import { summaryLines } from '../../../scripts/lib/summary.mjs'

const facts = { url: 'http://localhost:3001', databasePlace: 'packaged Postgres', duration: '4.0 s' }
const login = { who: 'admin', email: 'admin@shop.example', password: 'demo' }

afterEach(() => {
  vi.unstubAllEnvs()
  resetProcessState()
})

describe('the summary of npm start', () => {
  it('lists open go-live items of a public shop, and only counts them locally', () => {
    const toDo = ['No mail leaves the shop.']
    expect(summaryLines({ ...facts, logins: [], toDo, isPublic: true }).join('\n')).toContain('No mail leaves the shop.')
    const local = summaryLines({ ...facts, logins: [], toDo }).join('\n')
    expect(local).toContain('npm run doctor')
    expect(local).not.toContain('No mail')
  })

  it('promises to stop no external database', () => {
    expect(summaryLines({ ...facts, logins: [], isPackaged: false }).join('\n')).toContain('Its database keeps running')
  })

  it('shows demo passwords only on a local terminal: never in logs, files or public shops', () => {
    const said = (more: { isTerminal?: boolean; isPublic?: boolean }) =>
      summaryLines({ ...facts, logins: [{ ...login, password: 'let-me-in' }], ...more }).join('\n')
    expect(said({ isTerminal: true })).toContain('let-me-in')
    for (const more of [{}, { isTerminal: false }, { isTerminal: true, isPublic: true }]) expect(said(more)).not.toContain('let-me-in')
    expect(said({})).toContain('admin@shop.example')
  })

  it('still knows the packaged Postgres after the seed returned its logins', async () => {
    vi.stubEnv('DATABASE_URL', '')
    await demoLoginsOf({ SITE_URL: 'http://localhost:3001', DATABASE_URL: 'postgres://packaged@127.0.0.1:5/hostfront' })
    expect(databaseUrlOfUser()).toBeUndefined()
    expect(summaryLines({ ...facts, logins: [], isPackaged: true }).join('\n')).toContain('Ctrl-C to stop the shop and its database')
  })

  it('never shows a chosen password', async () => {
    const chosen = 'chosen-by-somebody'
    const logins = await demoLoginsOf({ SITE_URL: 'https://shop.example.com', SEED_ADMIN_PASSWORD: chosen })
    expect(logins).toHaveLength(1)
    expect(JSON.stringify(logins)).not.toContain(chosen)
  })
})
