import { expect, it, vi } from 'vitest'
import { digitsOf } from '@/core/money/types'

it('M1: has two digits, and none for yen', () => {
  expect(digitsOf('USD')).toBe(2)
  expect(digitsOf('EUR')).toBe(2)
  expect(digitsOf('JPY')).toBe(0)
})

it('M1: lists only currencies without minor units', () => {
  const known = Intl.supportedValuesOf('currency')
  const whole = known.filter((currency) => digitsOf(currency) === 0)
  expect(whole).toHaveLength(33)
  const sold = [
    'USD',
    'EUR',
    'GBP',
    'CAD',
    'AUD',
    'INR',
    'CHF',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CZK',
    'BRL',
    'MXN',
    'NZD',
    'SGD',
    'HKD',
    'ZAR',
  ]
  expect(sold.filter((currency) => digitsOf(currency) === 0)).toEqual([])
})

it('needs no Intl, which would load locales in a browser', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect(digitsOf('KRW')).toBe(0)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
