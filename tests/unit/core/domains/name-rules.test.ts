import { describe, expect, it } from 'vitest'
import { parseDomainName } from '@/core/domains/parse-domain'

// Rules of §5, one by one, with their message keys.

const errorOf = (input: string, minimumLengths?: ReadonlyMap<string, number>): string | null => {
  const parsed = parseDomainName(input, minimumLengths ? { minimumLengths } : {})
  return parsed.ok ? null : parsed.error
}

describe('§5: the part before the first dot', () => {
  it('§5.1: empty input is required', () => {
    expect(errorOf('')).toBe('required')
    expect(errorOf('   ')).toBe('required')
  })

  it('§5.2: what starts with a dot is invalidFormat', () => expect(errorOf('.com')).toBe('invalidFormat'))

  it('§5.3: no name before the dot of a pasted address is noDomainName', () => expect(errorOf('https://')).toBe('noDomainName'))

  it('§5.4, §9.5: over 63 characters is tooLong', () => {
    expect(errorOf('a'.repeat(63))).toBeNull()
    expect(errorOf('a'.repeat(64))).toBe('tooLong')
    expect(errorOf(`${'a'.repeat(64)}.com`)).toBe('tooLong')
  })

  it.each(['otter_bean', 'otter&bean.com', 'ötter', 'otter!'])(
    '§5.5: other than letters, digits and hyphens is invalidCharacters: %s',
    (input) => expect(errorOf(input)).toBe('invalidCharacters'),
  )

  it('§5.6: a hyphen at the start or the end is hyphenPosition', () => {
    expect(errorOf('-otter')).toBe('hyphenPosition')
    expect(errorOf('otter-.com')).toBe('hyphenPosition')
  })

  it('§5.7: two consecutive hyphens are consecutiveHyphens', () => expect(errorOf('ot--ter')).toBe('consecutiveHyphens'))

  it('§5.8: all digits is allNumbers', () => {
    expect(errorOf('12345')).toBe('allNumbers')
    expect(errorOf('1-2')).toBeNull()
  })

  it.each(['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost'])('§5.9: the reserved word %s is reservedWord', (word) => {
    expect(errorOf(word)).toBe('reservedWord')
    expect(errorOf(`${word.toUpperCase()}.com`)).toBe('reservedWord')
  })

  it('§5.10, S2: shorter than its extension allows is tooShort', () => {
    const three = new Map([['.io', 3]])
    expect(errorOf('ab.io', three)).toBe('tooShort')
    expect(errorOf('abc.io', three)).toBeNull()
  })
})
