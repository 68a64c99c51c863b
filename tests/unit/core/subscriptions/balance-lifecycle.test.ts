import { describe, expect, it } from 'vitest'
import { addDays } from '@/core/dates'
import type { Minor } from '@/core/money/types'
import { isAnnounceDue, isOrderDue, nextCheck, stateAt } from '@/core/subscriptions/lifecycle'
import type { SubscriptionDates } from '@/core/subscriptions/types'

const limits = { leadDays: 14, graceDays: 7, endDays: 30, announceDays: 30, reminderDays: { before: 3, after: 3, last: 7, part: 7 } }
const termEnd = Date.UTC(2027, 5, 30)
const at = (days: number): number => addDays(termEnd, days)
const balance = { left: 5_000 as Minor, threshold: 2_000 as Minor, drawnUntil: at(-19), topUpAt: at(-6) }
const running: SubscriptionDates = { state: 'active', termStart: Date.UTC(2027, 5, 1), termEnd, cancelAtEnd: false, balance }

describe('a subscription with a balance', () => {
  it('U37: requests a top-up on the day it falls below its threshold, not earlier', () => {
    expect(isOrderDue(running, at(-14), limits)).toBe(false)
    expect(isOrderDue(running, at(-6), limits)).toBe(true)
    expect(isOrderDue({ ...running, cancelAtEnd: true }, at(-6), limits)).toBe(false)
  })

  it('U36: is processed daily, and after its end while a balance is left', () => {
    const noon = at(-20) + 43_200_000
    expect(nextCheck(running, noon, limits)).toBe(at(-19))
    expect(nextCheck({ ...running, cancelAtEnd: true }, noon, limits)).toBe(at(-19))
    expect(nextCheck({ ...running, state: 'ended' }, noon, limits)).toBe(at(-19))
    expect(nextCheck({ ...running, state: 'ended', balance: { ...balance, left: 0 as Minor } }, noon, limits)).toBeNull()
  })

  it('U36: is processed at once while a day that has begun is not debited', () => {
    const noon = at(-18) + 43_200_000
    expect(nextCheck(running, noon, limits)).toBe(noon)
    expect(nextCheck({ ...running, cancelAtEnd: true }, noon, limits)).toBe(noon)
    expect(nextCheck({ ...running, balance: { ...balance, drawnUntil: at(-17) } }, noon, limits)).toBe(at(-17))
    expect(nextCheck({ ...running, balance: { ...balance, drawnUntil: termEnd } }, at(1), limits)).toBe(at(2))
  })

  it('U36: may announce a higher price on any day', () => {
    expect(isAnnounceDue(running, at(-100), limits)).toBe(true)
    expect(isAnnounceDue({ ...running, balance: null }, at(-100), limits)).toBe(false)
  })

  it('U5: is past due, suspended and terminated after the usual days without balance', () => {
    expect([-1, 0, 7, 37].map((days) => stateAt(running, at(days), limits))).toEqual(['active', 'pastDue', 'suspended', 'ended'])
  })
})
