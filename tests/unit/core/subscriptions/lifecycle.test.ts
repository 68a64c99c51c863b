import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/core/dates'
import {
  dueReminder,
  isAnnounceDue,
  isOrderDue,
  milestones,
  nextCheck,
  paidUntil,
  partReminder,
  stateAt,
  stateByClock,
} from '@/core/subscriptions/lifecycle'
import { subscriptionStates, type SubscriptionDates, type SubscriptionState } from '@/core/subscriptions/types'

/** U2: only staff can reactivate an ended subscription. States may be skipped after downtime. */
const subscriptionMoves = {
  pending: ['active', 'pastDue', 'suspended', 'ended'],
  active: ['pastDue', 'suspended', 'ended'],
  pastDue: ['active', 'suspended', 'ended'],
  suspended: ['active', 'pastDue', 'ended'],
  ended: ['pending', 'active', 'pastDue', 'suspended'],
} as const satisfies Record<SubscriptionState, readonly SubscriptionState[]>

const limits = { leadDays: 14, graceDays: 7, endDays: 30, announceDays: 30, reminderDays: { before: 3, after: 3, last: 7, part: 7 } }
const termEnd = Date.UTC(2027, 5, 30)
const running: SubscriptionDates = { state: 'active', termStart: Date.UTC(2027, 4, 31), termEnd, cancelAtEnd: false }
const at = (days: number): number => addDays(termEnd, days)

const anyLimits = fc.record({
  leadDays: fc.integer({ min: 1, max: 27 }),
  graceDays: fc.integer({ min: 1, max: 90 }),
  endDays: fc.integer({ min: 1, max: 365 }),
  announceDays: fc.constant(30),
  reminderDays: fc.constant(limits.reminderDays),
})
const anyDates = fc.record({
  state: fc.constantFrom(...subscriptionStates),
  termStart: fc.constant(running.termStart),
  termEnd: fc.constant(termEnd),
  cancelAtEnd: fc.boolean(),
})
const anyNow = fc.integer({ min: at(-400), max: at(600) })

describe('a price in installments', () => {
  const partDueAt = addDays(termEnd, -100)
  const owing = { ...running, partDueAt }
  const after = (days: number): number => addDays(partDueAt, days)

  it('O19: is past due on an unpaid installment’s day, then suspended and terminated like an unpaid term', () => {
    const states = [-0.01, 0, 6.99, 7, 36.99, 37].map((days) => stateAt(owing, after(days), limits))
    expect(states).toEqual(['active', 'pastDue', 'pastDue', 'suspended', 'suspended', 'ended'])
    expect(stateAt({ ...owing, cancelAtEnd: true }, after(0), limits)).toBe('pastDue')
  })

  it('O19: is paid until the earlier of term and installment', () => {
    fc.assert(
      fc.property(anyDates, anyNow, anyLimits, anyNow, (dates, now, set, part) => {
        const severity = ['pending', 'active', 'pastDue', 'suspended', 'ended']
        const rank = (each: SubscriptionDates) => severity.indexOf(stateAt(each, now, set))
        expect(paidUntil({ ...dates, partDueAt: part })).toBe(Math.min(part, dates.termEnd))
        expect(rank({ ...dates, partDueAt: part })).toBeGreaterThanOrEqual(rank(dates))
      }),
    )
  })

  it('O19: is reminded of seven days before, three after, and seven before termination', () => {
    const said = [-7.01, -7, -0.01, 0, 2.99, 3, 6.99, 7, 29.99, 30, 36.99, 37].map((days) => partReminder(partDueAt, after(days), limits))
    expect(said).toEqual([null, 'before', 'before', null, null, 'after', 'after', null, null, 'last', 'last', null])
  })

  it('O19: is processed on each relevant day', () => {
    const looks = [-7.01, -7, -0.01, 0, 3, 7].map((days) => (nextCheck(owing, after(days), limits) ?? 0) - partDueAt)
    expect(looks.map((each) => each / 86_400_000)).toEqual([-7, 0, 0, 3, 7, 30])
    expect(nextCheck(owing, after(37), limits)).toBe(after(37))
  })
})

describe('the state of a subscription', () => {
  it('U2, U5: is past due at its unpaid end, suspended seven days later and terminated after thirty more', () => {
    const states = [-1, 0, 6.99, 7, 36.99, 37].map((days) => stateAt(running, at(days), limits))
    expect(states).toEqual(['active', 'pastDue', 'pastDue', 'suspended', 'suspended', 'ended'])
  })

  it('U2: ends with its term if cancelled, never before', () => {
    const cancelled = { ...running, cancelAtEnd: true }
    expect([-1, 0].map((days) => stateAt(cancelled, at(days), limits))).toEqual(['active', 'ended'])
  })

  it('U2: follows the transition table, from any missed state', () => {
    fc.assert(
      fc.property(anyDates, anyNow, anyLimits, (dates, now, set) => {
        const to = stateAt(dates, now, set)
        if (to !== dates.state) expect(subscriptionMoves[dates.state]).toContain(to)
        const back = stateByClock(dates, now, set)
        if (dates.state === 'ended' && back !== 'ended') expect(subscriptionMoves.ended).toContain(back)
      }),
    )
  })

  it('U2: only moves forward while unpaid, for any settings', () => {
    fc.assert(
      fc.property(anyNow, anyNow, anyLimits, (one, other, set) => {
        const [first, second] = one < other ? [one, other] : [other, one]
        const order = ['active', 'pastDue', 'suspended', 'ended']
        expect(order.indexOf(stateAt(running, second, set))).toBeGreaterThanOrEqual(order.indexOf(stateAt(running, first, set)))
      }),
    )
  })
})

describe('due actions', () => {
  it('U3: include the order from fourteen days before the end until termination, unless cancelled', () => {
    expect([-14.01, -14, 0, 36.99, 37].map((days) => isOrderDue(running, at(days), limits))).toEqual([false, true, true, true, false])
    expect(isOrderDue({ ...running, cancelAtEnd: true }, at(-5), limits)).toBe(false)
    expect(isOrderDue({ ...running, state: 'ended' }, at(-5), limits)).toBe(false)
  })

  it('U6: include a price announcement from thirty days before until ordered', () => {
    expect([-30.01, -30, -14.01, -14].map((days) => isAnnounceDue(running, at(days), limits))).toEqual([false, true, true, false])
  })

  it('U5: include reminders three days before and after the end, and seven before termination', () => {
    const said = [-4, -3, -0.01, 0, 2.99, 3, 6.99, 7, 29.99, 30, 36.99, 37].map((days) => dueReminder(running, at(days), limits))
    expect(said).toEqual([null, 'before', 'before', null, null, 'after', 'after', null, null, 'last', 'last', null])
  })

  it('schedule every relevant day until the end', () => {
    fc.assert(
      fc.property(anyNow, anyLimits, (now, set) => {
        const next = nextCheck(running, now, set) ?? now
        const isOver = stateAt(running, now, set) === 'ended'
        expect(next > now).toBe(!isOver)
        if (isOver) return
        const { announceFrom, orderFrom, suspendAt, endAt } = milestones(termEnd, set)
        for (const day of [announceFrom, orderFrom, termEnd, suspendAt, endAt]) expect(day <= now || day >= next).toBe(true)
        // Nothing changes between two runs.
        expect(stateAt(running, next - 1, set)).toBe(stateAt(running, now, set))
        expect(isOrderDue(running, next - 1, set)).toBe(isOrderDue(running, now, set))
      }),
    )
    expect(nextCheck({ ...running, state: 'ended' }, at(0), limits)).toBeNull()
  })
})
