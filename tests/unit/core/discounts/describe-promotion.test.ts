import { describe, expect, it } from 'vitest'
import { describePromotion, type PromotionFields } from '@/core/discounts/promotion-text'

const now = Date.UTC(2026, 10, 24)
const described = (fields: PromotionFields) => describePromotion(fields, now)

describe('an unsaved promotion', () => {
  it('discounts nothing, on everything, at any time if empty', () => {
    expect(described({})).toEqual({
      state: 'off',
      takes: null,
      atMost: null,
      categories: [],
      excluded: [],
      billing: null,
      leastAmount: null,
      leastQuantity: null,
      isFirstTimeOnly: false,
      standsAlone: false,
      from: null,
      until: null,
      uses: { limit: null, perCustomer: null, used: 0 },
    })
  })

  it('reads a complete form', () => {
    const read = described({
      isActive: true,
      type: 'fixed',
      value: 20,
      maxDiscount: 15,
      applicableCategories: ['hosting'],
      excludedCategories: ['domain'],
      startsAt: '2026-11-23T23:00:00.000Z',
      startsAt_tz: 'Europe/Madrid',
      expiresAt: new Date(Date.UTC(2027, 0, 1)),
      usageLimit: 10,
      usedCount: 3,
      perCustomerLimit: 2,
      combinable: false,
      isFirstTimeOnly: true,
      minAmount: 100,
      minQuantity: 4,
    })
    expect(read).toEqual({
      state: 'live',
      takes: { kind: 'dollars', value: 20 },
      atMost: 15,
      categories: ['hosting'],
      excluded: ['domain'],
      billing: null,
      leastAmount: { dollars: 100, isStrict: false },
      leastQuantity: 4,
      isFirstTimeOnly: true,
      standsAlone: true,
      from: { at: Date.UTC(2026, 10, 23, 23), zone: 'Europe/Madrid' },
      until: { at: Date.UTC(2027, 0, 1), zone: 'UTC' },
      uses: { limit: 10, perCustomer: 2, used: 3 },
    })
  })

  it('treats every non-dollar value as a percentage', () => {
    expect(described({ type: 'percentage', value: 25 }).takes).toEqual({ kind: 'percent', value: 25 })
    expect(described({ value: 25 }).takes).toEqual({ kind: 'percent', value: 25 })
  })

  it.each([0, -1, null, undefined, Number.NaN])('rejects %j as an amount', (value) => {
    const read = described({ value, maxDiscount: value, minAmount: value, minQuantity: value })
    expect([read.takes, read.atMost, read.leastAmount, read.leastQuantity]).toEqual([null, null, null, null])
  })

  it('D5, D6: requires more than the amount for an automatic discount, and at least the amount for a code', () => {
    const conditions = { billingPeriod: 'yearly', isFirstOrder: true, minAmount: 200 }
    expect(described({ conditions })).toMatchObject({
      billing: 'yearly',
      isFirstTimeOnly: true,
      leastAmount: { dollars: 200, isStrict: true },
    })
    expect(described({ minAmount: 50, conditions }).leastAmount).toEqual({ dollars: 50, isStrict: false })
    expect(described({ conditions: { isFirstOrder: false } }).isFirstTimeOnly).toBe(false)
  })

  it.each([[null], ['yearly'], [[{ billingPeriod: 'yearly', minAmount: 200, isFirstOrder: true }]], [7]])(
    'ignores malformed conditions: %j',
    (conditions) => {
      expect(described({ conditions })).toEqual(described({}))
    },
  )

  it.each(['', null, undefined, 'soon'])('rejects %j as a date', (moment) => {
    const read = described({ startsAt: moment, expiresAt: moment, startsAt_tz: 'Europe/Madrid' })
    expect([read.from, read.until]).toEqual([null, null])
  })

  it('is combinable unless stated otherwise', () => {
    expect(described({ combinable: true }).standsAlone).toBe(false)
    expect(described({ combinable: null }).standsAlone).toBe(false)
  })

  it.each([
    ['draft', { _status: 'draft', isActive: true }],
    ['live', { _status: 'published', isActive: true }],
    ['off', { isActive: null }],
    ['scheduled', { isActive: true, startsAt: '2026-11-25T00:00:00Z' }],
    ['ended', { isActive: true, expiresAt: '2026-11-24T00:00:00Z' }],
    ['used-up', { isActive: true, usageLimit: 2, usedCount: 2 }],
  ] satisfies [string, PromotionFields][])('is %s according to its fields', (state, fields) => {
    expect(described(fields).state).toBe(state)
  })
})
