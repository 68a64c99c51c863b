import { describe, expect, it } from 'vitest'
import { addMonths, formatDay } from '@/core/dates'

describe('addMonths', () => {
  it('O3: keeps the day of the month, or uses the last one', () => {
    expect(addMonths(new Date('2026-11-21T23:30:00Z'), 1).toISOString().slice(0, 10)).toBe('2026-12-21')
    expect(addMonths(new Date('2027-01-31T12:00:00Z'), 1).toISOString().slice(0, 10)).toBe('2027-02-28')
    expect(addMonths(new Date('2026-11-30T12:00:00Z'), 3).toISOString().slice(0, 10)).toBe('2027-02-28')
  })

  it('formats the day in the visitor’s language', () => {
    expect(formatDay(new Date('2026-11-21T12:00:00Z'), 'de')).toBe('21. Nov. 2026')
  })
})
