import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTypedCode, recoveryCodeLength, formatRecoveryCode } from '@/core/accounts/accounts'

const bytes = fc.uint8Array({ minLength: recoveryCodeLength, maxLength: recoveryCodeLength })

describe('input of the second step', () => {
  it('K4: accepts a recovery code however it is copied from paper', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('-', ' ', '', '–'), (drawn, between) => {
        const code = formatRecoveryCode(drawn)
        expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
        const typed = ` ${code.toLowerCase().replaceAll('-', between).replaceAll('0', 'o').replace('1', 'l').replace('1', 'I')} `
        expect(parseTypedCode(typed)).toEqual({ kind: 'recovery', code })
      }),
    )
  })

  it('accepts six digits as an app code, with or without a space', () => {
    for (const typed of ['123456', ' 123 456 ', '123-456', '１２３４５６'])
      expect(parseTypedCode(typed)).toEqual({ kind: 'time', digits: '123456' })
  })

  it.each(['', '12345', '1234567', 'abcdef', '7K2M-9QXT-4HBC', '7K2M-9QXT-4HBC-W3EPX', '7K2M-9QXT-4HBC-W3EU', '🙂'.repeat(16)])(
    '%j is no code',
    (typed) => expect(parseTypedCode(typed)).toBeNull(),
  )
})
