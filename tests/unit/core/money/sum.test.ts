import { expect, it } from 'vitest'
import { nothing, sumOf } from '@/core/money/arithmetic'

it('M1, M4: adds integers, and is 0 for an empty list', () => {
  expect(sumOf([1299, -1, 2])).toBe(1300)
  expect(sumOf([])).toBe(nothing)
})
