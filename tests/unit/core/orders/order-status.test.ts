import { describe, expect, it } from 'vitest'
import { canTransition, holdsRedemptions, isOrderClosed, orderStatuses } from '@/core/orders/status'

describe('canTransition', () => {
  it('§4.17, O8: exactly these changes', () => {
    const allowed = orderStatuses.flatMap((from) => orderStatuses.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`))
    expect(allowed).toEqual([
      'pending > paid',
      'pending > failed',
      'pending > cancelled',
      'paid > refunded',
      'paid > fulfilled',
      'failed > pending',
      'failed > paid',
      'failed > cancelled',
      'fulfilled > refunded',
    ])
  })
})

describe('holdsRedemptions', () => {
  it('D12: coupon uses are released when the order is cancelled or fails', () => {
    expect(orderStatuses.filter((status) => !holdsRedemptions(status))).toEqual(['failed', 'cancelled'])
  })
})

describe('isOrderClosed', () => {
  it('O8: once cancelled or refunded; a failed payment may be tried again', () => {
    expect(orderStatuses.filter(isOrderClosed)).toEqual(['cancelled', 'refunded'])
  })
})
