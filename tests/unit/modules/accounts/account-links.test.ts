import { describe, expect, it } from 'vitest'
import { accountIdOf, createLinkToken, isLinkOf } from '@/modules/accounts/account-links'
import type { Account } from '@/modules/accounts/accounts.repository'

const secret = 'a-secret-for-tests-only-0123456789abcdef'
const now = Date.parse('2026-01-01T00:00:00Z')
const hour = 60 * 60 * 1000
const account: Account = {
  id: '01990000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  locale: 'en',
  isVerified: false,
  passwordStamp: 'salt-one',
}

describe('account links', () => {
  const reset = createLinkToken(secret, 'reset', account, now)

  it('contain their account, and work until they expire', () => {
    expect(accountIdOf(reset)).toBe(account.id)
    expect([now, now + hour - 1, now + hour].map((at) => isLinkOf([secret], 'reset', account, reset, at))).toEqual([true, true, false])
    const verify = createLinkToken(secret, 'verify', account, now)
    expect([72 * hour - 1, 72 * hour].map((after) => isLinkOf([secret], 'verify', account, verify, now + after))).toEqual([true, false])
  })

  it.each([
    ['another password', { ...account, passwordStamp: 'salt-two' }],
    ['a confirmed address', { ...account, isVerified: true }],
    ['another account', { ...account, id: '01990000-0000-7000-8000-000000000002' }],
  ])('are invalidated by %s', (_what, changed) => {
    expect(isLinkOf([secret], 'reset', changed, reset, now)).toBe(false)
  })

  it('are rejected for another purpose, secret or expiry', () => {
    expect(isLinkOf([secret], 'verify', account, reset, now)).toBe(false)
    expect(isLinkOf([`${secret}x`], 'reset', account, reset, now)).toBe(false)
    const [id, expiry = '', signature] = reset.split('.')
    expect(
      isLinkOf([secret], 'reset', account, `${id}.${(Number.parseInt(expiry, 36) + hour).toString(36)}.${signature}`, now + hour),
    ).toBe(false)
    for (const made of ['', 'x', `${reset}.`, reset.slice(0, -1), `${'0'.repeat(32)}.zzzzzzzzzzzz.${'A'.repeat(43)}`])
      expect(isLinkOf([secret], 'reset', account, made, now)).toBe(false)
  })

  it('accept links of a previous secret while it is configured', () => {
    const older = createLinkToken('an-earlier-secret', 'verify', account, now)
    expect(isLinkOf([secret, 'an-earlier-secret'], 'verify', account, older, now)).toBe(true)
    expect(isLinkOf([secret], 'verify', account, older, now)).toBe(false)
  })
})
