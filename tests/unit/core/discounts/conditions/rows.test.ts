import { describe, expect, it } from 'vitest'
import { defineCondition, choices, count, flag, instant, usd } from '@/core/discounts/conditions'
import { findRejection, type OrderedCondition, rowConditions } from '@/core/discounts/coupons'
import { conditionBlocks } from '@/payload/collections/coupons'
import { toColumnValues, toConditionRows, toCoupon } from '@/modules/catalog/mappers'
import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext } from '../../../../support/engine/lines'

const settings = {
  days: choices(['monday', 'tuesday']),
  most: count({ least: 2 }),
  price: usd(),
  from: instant(),
  isStrict: flag(true),
}

/** Condition of a custom shop; its code reuses an existing message. */
const onDays = defineCondition({
  code: 'not-started',
  keptIn: 'rows',
  settings,
  judge: ({ days }) => (days.includes('monday') ? null : {}),
})
const judged: readonly OrderedCondition[] = [onDays]
const known = [{ code: onDays.code, settings }]

const stored = { id: '1', blockType: 'not-started', days: ['tuesday'], most: 3, price: 9.99, from: '1970-01-01T00:00:01.000Z' }

describe('D13: a condition stored in coupon rows', () => {
  it('is parsed for the engine, whatever the kinds of its settings', () => {
    expect(toConditionRows([stored], known)).toEqual([
      { code: 'not-started', settings: { days: ['tuesday'], most: 3, price: 999, from: 1000, isStrict: true } },
    ])
    expect(toConditionRows([{ blockType: 'not-started' }], known)).toEqual([
      { code: 'not-started', settings: { days: [], most: null, price: null, from: null, isStrict: true } },
    ])
  })

  it('throws for a value of the wrong kind instead of ignoring the condition', () => {
    expect(() => toConditionRows([{ ...stored, most: '3' }], known)).toThrow('of kind count: "3"')
    expect(() => toConditionRows([{ ...stored, days: 'monday' }], known)).toThrow('of kind choices')
  })

  it('rejects by each row that does not hold, and by none if not listed', () => {
    const told = (...rows: readonly object[]) =>
      findRejection({ ...coupon('A', percentage(10)), conditions: toConditionRows(rows, known) ?? [] }, conditionContext(), judged)
    expect(told()).toBeNull()
    expect(told({ ...stored, days: ['monday'] })).toBeNull()
    expect(told({ ...stored, days: ['monday'] }, stored)).toEqual({ reason: 'not-started' })
  })

  it('invalidates the code if unknown to this version', () => {
    const document = { code: 'A', type: 'percentage', value: 10, isActive: true } as const
    expect(toCoupon(document)).toMatchObject({ isActive: true, conditions: [] })
    expect(toCoupon({ ...document, conditions: [{ blockType: 'of-tomorrow' }] }).isActive).toBe(false)
    expect(toCoupon({ ...document, conditions: ['no row'] }).isActive).toBe(false)
  })

  it('has a field per setting for editors', () => {
    const label = { label: 'L' }
    const words = {
      title: 'T',
      settings: { days: { label: 'D', choices: { monday: 'Mo', tuesday: 'Tu' } }, most: label, price: label, from: label },
    }
    const whole = { title: 'T', settings: { ...words.settings, isStrict: label } }
    const tables = {
      en: { 'not-started': whole },
      es: { 'not-started': whole },
      fr: { 'not-started': whole },
      de: { 'not-started': whole },
    }
    const [block] = conditionBlocks(known, tables)
    expect(block?.slug).toBe('not-started')
    expect(block?.fields.map((field) => ('name' in field ? `${field.name} ${field.type}` : ''))).toEqual([
      'days select',
      'most number',
      'price number',
      'from date',
      'isStrict checkbox',
    ])
    expect(block?.fields[0]).toMatchObject({ hasMany: true, options: [{ value: 'monday', label: { de: 'Mo' } }, { value: 'tuesday' }] })
    expect(() => conditionBlocks(known, { ...tables, fr: { 'not-started': words } })).toThrow('not-started has no labels in fr')
  })
})

describe('conditions with their own columns', () => {
  it('treat empty columns as unset, except flags, which keep their state', () => {
    expect(toColumnValues({})).toEqual({
      isActive: false,
      startsAt: null,
      expiresAt: null,
      usageLimit: null,
      perCustomerLimit: null,
      isFirstTimeOnly: false,
      minAmount: null,
      minQuantity: null,
      combinable: true,
    })
  })

  it('are limited to these: a new one is stored in rows without a migration', () => {
    expect(Object.keys(toColumnValues({}))).toHaveLength(9)
    expect(rowConditions.every(({ settings: own }) => Object.keys(own).length > 0)).toBe(true)
  })
})
