import { expect, it } from 'vitest'
import { equalParts } from '@/core/money/arithmetic'

it('O3: divides into equal parts, with the remainder in the first', () => {
  expect(equalParts(999, 3)).toEqual([333, 333, 333])
  expect(equalParts(1000, 3)).toEqual([334, 333, 333])
  expect(equalParts(500, 1)).toEqual([500])
})

it('O3: keeps an amount with less than a unit per part whole', () => {
  expect(equalParts(2, 3)).toEqual([2])
})
