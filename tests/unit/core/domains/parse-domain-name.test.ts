import { describe, expect, it } from 'vitest'
import { parseDomainName } from '@/core/domains/parse-domain'

const errorOf = (input: string, minimumLengths?: ReadonlyMap<string, number>) => {
  const parsed = parseDomainName(input, minimumLengths ? { minimumLengths } : {})
  return parsed.ok ? null : parsed.error
}
const nameOf = (input: string) => {
  const parsed = parseDomainName(input)
  return parsed.ok ? parsed.value : null
}

describe('parseDomainName', () => {
  it.each([
    ['  EXAMPLE.com ', 'example', '.com'],
    ['//example.com/a', 'example', '.com'],
    ['https://example.com:8443/a?b#c', 'example', '.com'],
    ['example.com?x=1', 'example', '.com'],
    ['example.com#top', 'example', '.com'],
    ['example.com.', 'example', '.com'],
    ['www.example.com.', 'example', '.com'],
    ['example.', 'example', null],
    ['www.example.co.uk', 'example', '.co.uk'],
    ['wwwexample', 'wwwexample', null],
  ])('S1: reads %j as a pasted URL', (input, label, extension) => {
    expect(nameOf(input)).toEqual({ label, extension })
  })

  it('S1: removes www. only if two more labels follow', () => {
    expect(errorOf('www.com')).toBe('reservedWord')
    expect(errorOf('www.example.')).toBe('reservedWord')
    expect(errorOf('www..com')).toBe('reservedWord')
    expect(nameOf('www.www.com')).toBeNull()
  })

  it.each(['https://', 'https:///path', '/path', '?q=1', '#', 'https://:443/'])(
    'S1: reports noDomainName if nothing is left of %j',
    (input) => expect(errorOf(input)).toBe('noDomainName'),
  )

  it('S1: reports a port without a URL as an invalid character', () => {
    expect(errorOf('example:80')).toBe('invalidCharacters')
  })

  it.each(['example..com', 'example.c_m', 'example.-com', 'example.com-', 'example.<b>', 'example..'])(
    '§5: reports an invalid TLD as invalidFormat: %j',
    (input) => expect(errorOf(input)).toBe('invalidFormat'),
  )

  it('§5: reports label errors before TLD errors', () => {
    expect(errorOf('a_b.c_m')).toBe('invalidCharacters')
  })

  it('§5.11: reports the first failing check', () => {
    expect(errorOf(`-${'_'.repeat(63)}`)).toBe('tooLong')
    expect(errorOf('-_')).toBe('invalidCharacters')
    expect(errorOf('-a--b')).toBe('hyphenPosition')
    expect(errorOf('1--1')).toBe('consecutiveHyphens')
  })

  it('§9: counts 63 characters, not code units', () => {
    expect(errorOf('😀'.repeat(63))).toBe('invalidCharacters')
    expect(errorOf('😀'.repeat(64))).toBe('tooLong')
  })

  it('S2: derives tooShort from the TLD, 1 by default', () => {
    const minimumLengths = new Map([['.io', 3]])
    expect(errorOf('ab.io', minimumLengths)).toBe('tooShort')
    expect(errorOf('abc.io', minimumLengths)).toBeNull()
    expect(errorOf('a.com', minimumLengths)).toBeNull()
    expect(errorOf('ab', minimumLengths)).toBeNull()
    expect(errorOf('a_.io', minimumLengths)).toBe('tooShort')
  })
})
