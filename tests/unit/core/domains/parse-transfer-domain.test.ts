import { describe, expect, it } from 'vitest'
import { parseTransferDomain } from '@/core/domains/transfers'

const errorOf = (input: string) => {
  const parsed = parseTransferDomain(input)
  return parsed.ok ? parsed.value.domain : parsed.error
}

describe('parseTransferDomain', () => {
  it('reads a complete domain, also from a URL', () => {
    expect(parseTransferDomain(' https://www.Otter-Bean.co.uk/about ')).toEqual({
      ok: true,
      value: { domain: 'otter-bean.co.uk', label: 'otter-bean', extension: '.co.uk' },
    })
  })

  it('requires a TLD', () => {
    expect(errorOf('otterbean')).toBe('extensionMissing')
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['.com', 'invalidFormat'],
    ['-otter.com', 'hyphenPosition'],
    ['ot--ter.com', 'consecutiveHyphens'],
    ['123.com', 'allNumbers'],
    ['mail.com', 'reservedWord'],
    ['otter&bean.com', 'invalidCharacters'],
    [`${'a'.repeat(64)}.com`, 'tooLong'],
  ])('§5: reports %j as %s', (input, error) => {
    expect(errorOf(input)).toBe(error)
  })
})
