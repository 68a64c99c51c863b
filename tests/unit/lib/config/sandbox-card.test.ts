import { describe, expect, it } from 'vitest'
import { parseBuildEnvironment } from '@/lib/config/env'
import { isSandboxOn } from '@/lib/config/sandbox-card'

const here = { SITE_URL: 'http://localhost:3000' }
const keys = { STRIPE_SECRET_KEY: 'sk_test_of_the_tests' }

describe('the sandbox card', () => {
  it('O10: is on for a local shop, unless Stripe is on or the setting is off', () => {
    expect(isSandboxOn(here)).toBe(true)
    expect(isSandboxOn({ ...here, SANDBOX_CARD: false })).toBe(false)
    expect(isSandboxOn({ ...here, ...keys })).toBe(false)
    expect(isSandboxOn({ ...here, ...keys, SANDBOX_CARD: true })).toBe(true)
  })

  it.each(['https://shop.example', 'http://192.168.1.4:3000', 'https://localhost.example', 'http://127.0.0.1.example'])(
    'O10: is never on at %s, whatever the setting',
    (SITE_URL) => {
      for (const SANDBOX_CARD of [true, false, undefined]) expect(isSandboxOn({ SITE_URL, SANDBOX_CARD })).toBe(false)
      expect(() => parseBuildEnvironment({ SITE_URL, SANDBOX_CARD: 'true' })).toThrow(/SANDBOX_CARD must not be true/)
      expect(parseBuildEnvironment({ SITE_URL, SANDBOX_CARD: 'false' }).SANDBOX_CARD).toBe(false)
    },
  )
})
