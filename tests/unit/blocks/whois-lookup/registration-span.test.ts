import { describe, expect, it } from 'vitest'
import { elapsedShare, writeDay, yearsSince, meaningOf } from '@/blocks/whois-lookup/whois.client'

const now = Date.UTC(2026, 10, 21)

describe('the WHOIS sheet', () => {
  it('renders the elapsed share to scale, between none and all', () => {
    expect(elapsedShare('2016-11-21', '2036-11-21', now)).toBeCloseTo(0.5, 3)
    expect(elapsedShare('2027-01-01', '2028-01-01', now)).toBe(0)
    expect(elapsedShare('2001-01-01', '2002-01-01', now)).toBe(1)
  })

  it.each([
    [null, '2028-01-01'],
    ['2020-01-01', null],
    ['2020-01-01', '2019-01-01'],
    ['sometime', '2028-01-01'],
  ])('renders nothing of %s to %s', (from, to) => {
    expect(elapsedShare(from, to, now)).toBeNull()
  })

  it('counts whole years', () => {
    expect(yearsSince('2016-11-20', now)).toBe(10)
    expect(yearsSince('2026-01-01', now)).toBe(0)
    expect(yearsSince('2027-01-01', now)).toBe(0)
  })

  it('formats dates in the reader’s language, in UTC', () => {
    expect(writeDay('2019-03-03', 'en')).toBe('March 3, 2019')
    expect(writeDay('2019-03-03', 'de')).toBe('3. März 2019')
    expect(writeDay('before 1995', 'en')).toBe('before 1995')
  })

  it('recognises a status in every spelling', () => {
    expect(meaningOf('clientTransferProhibited')).toBe('transferLocked')
    expect(meaningOf('client transfer prohibited')).toBe('transferLocked')
    expect(meaningOf('ok')).toBe('active')
    expect(meaningOf('some registry’s own')).toBeNull()
  })
})
