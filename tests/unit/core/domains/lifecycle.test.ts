import { describe, expect, it } from 'vitest'
import { domainLifecycle } from '@/lib/config/limits'
import { isHeld, lifecycleStates, statusOf, lifecycleInstants, lifecycleOf, addYears } from '@/core/domains/lifecycle'
import { inZone, zones } from '../../../support/in-zone'

const day = 86_400_000
const at = (text: string) => Date.parse(text)
const stateAt = (expiresAt: number, now: number) => lifecycleOf({ status: 'active', expiresAt }, now, domainLifecycle).state

describe('§9.50: the lifecycle of a domain', () => {
  it.each([
    // Around DST changes in Europe (25 October, 29 March) and America (1 November).
    ['2026-10-25T00:30:00Z'],
    ['2026-11-01T06:00:00Z'],
    ['2026-03-29T01:00:00Z'],
    ['2027-01-01T00:00:00Z'],
    ['2028-02-29T12:00:00Z'],
  ])('%s: starts every state at its instant and ends it just before the next', (expiry) => {
    const expiresAt = at(expiry)
    const moments = [
      [-400 * day, 'registered'],
      [-90 * day - 1, 'registered'],
      [-90 * day, 'renewing'],
      [-1, 'renewing'],
      [0, 'grace'],
      [30 * day - 1, 'grace'],
      [30 * day, 'redemption'],
      [60 * day - 1, 'redemption'],
      [60 * day, 'expired'],
      [4000 * day, 'expired'],
    ] as const
    expect(moments.map(([offset]) => stateAt(expiresAt, expiresAt + offset))).toEqual(moments.map(([, state]) => state))
  })

  it('computes the dates in UTC, whatever DST changes lie between', () => {
    const instants = lifecycleInstants(at('2026-10-10T08:00:00Z'), domainLifecycle)
    expect(Object.fromEntries(Object.entries(instants).map(([name, instant]) => [name, new Date(instant).toISOString()]))).toEqual({
      renewingFrom: '2026-07-12T08:00:00.000Z',
      expiresAt: '2026-10-10T08:00:00.000Z',
      redemptionFrom: '2026-11-09T08:00:00.000Z',
      givenBackAt: '2026-12-09T08:00:00.000Z',
    })
  })

  // DST ends on different days each year, here between the two expiry dates.
  it.each(zones)('has the same year and days in %s', (zone) =>
    inZone(zone, () => {
      const days = (from: string) =>
        [addYears(at(from), 1), ...Object.values(lifecycleInstants(addYears(at(from), 1), domainLifecycle))].map((instant) =>
          new Date(instant).toISOString().slice(0, 16),
        )
      expect(days('2026-10-28T00:30:00Z')).toEqual([
        '2027-10-28T00:30',
        '2027-07-30T00:30',
        '2027-10-28T00:30',
        '2027-11-27T00:30',
        '2027-12-27T00:30',
      ])
      expect(days('2026-11-03T05:30:00Z')).toEqual([
        '2027-11-03T05:30',
        '2027-08-05T05:30',
        '2027-11-03T05:30',
        '2027-12-03T05:30',
        '2028-01-02T05:30',
      ])
    }),
  )

  it('never goes back hour by hour, and `until` is when the next state starts', () => {
    const expiresAt = at('2026-11-01T05:30:00Z')
    let before = -1
    for (let now = expiresAt - 100 * day; now <= expiresAt + 70 * day; now += day / 24) {
      const { state, until } = lifecycleOf({ status: 'active', expiresAt }, now, domainLifecycle)
      const place = lifecycleStates.indexOf(state)
      expect(place).toBeGreaterThanOrEqual(before)
      before = place
      if (until !== null) {
        expect(until).toBeGreaterThan(now)
        expect(stateAt(expiresAt, until - 1)).toBe(state)
        expect(stateAt(expiresAt, until)).not.toBe(state)
      }
    }
    expect(before).toBe(lifecycleStates.indexOf('expired'))
  })

  it('leaves unregistered and cancelled domains unchanged', () => {
    for (const status of ['pending', 'cancelled'] as const) {
      expect(lifecycleOf({ status, expiresAt: 0 }, 1e15, domainLifecycle)).toEqual({ state: status, until: null })
    }
    expect(lifecycleOf({ status: 'active', expiresAt: null }, 1e15, domainLifecycle)).toEqual({ state: 'registered', until: null })
  })

  it('reactivates a renewed domain, whatever its row says', () => {
    expect(lifecycleOf({ status: 'grace', expiresAt: at('2028-01-01T00:00:00Z') }, at('2027-01-01T00:00:00Z'), domainLifecycle).state).toBe(
      'registered',
    )
  })

  it('derives the state of a row, and which domains are held', () => {
    expect(lifecycleStates.map(statusOf)).toEqual(['pending', 'active', 'active', 'grace', 'redemption', 'expired', 'cancelled'])
    expect(lifecycleStates.filter(isHeld)).toEqual(['registered', 'renewing', 'grace'])
  })
})
