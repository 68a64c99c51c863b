import { expect, it, vi } from 'vitest'
import { digitsOf } from '@/core/money/types'

it('M1: two digits, and none for yen', () => {
  expect(digitsOf('USD')).toBe(2)
  expect(digitsOf('EUR')).toBe(2)
  expect(digitsOf('JPY')).toBe(0)
})

it('M1: the list is of currencies, and of none that people divide', () => {
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

it('asks the runtime for nothing: in a browser that loads its locales', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect(digitsOf('KRW')).toBe(0)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
