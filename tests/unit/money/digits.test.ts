import { expect, it, vi } from 'vitest'
import { digitsOf } from '@/core/money/digits'

it('M1: two digits, and none for yen', () => {
  expect(digitsOf('USD')).toBe(2)
  expect(digitsOf('EUR')).toBe(2)
  expect(digitsOf('JPY')).toBe(0)
})

it('asks once for each currency', () => {
  expect(digitsOf('KRW')).toBe(0)
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect(digitsOf('KRW')).toBe(0)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
