import { describe, expect, it } from 'vitest'
import { canTransition, keepsRedemptions, isOrderClosed, manualTransitions, orderStatuses } from '@/core/orders/status'

it('O8: offers staff no refund by hand of an order paid through a provider', () => {
  expect(manualTransitions('paid', true)).toEqual(['fulfilled'])
  expect(manualTransitions('paid', false)).toEqual(['refunded', 'fulfilled'])
  expect(manualTransitions('refunded', false)).toEqual([])
})

describe('canTransition', () => {
  it('§4.17, O8: allows exactly these transitions', () => {
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

describe('keepsRedemptions', () => {
  it('D12: is false once the order is cancelled or failed', () => {
    expect(orderStatuses.filter((status) => !keepsRedemptions(status))).toEqual(['failed', 'cancelled'])
  })
})

describe('isOrderClosed', () => {
  it('O8: is true once cancelled or refunded; a failed payment may be retried', () => {
    expect(orderStatuses.filter(isOrderClosed)).toEqual(['cancelled', 'refunded'])
  })
})
