import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseBuildEnvironment, parseEnvironment } from '@/lib/config/env'

const running = { DATABASE_URL: 'postgresql://shop:secret@db:5432/shop', PAYLOAD_SECRET: 'x'.repeat(32) }

const faultsOf = (work: () => unknown): readonly string[] => {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults
    throw error
  }
}

describe('the environment', () => {
  it('has defaults for all but database and secret', () => {
    expect(parseEnvironment(running)).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      PORT: 3000,
      DOMAIN_PROVIDER: 'simulated',
      SIMULATOR_MIN_DELAY_MS: 800,
      SIMULATOR_MAX_DELAY_MS: 1600,
      TRANSFER_PRICE_DELAY_MS: 1000,
      TRANSFER_SUBMIT_DELAY_MS: 1500,
      DNS_SERVERS: [],
      DATABASE_POOL_MAX: 20,
      TRUSTED_PROXY_COUNT: 0,
    })
  })

  it('accepts a sender with a name', () => {
    for (const given of ['desk@shop.test', 'The Shop <desk@shop.test>', '"The Shop" <desk@shop.test>'])
      expect(parseEnvironment({ ...running, MAIL_FROM: given })).toMatchObject({ MAIL_FROM: 'desk@shop.test' })
    expect(faultsOf(() => parseEnvironment({ ...running, MAIL_FROM: 'The Shop' }))).toEqual([
      'MAIL_FROM must be an email address, such as desk@shop.example',
    ])
  })

  it('needs neither database nor secret to build', () => {
    expect(faultsOf(() => parseBuildEnvironment({}))).toEqual([])
  })

  it('reports every error of values and pairs together', () => {
    const faults = faultsOf(() =>
      parseEnvironment({
        ...running,
        LOG_LEVEL: 'loud',
        SIMULATOR_MIN_DELAY_MS: 'soon',
        STRIPE_SECRET_KEY: 'sk_test_1',
        SITE_URL: 'shop',
        SANDBOX_CARD: 'true',
        METRICS_HOST: '0.0.0.0',
        S3_BUCKET: 'pictures',
      }),
    )
    expect(faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual([
      'LOG_LEVEL',
      'METRICS_TOKEN',
      'S3_BUCKET',
      'SIMULATOR_MIN_DELAY_MS',
      'SITE_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_SECRET_KEY',
    ])
  })

  it('says in one line each what is missing and how to fix it', () => {
    expect(faultsOf(() => parseEnvironment({}))).toEqual([
      'DATABASE_URL is missing: set it to your Postgres URL, such as postgresql://user:password@localhost:5432/hostfront',
      'PAYLOAD_SECRET is missing: set it to at least 32 random characters, such as the output of `openssl rand -hex 32`',
    ])
  })

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ ...running, PORT: ' ', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['DATABASE_URL', 'mysql://db'],
    ['PAYLOAD_SECRET', 'short'],
    ['SITE_URL', 'shop.example.com'],
    ['SITE_URL', 'https://shop.example.com/de'],
    ['PORT', '0'],
    ['PORT', '3000.5'],
    ['DATABASE_POOL_MAX', '1'],
    ['RATE_LIMIT_QUOTE', '-1'],
    ['DOMAIN_PROVIDER', 'guess'],
    ['RUN_JOBS', 'maybe'],
    ['TRANSFER_PRICE_DELAY_MS', '-1'],
    ['DNS_SERVERS', 'dns.example.com'],
    ['DNS_SERVERS', '9.9.9.9;1.1.1.1'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['STRIPE_API_URL', 'stripe.test/v1'],
  ])('rejects %s=%s in one line', (name, value) => {
    const faults = faultsOf(() => parseEnvironment({ ...running, [name]: value }))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name} `))
  })

  it('rejects a minimum delay above the maximum', () => {
    expect(faultsOf(() => parseEnvironment({ ...running, SIMULATOR_MIN_DELAY_MS: '2000' }))).toEqual([
      'SIMULATOR_MIN_DELAY_MS must not exceed SIMULATOR_MAX_DELAY_MS',
    ])
  })

  it('requires both keys of Stripe or neither', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }
    expect(parseEnvironment({ ...running, ...keys })).toMatchObject(keys)
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      expect(faultsOf(() => parseEnvironment({ ...running, [name]: keys[name] }))).toEqual([
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together',
      ])
      expect(faultsOf(() => parseEnvironment({ ...running, ...keys, [name]: 'pk_public' }))).toHaveLength(1)
    }
  })

  it('serves metrics to this machine only, and to others with a token', () => {
    const open = { ...running, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
    expect(parseEnvironment({ ...running, METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1')
    expect(faultsOf(() => parseEnvironment(open)).join()).toMatch(/^METRICS_TOKEN is required/)
    expect(faultsOf(() => parseEnvironment({ ...open, METRICS_TOKEN: 'short' })).join()).toMatch(/^METRICS_TOKEN is too short/)
    expect(parseEnvironment({ ...open, METRICS_TOKEN: 'a-token-of-sixteen' }).METRICS_HOST).toBe('0.0.0.0')
    expect(parseEnvironment(running).METRICS_PORT).toBeUndefined()
  })

  it('never repeats the rejected value', () => {
    expect(faultsOf(() => parseEnvironment({ DATABASE_URL: 'mysql://user:hunter2@db', PAYLOAD_SECRET: 'hunter2' })).join()).not.toContain(
      'hunter2',
    )
  })
})
