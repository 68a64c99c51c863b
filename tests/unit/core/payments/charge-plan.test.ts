import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardEndsAt, cardText, type ChargeAnswer } from '@/core/payments/types'
import { queryAgainAfterMs, nextTryAt, readRetryDays, stepAfter } from '@/core/payments/payment-transition'

const day = 86_400_000
const hour = 3_600_000
const fault = { kind: 'passing', message: 'Away' } as const

const days = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }).map((drawn) => [...drawn].sort((one, other) => one - other))
const answers = fc.array(
  fc.oneof(
    fc.constant<ChargeAnswer>({ kind: 'paid', intent: 'pi' }),
    fc.constant<ChargeAnswer>({ kind: 'authentication' }),
    fc.constant<ChargeAnswer>({ kind: 'unknown', fault }),
    fc.boolean().map((isHard): ChargeAnswer => ({ kind: 'declined', reason: 'no', isHard })),
  ),
  { minLength: 1, maxLength: 40 },
)

/** Time of each attempt and whether it is new to the customer; the worker runs `late` hours late. */
const live = (retryDays: readonly number[], told: readonly ChargeAnswer[], first: number, late: number) => {
  const tries: { readonly at: number; readonly isNew: boolean }[] = []
  let paid = 0
  let at: number | null = first
  let isNew = true
  for (const answer of told) {
    if (at === null) break
    const now: number = at + late * hour
    tries.push({ at: now, isNew })
    const step = stepAfter(answer, tries[0]?.at ?? now, retryDays, now)
    if (answer.kind === 'paid') paid += 1
    isNew = step.state !== 'charging'
    at = step.nextAt
  }
  return { tries, paid, isOpen: at !== null }
}

describe('a dunning plan', () => {
  it('U22: has at most one success, and retries only on configured days, at most as many as days', () => {
    fc.assert(
      fc.property(days, answers, fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 30 }), (retryDays, told, start, late) => {
        const { tries, paid } = live(retryDays, told, Date.UTC(2028, 2, 1) + start * hour, late)
        expect(paid).toBeLessThanOrEqual(1)
        const [first, ...again] = tries.filter(({ isNew }) => isNew)
        const dayOf = (at: number) => Math.floor((at - late * hour) / day)
        const begun = Math.floor((first?.at ?? 0) / day)
        for (const { at } of again) expect(retryDays).toContain(dayOf(at) - begun)
        expect(again.length).toBeLessThanOrEqual(retryDays.length)
      }),
    )
  })

  it('U22: counts days from the first attempt, and skips missed ones', () => {
    const first = Date.UTC(2028, 2, 10, 9, 30)
    expect(nextTryAt(first, [1, 3, 5], first)).toBe(Date.UTC(2028, 2, 11))
    expect(nextTryAt(first, [1, 3, 5], Date.UTC(2028, 2, 14))).toBe(Date.UTC(2028, 2, 15))
    expect(nextTryAt(first, [1, 3, 5], Date.UTC(2028, 2, 15))).toBeNull()
    expect(nextTryAt(first, [], first)).toBeNull()
  })

  it('U21: repeats the same attempt after an unknown result, without using up a day', () => {
    const now = Date.UTC(2028, 2, 10)
    expect(stepAfter({ kind: 'unknown', fault }, now, [1], now)).toEqual({
      state: 'charging',
      nextAt: now + queryAgainAfterMs,
      reason: null,
    })
  })

  it('U22: stops if the bank requires authentication', () => {
    const now = Date.UTC(2028, 2, 10)
    expect(stepAfter({ kind: 'authentication' }, now, [1, 3], now)).toMatchObject({ state: 'authentication', nextAt: null })
  })

  it('U22: has whole, ascending days, ten at most', () => {
    expect(readRetryDays('1, 3,5 ,7')).toEqual([1, 3, 5, 7])
    expect(readRetryDays(' ')).toEqual([])
    for (const text of ['0, 1', '3, 1', '1, 1', '1.5', 'one', '1,,2', '1 2', '100', '1,2,3,4,5,6,7,8,9,10,11'])
      expect(readRetryDays(text)).toBeNull()
  })
})

describe('a saved card', () => {
  it('U18: is valid to the end of its month, with its displayed name', () => {
    expect(cardEndsAt({ expiryMonth: 12, expiryYear: 2028 })).toBe(Date.UTC(2029, 0, 1))
    expect(cardText({ brand: 'amex', lastFour: '0005' })).toBe('American Express ···· 0005')
    expect(cardText({ brand: 'elo', lastFour: '1234' })).toBe('elo ···· 1234')
  })
})
