import { describe, expect, it } from 'vitest'
import { unknownSettings } from '@/lib/config/unknown-settings'

describe('unknown variables', () => {
  it.each([
    ['STIE_URL', 'SITE_URL'],
    ['PAYLOD_SECRET', 'PAYLOAD_SECRET'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['RATE_LIMITS_READ', 'RATE_LIMIT_READ'],
  ])('%s: did you mean %s?', (typed, meant) => {
    expect(unknownSettings({ [typed]: 'x' })).toEqual([`${typed} is not a setting: did you mean ${meant}?`])
  })

  it('are reported if they look like ours, and ignored otherwise', () => {
    expect(unknownSettings({ STRIPE_PUBLISHABLE_KEY: 'x' })).toHaveLength(1)
    expect(
      unknownSettings({
        PATH: 'x',
        HOME: 'x',
        HOST: 'x',
        npm_config_cache: 'x',
        PGPASSWORD: 'x',
        NEXT_TELEMETRY_DISABLED: '1',
        SITE_URL: 'x',
        VITEST: '1',
      }),
    ).toEqual([])
  })
})
