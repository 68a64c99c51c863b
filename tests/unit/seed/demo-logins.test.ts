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

describe('public demo passwords', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:8080'])('work for a local shop: %s', async (site) => {
    expect(await loginsWith({ SITE_URL: site })).toEqual(demo)
  })

  it('do not work for a public shop', async () => {
    expect(await loginsWith({ SITE_URL: 'https://shop.example.com' })).toEqual([])
    expect(await loginsWith({ SITE_URL: 'https://localhost.example.com' })).toEqual([])
  })

  it('follow an explicit setting', async () => {
    expect(await loginsWith({ SITE_URL: 'https://shop.example.com', SEED_DEMO_LOGINS: 'true' })).toEqual(demo)
    expect(await loginsWith({ SITE_URL: 'http://localhost:3000', SEED_DEMO_LOGINS: 'false' })).toEqual([])
  })

  it('yield to the administrator’s own', async () => {
    const own = { SEED_ADMIN_PASSWORD: 'a-password-of-ours' }
    expect(await loginsWith({ SITE_URL: 'https://shop.example.com', ...own })).toEqual(['admin: a-password-of-ours'])
    expect(await loginsWith({ SITE_URL: 'http://localhost:3000', ...own })).toEqual(['admin: a-password-of-ours', ...demo.slice(1)])
  })
})
