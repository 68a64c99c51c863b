import { describe, expect, it } from 'vitest'
import { isWeakSecret, evaluateGoLive, type GoLiveSettings } from '@/modules/operations/go-live'
import type { GoLiveFacts } from '@/modules/operations/operations.repository'

const ready: GoLiveFacts = {
  belongs_to: null,
  endless_codes: [],
  has_demo_notice: false,
  demo_stories: 0,
  demo_prices: 0,
  bank: { iban: 'DE02120300000000202051', holder: 'Shop Ltd', demo: false },
  is_untaxed_without_reason: false,
  sandbox_payments: 0,
  support_email: 'help@shop.test',
  is_ticked_beforehand: false,
  seller: {
    legalName: 'Shop GmbH',
    line1: 'Kai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    vatId: 'DE123456789',
    registration: null,
  },
  oldest_rate: '2026-11-20',
  sample_texts: [],
  placeholder_pages: [],
  demo_logins: [],
}

const settings: GoLiveSettings = {
  SITE_URL: 'https://shop.test',
  TRUSTED_PROXY_COUNT: 1,
  PAYLOAD_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  SMTP_URL: 'smtp://mail.shop.test',
  MAIL_FROM: 'desk@shop.test',
  DOMAIN_PROVIDER: 'rdap',
}

const now = Date.parse('2026-11-23T00:00:00Z')
const codesOf = (facts: Partial<GoLiveFacts>, set: Partial<GoLiveSettings> = {}) =>
  evaluateGoLive({ ...ready, ...facts }, { ...settings, ...set }, now).map(({ code }) => code)

describe('the go-live checklist', () => {
  it('is empty for a ready shop', () => {
    expect(codesOf({})).toEqual([])
  })

  it.each([
    ['a restored copy', { belongs_to: 'https://another.test' }, {}, 'copy'],
    ['a shop held on purpose', {}, { STAGING: true }, 'copy'],
    ['a code without an end', { endless_codes: ['HOLIDAY50'] }, {}, 'endless-codes'],
    ['the demonstration account', { bank: { iban: 'DE89', holder: 'Demo', demo: true } }, {}, 'demo-bank-account'],
    ['no account and no card', { bank: null }, {}, 'no-way-to-pay'],
    ['a support address nobody reads', { support_email: 'support@hostfront.example' }, {}, 'support-address'],
    ['the notice that this is a demo shop', { has_demo_notice: true }, {}, 'demo-notice'],
    ['rates older than a week', { oldest_rate: '2026-11-15' }, {}, 'old-rates'],
    ['add-ons ticked beforehand', { is_ticked_beforehand: true }, {}, 'ticked-beforehand'],
    ['invoices without a seller', { seller: null }, {}, 'no-seller'],
    ['a rate of 0 without a reason (T11)', { is_untaxed_without_reason: true }, {}, 'no-tax-reason'],
    ['no mail server', {}, { SMTP_URL: undefined }, 'no-mail-server'],
    ['the default sender', {}, { MAIL_FROM: 'shop@localhost.localdomain' }, 'default-sender'],
    ['an address without encryption', {}, { SITE_URL: 'http://shop.test' }, 'http-address'],
    ['a proxy that is not counted', {}, { TRUSTED_PROXY_COUNT: 0 }, 'uncounted-proxy'],
    ['an address of this machine', {}, { SITE_URL: 'http://localhost:3000' }, 'local-address'],
    ['cards in test mode', {}, { STRIPE_SECRET_KEY: 'sk_test_12345678' }, 'test-card-keys'],
    ['payments that moved no money', { sandbox_payments: 3 }, {}, 'sandbox-payments'],
    ['a secret of one letter', {}, { PAYLOAD_SECRET: 'a'.repeat(32) }, 'weak-secret'],
  ] as const)('lists %s', (_what, facts, set, code) => {
    expect(codesOf(facts, set)).toEqual([code])
  })

  it('accepts random secrets of 16 letters or digits', () => {
    for (const good of ['0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c', 'kJ8s2Lq0ZxYv7Nw4Rb1Tm9Pc3Ue6Hd5G'])
      expect(isWeakSecret(good)).toBe(false)
    for (const weak of ['abcabcabcabcabcabcabcabcabcabcabc', 'please-change-me-before-you-go-live']) expect(isWeakSecret(weak)).toBe(true)
  })

  it('I5: lists missing seller data; VAT number or register is enough', () => {
    const { seller } = ready
    if (!seller) throw new Error('The shop has a seller')
    const whatOf = (more: Partial<typeof seller>) =>
      evaluateGoLive({ ...ready, seller: { ...seller, ...more } }, settings, now).find(({ code }) => code === 'no-seller')?.what
    expect(whatOf({ vatId: null, registration: 'HRB 1' })).toBeUndefined()
    expect(whatOf({ vatId: ' ', city: '' })).toBe('city, vatId')
  })
})
