import { describe, expect, it } from 'vitest'
import { leastYearlySavingsPercent, yearlySavings, yearlySavingsPercent } from '@/core/pricing/prices'
import { catalog, price } from '../../../support/engine/catalog'

describe('yearlySavings', () => {
  it('§9.27, P3: is 12 × monthly − yearly', () => {
    expect(yearlySavings(499, 4999)).toBe(989)
  })

  it.each([
    [500, 6000],
    [500, 6001],
  ])('§9.27, P3: is null at 0 or less', (monthly, yearly) => {
    expect(yearlySavings(monthly, yearly)).toBeNull()
  })
})

describe('yearlySavingsPercent', () => {
  it.each(['shared-basic', 'shared-pro', 'vps-starter', 'dedicated-basic', 'ssl-dv', 'ssl-ov', 'ssl-ev'])(
    '§9.21, P3: is 17 for %s',
    (id) => {
      expect(yearlySavingsPercent(catalog.services.get(id)?.prices ?? {})).toBe(17)
    },
  )

  it('P3: uses effective prices, not base prices', () => {
    expect(yearlySavingsPercent({ monthly: price(10), yearly: price(120, 0, 0.2) })).toBe(20)
    expect(yearlySavingsPercent({ monthly: price(10, 0, 0.5), yearly: price(60) })).toBeNull()
  })

  it('P3: is null at 0 or less, and without one of the periods', () => {
    expect(yearlySavingsPercent({ monthly: price(10), yearly: price(120) })).toBeNull()
    expect(yearlySavingsPercent({ monthly: price(10), yearly: price(119.99) })).toBeNull()
    expect(yearlySavingsPercent({ monthly: price(10), yearly: price(130) })).toBeNull()
    expect(yearlySavingsPercent({ monthly: price(10) })).toBeNull()
    expect(yearlySavingsPercent({ yearly: price(10) })).toBeNull()
    expect(yearlySavingsPercent({ monthly: price(0), yearly: price(10) })).toBeNull()
  })
})

describe('leastYearlySavingsPercent', () => {
  const plan = (yearly: number) => ({ prices: { monthly: price(10), yearly: price(yearly) } })

  it('§9.21, P3: is true for each of several plans', () => {
    expect(leastYearlySavingsPercent([plan(90), plan(102), plan(96)])).toBe(15)
  })

  it('P3: ignores plans without savings', () => {
    expect(leastYearlySavingsPercent([plan(90), plan(120), { prices: { monthly: price(10) } }])).toBe(25)
  })

  it('P3: is null if none saves anything', () => {
    expect(leastYearlySavingsPercent([plan(120)])).toBeNull()
    expect(leastYearlySavingsPercent([])).toBeNull()
  })
})
