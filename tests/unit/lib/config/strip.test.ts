import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeZones } from '@/lib/config/time-zones'
import { dateAfter, instantOf, spanOf, calendarDays, wallClockAt, weekdayOf } from '@/core/analytics/periods'

const zones = fc.constantFrom(...timeZones.map(({ value }) => value))
/** Whole seconds from 2020 to 2040. */
const instants = fc.integer({ min: 1_577_836_800, max: 2_208_988_800 }).map((seconds) => seconds * 1000)

describe('time zones', () => {
  it('A7: convert a local time to an instant that shows it', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const found = instantOf(wallClockAt(at, zone), zone)
        expect(wallClockAt(found, zone)).toEqual(wallClockAt(at, zone))
        // The first of two when clocks go back.
        expect(found).toBeLessThanOrEqual(at)
      }),
    )
  })

  it('A7: shift a skipped hour in spring, and use the first of two in autumn', () => {
    expect(new Date(instantOf({ date: '2026-03-29', time: '02:30:00' }, 'Europe/Madrid')).toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(new Date(instantOf({ date: '2026-10-25', time: '02:30:00' }, 'Europe/Madrid')).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })
})

describe('the thirty-day calendar', () => {
  it('A6: has consecutive days, three of them past, covering their span', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: 0, max: 29 }), (now, zone, index) => {
        const days = calendarDays(now, zone)
        expect(days).toHaveLength(30)
        expect(days[3]).toBe(wallClockAt(now, zone).date)
        expect(days.every((day, at) => at === 0 || day === dateAfter(days[at - 1] ?? '', 1))).toBe(true)
        const { from, until } = spanOf(days, zone)
        const noon = instantOf({ date: days[index] ?? '', time: '12:00:00' }, zone)
        expect(noon > from && noon < until).toBe(true)
        expect(days).not.toContain(wallClockAt(from - 1, zone).date)
        expect(days).not.toContain(wallClockAt(until, zone).date)
      }),
    )
  })

  it('A6: starts a week on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
  })
})
