import { expect, it } from 'vitest'
import { freshLines } from '@/features/cart/removed-lines'

const cart = (...ids: readonly string[]) => ({ items: ids.map((lineId) => ({ lineId })) })

it('marks lines added since, and none on the first load', () => {
  expect(freshLines(null, cart('a', 'b'))).toEqual([])
  expect(freshLines(cart(), cart('a'))).toEqual(['a'])
  expect(freshLines(cart('a', 'b'), cart('b', 'c'))).toEqual(['c'])
})
