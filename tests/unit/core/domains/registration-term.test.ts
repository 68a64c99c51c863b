import { describe, expect, it } from 'vitest'
import { addYears, renewableYears, renewedUntil } from '@/core/domains/lifecycle'

const yearsOn = (text: string, years: number) => new Date(addYears(Date.parse(text), years)).toISOString()

describe('the registration term', () => {
  it.each([
    ['2026-03-29T00:59:59.999Z', 1, '2027-03-29T00:59:59.999Z'],
    ['2026-10-25T01:30:00.000Z', 1, '2027-10-25T01:30:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 1, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 4, '2032-02-29T12:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 1, '2027-12-31T23:59:59.000Z'],
    ['2027-02-28T00:00:00.000Z', 1, '2028-02-28T00:00:00.000Z'],
  ])('%s plus %i years is %s', (from, years, until) => {
    expect(yearsOn(from, years)).toBe(until)
  })

  it('starts a renewal where the last term ends', () => {
    expect(new Date(renewedUntil(Date.parse('2027-05-05T10:00:00Z'))).toISOString()).toBe('2028-05-05T10:00:00.000Z')
  })

  it.each([
    // maximum years, expiry, renewable years
    [10, '2026-05-19T10:00:00Z', 9],
    [10, '2026-05-05T10:00:00Z', 10],
    [10, '2035-06-05T10:00:00Z', 0],
    [5, '2026-05-19T10:00:00Z', 4],
    [1, '2026-05-19T10:00:00Z', 1],
    [1, '2027-05-05T10:00:00Z', 1],
    [1, '2027-05-06T10:00:00Z', 0],
    [1, '2026-05-01T10:00:00Z', 1],
  ])('N5: renews up to %i years in total: what ends on %s by %i', (most, expiresAt, years) => {
    expect(renewableYears(Date.parse(expiresAt), Date.parse('2026-05-05T10:00:00Z'), most)).toBe(years)
  })
})
