import { describe, expect, it } from 'vitest'
import { reachableSums, type SoldProduct } from '@/core/discount-stacking/carts'

const product = (id: string, price: number, most: number): SoldProduct => ({
  item: { type: 'service', id, billing: 'monthly', quantity: 1, serviceData: {} },
  category: 'backup',
  billing: 'monthly',
  price,
  most,
})

const amounts = reachableSums([product('three', 300, 2), product('five', 500, 1), product('other-five', 500, 2)], 5_000)

describe('reachableSums', () => {
  it('finds the nearest reachable sums', () => {
    expect([0, 299, 300, 899, 900, 1099].map(amounts.atMost)).toEqual([0, 0, 300, 800, 800, 1000])
    expect([1, 301, 801, 1001].map(amounts.atLeast)).toEqual([300, 500, 1000, 1100])
    expect(amounts.atLeast(2_101)).toBe(Infinity)
  })

  it('returns products with exactly that total, within their limits', () => {
    for (let amount = amounts.atLeast(1); amount < Infinity; amount = amounts.atLeast(amount + 1)) {
      const chosen = amounts.choose(amount)
      expect(chosen.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0)).toBe(amount)
      expect(chosen.every(([{ most }, quantity]) => quantity <= most)).toBe(true)
    }
  })

  it('prefers many items, which meet a quantity sooner', () => {
    const cheap = reachableSums([product('one', 100, 9), product('three', 300, 9)], 1_000)
    expect(cheap.choose(600)).toEqual([[expect.objectContaining({ price: 100 }), 6]])
  })
})
