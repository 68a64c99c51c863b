import { describe, expect, it } from 'vitest'
import { renderQr, codeAt, createSecret, keyUri, stepOf } from '@/modules/auth/mfa/totp'

/** "12345678901234567890" of RFC 6238, appendix B; the last six of its eight digits are ours. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('K1: %i seconds after 1970 it is %s, as the standard says', (seconds, code) => {
    expect(codeAt(secret, seconds * 1000)).toBe(code)
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('K1: a clock may be one step off either way, and no more', () => {
    const now = Date.parse('2026-11-24T12:00:10Z')
    const step = Math.floor(now / 30_000)
    const stepsTaken = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, codeAt(secret, now + steps * 30_000), now))
    expect(stepsTaken).toEqual([null, step - 1, step, step + 1, null])
  })

  it('the key is 160 bits, another each time, and the QR code names shop and account', () => {
    const [first, second] = [createSecret(), createSecret()]
    expect([/^[A-Z2-7]{32}$/.test(first), first === second]).toEqual([true, false])
    const uri = new URL(keyUri(secret, { issuer: 'Ada & Co: hosting', account: 'ada+two@example.com' }))
    expect([uri.protocol, decodeURIComponent(uri.pathname).replace(/^\/*/, '')]).toEqual([
      'otpauth:',
      expect.stringContaining('ada+two@example.com'),
    ])
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Ada & Co: hosting', digits: '6', period: '30' })
  })
})

describe('a QR code', () => {
  it('is drawn with a white margin, and its three corner marks', () => {
    const { size, path } = renderQr('otpauth://totp/x')
    const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '))
    for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
    const mark = '#######'
    expect(rows.slice(0, 4).flat().join('').trim()).toBe('')
    const top = (rows[4] ?? []).join('')
    expect([top.slice(4, 11), top.slice(-11, -4), (rows[size - 5] ?? []).join('').slice(4, 11)]).toEqual([mark, mark, mark])
  })
})
