import { describe, expect, it, vi } from 'vitest'
import { CodeStepPage, NewCodesPage, TwoStepSetupPage } from '@/features/account/two-step/two-step-pages'
import { TwoStepSection } from '@/features/account/invoices-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/auth-actions', () => ({ loginCodeAction: async () => null }))
vi.mock('@/features/account/actions/security-actions', () =>
  Object.fromEntries(
    ['beginTwoStepAction', 'beginNewCodesAction', 'turnOnAction', 'turnOffAction', 'renewCodesAction'].map((name) => [
      name,
      async () => null,
    ]),
  ),
)

const codes = Array.from({ length: 10 }, (_, index) => `7K2M-9QXT-4HBC-W3E${index}`)
const setup = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Hostfront:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  codes,
  qr: { size: 25, path: 'M4 4h7v1h-7z' },
}
const inputs = (html: string): readonly string[] => html.match(/<input\b[^>]*>/g) ?? []

describe('two-step login pages', () => {
  it('K4: show key, QR code and all ten codes, and the file contains the same', () => {
    const html = drawInWords(<TwoStepSetupPage setup={setup} />)
    expect(html).toContain('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]+"/)
    for (const code of codes) expect(html).toContain(`<li>${code}</li>`)
    const file = /href="data:text\/plain;charset=utf-8,([^"]+)"[^>]*download="recovery-codes.txt"/.exec(html)?.[1] ?? ''
    expect(decodeURIComponent(file).match(/[\dA-Z]{4}(?:-[\dA-Z]{4}){3}/g)).toEqual(codes)
  })

  it('never submit key and codes: the browser carries them encrypted', () => {
    for (const page of [<TwoStepSetupPage key="setup" setup={setup} />, <NewCodesPage key="codes" codes={codes} />])
      for (const input of inputs(drawInWords(page))) expect(input).not.toMatch(/GEZD|7K2M/)
  })

  it('let phones fill in app codes; recovery codes contain letters', () => {
    const field = (isRecovery: boolean) =>
      inputs(drawInWords(<CodeStepPage next="/en/checkout" isRecovery={isRecovery} />)).find((input) => input.includes('name="code"')) ?? ''
    expect(field(false)).toMatch(/autoComplete="one-time-code"/i)
    expect(field(false)).toMatch(/inputMode="numeric"/i)
    expect(field(true)).not.toMatch(/numeric|one-time-code/)
  })

  it('keep the return path when switching to a recovery code', () => {
    const html = drawInWords(<CodeStepPage next="/en/checkout" isRecovery={false} />)
    expect(html).toContain('/en/login/code?with=recovery&amp;next=%2Fen%2Fcheckout')
    expect(html).toContain('<input type="hidden" name="next" value="/en/checkout"/>')
  })

  it.each([
    [10, false],
    [2, true],
    [0, true],
  ])('with %i recovery codes left suggest new ones: %j', (recoveryCodesLeft, isUrged) => {
    const html = drawInWords(<TwoStepSection state={{ isOn: true, since: '2026-11-24T00:00:00.000Z', recoveryCodesLeft }} />)
    expect(html.includes('two-step__few')).toBe(isUrged)
  })

  it('when off, only show the button', () => {
    expect(inputs(drawInWords(<TwoStepSection state={{ isOn: false, since: null, recoveryCodesLeft: 0 }} />))).toEqual([])
  })
})
