import { describe, expect, it } from 'vitest'
import { parseDomainName } from '@/core/domains/parse-domain'

// Rules of §5, one by one, with their message keys.

const errorOf = (input: string, minimumLengths?: ReadonlyMap<string, number>): string | null => {
  const parsed = parseDomainName(input, minimumLengths ? { minimumLengths } : {})
  return parsed.ok ? null : parsed.error
}

describe('§5: the label before the first dot', () => {
  it('§5.1: reports empty input as required', () => {
    expect(errorOf('')).toBe('required')
    expect(errorOf('   ')).toBe('required')
  })

  it('§5.2: reports a leading dot as invalidFormat', () => expect(errorOf('.com')).toBe('invalidFormat'))

  it('§5.3: reports a pasted URL without a label as noDomainName', () => expect(errorOf('https://')).toBe('noDomainName'))

  it('§5.4, §9.5: reports more than 63 characters as tooLong', () => {
    expect(errorOf('a'.repeat(63))).toBeNull()
    expect(errorOf('a'.repeat(64))).toBe('tooLong')
    expect(errorOf(`${'a'.repeat(64)}.com`)).toBe('tooLong')
  })

  it.each(['otter_bean', 'otter&bean.com', 'ötter', 'otter!'])(
    '§5.5: reports other than letters, digits and hyphens as invalidCharacters: %s',
    (input) => expect(errorOf(input)).toBe('invalidCharacters'),
  )

  it('§5.6: reports a hyphen at the start or end as hyphenPosition', () => {
    expect(errorOf('-otter')).toBe('hyphenPosition')
    expect(errorOf('otter-.com')).toBe('hyphenPosition')
  })

  it('§5.7: reports two consecutive hyphens as consecutiveHyphens', () => expect(errorOf('ot--ter')).toBe('consecutiveHyphens'))

  it('§5.8: reports digits only as allNumbers', () => {
    expect(errorOf('12345')).toBe('allNumbers')
    expect(errorOf('1-2')).toBeNull()
  })

  it.each(['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost'])('§5.9: reports the reserved word %s as reservedWord', (word) => {
    expect(errorOf(word)).toBe('reservedWord')
    expect(errorOf(`${word.toUpperCase()}.com`)).toBe('reservedWord')
  })

  it('§5.10, S2: reports a label shorter than its TLD allows as tooShort', () => {
    const three = new Map([['.io', 3]])
    expect(errorOf('ab.io', three)).toBe('tooShort')
    expect(errorOf('abc.io', three)).toBeNull()
  })
})
