import { describe, expect, it } from 'vitest'
import { decimalToNumber, equalDecimals, parseDecimal, powerOfTen } from '@/core/money/arithmetic'

describe('parseDecimal', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [0.85, 85, 2],
    [1.35, 135, 2],
    ['1.50', 15, 1],
    ['1.5000', 15, 1],
    ['100', 100, 0],
    ['0.050', 5, 2],
    ['0000012.5', 125, 1],
    ['0.000000000000001', 1, 15],
    ['007', 7, 0],
    ['0.000', 0, 0],
    ['0e-5', 0, 0],
    [0.1, 1, 1],
    [1e-7, 1, 7],
    ['2.5e3', 2500, 0],
    ['1.25e1', 125, 1],
    ['1.25E+2', 125, 0],
    ['1e14', 100000000000000, 0],
    ['12.5e-11', 125, 12],
    [`0.${'0'.repeat(40)}1e41`, 1, 0],
    [1e21 / 1e10, 100000000000, 0],
    [-0.333, -333, 3],
    [' 12.99 ', 1299, 2],
    ['-0', 0, 0],
  ])('M1: reads %j exactly', (value, digits, scale) => {
    expect(parseDecimal(value)).toEqual({ digits, scale })
  })

  it.each([
    '',
    'abc',
    '1,5',
    '1.2.3',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '0x10',
    '1e400',
    '0.1234567890123456789',
    '0.0000000000000001',
  ])('M1: rejects %j instead of guessing', (value) => {
    expect(() => parseDecimal(value)).toThrow(RangeError)
  })

  it.each([
    ['1,5', 'Not a decimal: 1,5'],
    ['x1', 'Not a decimal: x1'],
    ['1e1000', 'Not a decimal: 1e1000'],
    ['9007199254740993', 'Value cannot be represented exactly: 9007199254740993'],
    ['1e-16', 'Value cannot be represented exactly: 1e-16'],
  ])('M1: says what is wrong with %s', (value, why) => {
    expect(() => parseDecimal(value)).toThrow(new RangeError(why))
  })

  it('M1: round-trips', () => {
    for (const value of [0.85, 0.73, 1.35, 110, 83, 0.1, 12.99, 1499.99]) expect(decimalToNumber(parseDecimal(value))).toBe(value)
  })
})

describe('equalDecimals', () => {
  it('compares values, whatever their scale', () => {
    expect(equalDecimals({ digits: 85, scale: 2 }, { digits: 850, scale: 3 })).toBe(true)
    expect(equalDecimals({ digits: 85, scale: 2 }, { digits: 86, scale: 2 })).toBe(false)
  })
})

describe('powerOfTen', () => {
  it('is exact up to 15 places and rejects more', () => {
    expect(powerOfTen(15)).toBe(1e15)
    expect(() => powerOfTen(16)).toThrow(new RangeError('A decimal with 16 places cannot be represented exactly'))
  })
})
