import { describe, expect, it } from 'vitest'
import { worstMoments } from '@/core/discount-stacking/search'
import { coupon, percentage } from '../../../support/engine/discounts'
import { now } from '../../../support/engine/world'

const at = (id: string, startsAt: number | null, expiresAt: number | null) => coupon(id, percentage(10), { startsAt, expiresAt })
const own = { startsAt: null, expiresAt: null }

describe('worstMoments', () => {
  it('is now if nothing starts later', () => {
    expect(worstMoments(own, [at('A', null, null), at('B', now - 5, now + 5)], now)).toEqual([now])
  })

  it('is the start of a promotion that joins others, without subsets of other moments', () => {
    expect(worstMoments(own, [at('A', null, null), at('B', now + 10, null), at('C', now + 20, null)], now)).toEqual([now + 20])
    expect(worstMoments(own, [at('A', null, now + 15), at('B', now + 10, null), at('C', now + 20, null)], now)).toEqual([
      now + 10,
      now + 20,
    ])
  })

  it('starts with its own start and ends with its own end', () => {
    const window = { startsAt: now + 100, expiresAt: now + 200 }
    expect(worstMoments(window, [at('A', now + 150, null), at('B', now + 200, null)], now)).toEqual([now + 150])
    expect(worstMoments(window, [], now)).toEqual([now + 100])
  })

  it('lists two moments with the same codes once', () => {
    expect(worstMoments(own, [at('A', null, now + 5), at('B', now + 10, now + 20), at('B2', now + 10, now + 20)], now)).toHaveLength(2)
  })
})
