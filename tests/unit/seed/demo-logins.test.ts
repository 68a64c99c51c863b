import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'

afterEach(() => vi.unstubAllEnvs())

/** The environment is parsed once, so each call needs fresh modules. */
const loginsWith = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  vi.resetModules()
  resetProcessState()
  for (const name of ['SITE_URL', 'SEED_DEMO_LOGINS', 'SEED_ADMIN_PASSWORD']) vi.stubEnv(name, environment[name] ?? '')
  const { chosenLogins } = await import('@seed/demo-logins')
  return chosenLogins().map(({ email, password }) => `${email.split('@')[0]}: ${password}`)
}

const demo = ['admin', 'marketing', 'support', 'customer'].map((who) => `${who}: hostfront-demo`)

describe('passwords that stand in the source', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:8080'])('open a shop on this machine: %s', async (site) => {
    expect(await loginsWith({ SITE_URL: site })).toEqual(demo)
  })

  it('open no shop on the network', async () => {
    expect(await loginsWith({ SITE_URL: 'https://shop.example.com' })).toEqual([])
    expect(await loginsWith({ SITE_URL: 'https://localhost.example.com' })).toEqual([])
  })

  it('open one where that is said, and none where the contrary is', async () => {
    expect(await loginsWith({ SITE_URL: 'https://shop.example.com', SEED_DEMO_LOGINS: 'true' })).toEqual(demo)
    expect(await loginsWith({ SITE_URL: 'http://localhost:3000', SEED_DEMO_LOGINS: 'false' })).toEqual([])
  })

  it('give way to the administrator’s own', async () => {
    const own = { SEED_ADMIN_PASSWORD: 'a-password-of-ours' }
    expect(await loginsWith({ SITE_URL: 'https://shop.example.com', ...own })).toEqual(['admin: a-password-of-ours'])
    expect(await loginsWith({ SITE_URL: 'http://localhost:3000', ...own })).toEqual(['admin: a-password-of-ours', ...demo.slice(1)])
  })
})
