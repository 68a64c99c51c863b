import { describe, expect, it } from 'vitest'
import { taxRate } from '@/payload/fields/tax'

interface Saved {
  readonly rate: number
  readonly before?: number
  readonly rows?: readonly object[]
}

const save = ({ rate, before, rows = [] }: Saved) => {
  const validate = taxRate.validate as (value: number, options: object) => Promise<string | true>
  return validate(rate, { previousValue: before, data: { taxRates: rows }, req: { i18n: { language: 'en' } } })
}

const reason = { country: '', region: '', kind: 'everyone', rate: 0, name: 'VAT exempt, small business' }

describe('T11: a single rate of 0', () => {
  it('is refused when no row says why, and saved when one does for everyone', async () => {
    expect(await save({ rate: 0, before: 0.1 })).toContain('why no tax is charged')
    expect(await save({ rate: 0, before: 0.1, rows: [reason] })).toBe(true)
    expect(await save({ rate: 0, before: 0.1, rows: [{ ...reason, country: null, region: null }] })).toBe(true)
  })

  it.each([
    ['has a country', { country: 'DE' }],
    ['has a region', { region: 'Canarias' }],
    ['is for businesses alone', { kind: 'business' }],
    ['begins later', { validFrom: '2030-01-01T00:00:00Z' }],
    ['ends', { validTo: '2030-01-01T00:00:00Z' }],
  ])('is refused when the row %s', async (_what, more) => {
    expect(await save({ rate: 0, before: 0.1, rows: [{ ...reason, ...more }] })).toContain('why no tax is charged')
  })

  it('does not keep those who may not change it from saving the other settings', async () => {
    expect(await save({ rate: 0, before: 0 })).toBe(true)
  })

  it('leaves every other rate alone, and wrong ones wrong', async () => {
    expect(await save({ rate: 0.1, before: 0 })).toBe(true)
    expect(await save({ rate: -1, before: 0 })).not.toBe(true)
  })
})
