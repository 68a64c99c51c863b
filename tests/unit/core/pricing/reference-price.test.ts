import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usdCents } from '@/core/money/arithmetic'
import { referencePrice, referenceStart, truthfulStrike, type PriceMoment, type Reference } from '@/core/pricing/reference-price'

const at = (moment: string): number => Date.parse(moment)

const moment = (day: string, price: number | null, struck: number | null = null): PriceMoment => ({
  at: at(day.includes('T') ? day : `${day}T12:00:00Z`),
  price: price === null ? null : usdCents(price),
  struck: struck === null ? null : usdCents(struck),
})

const judge = (moments: readonly PriceMoment[], isCut = false) => referencePrice({ moments, isCut })

describe('a strike price', () => {
  it('P11: is valid if it was charged in the 30 days before', () => {
    const known = judge([moment('2026-01-01', 20), moment('2026-03-01', 15, 20)])
    expect(known).toEqual({ verdict: 'true', since: at('2026-03-01T12:00:00Z'), price: 1500, struck: 2000, lowest: 2000 })
  })

  it('P11: is invalid if the price was raised just before', () => {
    const raised = judge([moment('2026-01-01', 10), moment('2026-02-27', 20), moment('2026-03-01', 15, 20)])
    expect(raised).toMatchObject({ verdict: 'untrue', lowest: 1000 })
  })

  it('P11: is compared with the lowest price if it changed twice', () => {
    const moments = [moment('2026-01-01', 30), moment('2026-02-10', 18), moment('2026-02-20', 25), moment('2026-03-01', 15, 25)]
    expect(judge(moments)).toMatchObject({ verdict: 'untrue', lowest: 1800 })
    expect(judge([...moments.slice(0, 3), moment('2026-03-01', 15, 18)])).toMatchObject({ verdict: 'true', lowest: 1800 })
  })

  it('P11: ignores a low price that ended more than 30 whole days before, and no earlier', () => {
    const endedAt = (end: string) => judge([moment('2026-01-01', 10), moment(end, 20), moment('2026-03-31T15:00:00Z', 15, 20)])
    expect(referenceStart(at('2026-03-31T15:00:00Z'))).toBe(at('2026-03-01T00:00:00Z'))
    expect(endedAt('2026-03-01T00:00:00.001Z')).toMatchObject({ verdict: 'untrue', lowest: 1000 })
    expect(endedAt('2026-03-01T00:00:00Z')).toMatchObject({ verdict: 'true', lowest: 2000 })
  })

  it('P11: is the same at any time of day, with the 30 days starting at midnight UTC', () => {
    expect(referenceStart(at('2026-03-31T00:00:00Z'))).toBe(at('2026-03-01T00:00:00Z'))
    expect(referenceStart(at('2026-03-30T23:59:59.999Z'))).toBe(at('2026-02-28T00:00:00Z'))
  })

  it('P11: keeps its reference as the price falls, and loses it when it rises', () => {
    const begun = [moment('2026-01-01', 20), moment('2026-03-01', 15, 20), moment('2026-03-10', 12, 20)]
    expect(judge(begun)).toMatchObject({ verdict: 'true', lowest: 2000, since: at('2026-03-01T12:00:00Z') })
    expect(judge([...begun, moment('2026-03-20', 15, 20)])).toMatchObject({ verdict: 'untrue', lowest: 1200 })
  })

  it('P11: keeps it through further falls, and when only the strike price changes', () => {
    const first = [moment('2026-01-01', 20), moment('2026-03-01', 15, 20)]
    const since = at('2026-03-01T12:00:00Z')
    expect(judge([...first, moment('2026-03-05', 12, 20), moment('2026-03-09', 10, 20)])).toMatchObject({ verdict: 'true', since })
    expect(judge([...first, moment('2026-03-05', 15, 18)])).toMatchObject({ verdict: 'true', lowest: 2000, since })
  })

  it('P11: accepts records that start on the first of the 30 days, and states the start', () => {
    const begun = (first: string) => judge([moment(first, 20), moment('2026-03-01', 15, 20)], true)
    expect(begun('2026-01-30T00:00:00Z')).toMatchObject({ verdict: 'true', since: at('2026-03-01T12:00:00Z') })
    expect(begun('2026-01-30T00:00:00.001Z')).toMatchObject({ verdict: 'unproven', since: at('2026-03-01T12:00:00Z') })
  })

  it('P11: starts over after a time without it, or without sale', () => {
    const reduced = [moment('2026-01-01', 20), moment('2026-03-01', 15, 20)]
    expect(judge([...reduced, moment('2026-03-10', 15), moment('2026-03-11', 15, 20)])).toMatchObject({ verdict: 'untrue', lowest: 1500 })
    expect(judge([...reduced, moment('2026-03-10', null), moment('2026-03-11', 15, 20)])).toMatchObject({ verdict: 'untrue', lowest: 1500 })
  })

  it('P11: is unproven for what was never sold at a higher price', () => {
    expect(judge([moment('2026-03-01', 15, 20)])).toMatchObject({ verdict: 'unproven', lowest: null, since: at('2026-03-01T12:00:00Z') })
  })

  it('P11: is unproven if records start too late, unless they disprove it', () => {
    const short = (before: number) => judge([moment('2026-02-20', before), moment('2026-03-01', 15, 20)], true)
    expect(short(20)).toMatchObject({ verdict: 'unproven', lowest: 2000 })
    expect(short(19)).toMatchObject({ verdict: 'untrue', lowest: 1900 })
    expect(judge([moment('2026-01-20', 20), moment('2026-03-01', 15, 20)], true)).toMatchObject({ verdict: 'true' })
    expect(judge([moment('2026-02-20', 15, 20)], true)).toMatchObject({ verdict: 'unproven', since: null })
  })

  it('P11: is none without a higher list price', () => {
    expect(judge([])).toBeNull()
    expect(judge([moment('2026-03-01', 15)])).toBeNull()
    expect(judge([moment('2026-03-01', 15, 15)])).toBeNull()
    expect(judge([moment('2026-03-01', null, 15)])).toBeNull()
  })
})

const day = 86_400_000
const begin = at('2026-01-01T00:00:00Z')

const pasts = fc
  .array(
    fc.record({
      wait: fc.integer({ min: 1, max: 50 * 24 }),
      price: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 8 }),
      struck: fc.option(fc.integer({ min: 1, max: 50 })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((steps) => {
    let now = begin
    return steps.map(({ wait, price, struck }): PriceMoment => {
      now += (wait * day) / 24
      return moment(new Date(now).toISOString(), price, struck)
    })
  })

/** Independent implementation: samples the price every hour of the 30 days. */
const byTheHour = (moments: readonly PriceMoment[], since: number): number | null => {
  const asked: number[] = []
  for (let hour = referenceStart(since); hour < since; hour += day / 24) {
    const price = moments.filter((each) => each.at <= hour).at(-1)?.price ?? null
    if (price !== null) asked.push(price)
  }
  return asked.length === 0 ? null : Math.min(...asked)
}

describe('any history', () => {
  it('P11: has the lowest hourly price of the 30 days as reference', () => {
    fc.assert(
      fc.property(pasts, (moments) => {
        const reference = judge(moments)
        if (!reference || reference.since === null) return
        expect(reference.lowest).toBe(byTheHour(moments, reference.since))
      }),
      { numRuns: 500 },
    )
  })

  it('P11: replaced or hidden, strikes nothing above the past price or below the current one', () => {
    fc.assert(
      fc.property(pasts, fc.constantFrom('replace' as const, 'hide' as const), (moments, policy) => {
        const reference = judge(moments)
        const strike = reference && truthfulStrike(policy, reference)
        if (!reference || strike === null) return
        expect(strike).toBeGreaterThan(reference.price)
        expect(strike).toBeLessThanOrEqual(reference.lowest ?? 0)
      }),
      { numRuns: 500 },
    )
  })

  it('P11: as shown, strikes what was entered', () => {
    fc.assert(
      fc.property(pasts, (moments) => {
        const reference = judge(moments)
        if (reference) expect(truthfulStrike('asShown', reference)).toBe(reference.struck)
      }),
    )
  })
})

describe('the strike price policy', () => {
  const reference: Reference = { verdict: 'untrue', since: 0, price: usdCents(15), struck: usdCents(20), lowest: usdCents(18) }
  it('P11: replace shows the reference price, unless it is no higher than the price', () => {
    expect(truthfulStrike('replace', reference)).toBe(1800)
    expect(truthfulStrike('replace', { ...reference, lowest: usdCents(15) })).toBeNull()
    expect(truthfulStrike('replace', { ...reference, verdict: 'unproven' })).toBeNull()
    expect(truthfulStrike('replace', { ...reference, verdict: 'true' })).toBe(2000)
  })

  it('P11: hide keeps valid ones', () => {
    expect(truthfulStrike('hide', reference)).toBeNull()
    expect(truthfulStrike('hide', { ...reference, verdict: 'true' })).toBe(2000)
  })
})
