import { describe, expect, it } from 'vitest'
import { isWeakPassword } from '@/core/accounts/password-strength'

describe('a weak password', () => {
  it.each([
    '1234567890',
    '0987654321',
    'abcdefghij',
    '          ',
    'aaaaaaaaaa',
    '1212121212',
    'password123',
    'Password2026!',
    'QWERTYUIOP',
    'motdepasse1',
    'iloveyou!!',
    'my password 1!',
    'P@ssw0rd2026',
    'p4$$w0rt!!!!',
    'contraseña99',
    'otterotter',
    'abc-abc-abc-',
    '8439201756',
    '12.03.1984 07',
    '',
  ])('is rejected: %s', (password) => {
    expect(isWeakPassword(password)).toBe(true)
  })

  it.each(['ada.lovelace@example.com', 'ada.lovelace', 'AdaLovelace1'])('is rejected if it is the owner’s name: %s', (password) => {
    expect(isWeakPassword(password, 'ada.lovelace@example.com')).toBe(true)
  })

  it.each(['Ada Lovelace', 'lovelace-1815', 'L0vel4ce!!!!', 'ada ada ada 1'])(
    'K8: is rejected if it is the account’s name: %s',
    (password) => {
      expect(isWeakPassword(password, 'countess@example.com', 'Ada Lovelace')).toBe(true)
    },
  )

  it.each([
    'a-long-test-password',
    'hostfront-demo',
    'correct horse battery',
    'grün-und-blau-7',
    '漢字漢字仮名仮名かな',
    'x7Kp2mQ9rT',
    'ada builds engines',
    'a quiet otter at noon',
  ])('is none of these: %s', (password) => {
    expect(isWeakPassword(password, 'ada@example.com')).toBe(false)
  })
})
