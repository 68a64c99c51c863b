import { describe, expect, it } from 'vitest'
import { setBilling, setPaymentType, setQuantity } from '@/core/cart/cart'
import { cartAfter, cartOf, inShort } from '../../../support/engine/carts'
import { addonFor, domain, hosting } from '../../../support/engine/world'

const cart = cartOf(
  hosting('shared-basic', { quantity: 2 }),
  hosting('shared-basic', { billing: 'yearly' }),
  domain('a.com'),
  addonFor('a.com', 'cdn'),
)
const unknown = { ok: false, error: { code: 'unknown-line' } }
const outOfRange = { ok: false, error: { code: 'quantity-out-of-range' } }

describe('setQuantity', () => {
  it('§4.15: accepts no quantity below 1, O9: nor over 99', () => {
    expect(inShort(cartAfter(setQuantity(cart, 'l1', 99)))[0]).toBe('l1: 99 × shared-basic monthly')
    for (const quantity of [0, -1, 100, 2.5]) expect(setQuantity(cart, 'l1', quantity)).toEqual(outOfRange)
  })

  it('O9: keeps domains and add-ons at 1', () => {
    expect(setQuantity(cart, 'l3', 2)).toEqual(outOfRange)
    expect(setQuantity(cart, 'l4', 2)).toEqual(outOfRange)
    expect(setQuantity(cart, 'l4', 1).ok).toBe(true)
  })

  it('reports an unknown line', () => {
    expect(setQuantity(cart, 'nothing', 1)).toEqual(unknown)
  })
})

describe('setBilling', () => {
  it('O3: resets an on-demand line to the default payment type, and keeps others', () => {
    const paidBy = (type: 'on-demand' | 'partial') => {
      const chosen = cartAfter(setPaymentType(cart, 'l1', type))
      return cartAfter(setBilling(chosen, 'l1', 'quarterly')).lines.find(({ lineId }) => lineId === 'l1')?.selectedPaymentType
    }
    expect(paidBy('on-demand')).toBeUndefined()
    expect(paidBy('partial')).toBe('partial')
  })

  it('changes the period in place', () => {
    expect(inShort(cartAfter(setBilling(cart, 'l1', 'quarterly')))[0]).toBe('l1: 2 × shared-basic quarterly')
    expect(inShort(cartAfter(setBilling(cart, 'l1', 'monthly')))).toEqual(inShort(cart))
  })

  it('O9: merges two lines that become equal', () => {
    expect(inShort(cartAfter(setBilling(cart, 'l1', 'yearly')))).toEqual([
      'l2: 3 × shared-basic yearly',
      'l3: 1 × a.com yearly',
      'l4: 1 × cdn yearly',
    ])
  })

  it('O9: does not merge past 99', () => {
    expect(setBilling(cartAfter(setQuantity(cart, 'l1', 99)), 'l1', 'yearly')).toEqual(outOfRange)
  })

  it('reports an unknown line', () => {
    expect(setBilling(cart, 'nothing', 'yearly')).toEqual(unknown)
  })
})

describe('setPaymentType', () => {
  it('O3: stores the choice, and drops the details of an earlier one', () => {
    const partial = cartAfter(setPaymentType(cart, 'l1', 'partial', 'installments'))
    expect(partial.lines[0]).toMatchObject({ selectedPaymentType: 'partial', partialType: 'installments' })
    const full = cartAfter(setPaymentType(partial, 'l1', 'full'))
    expect(full.lines[0]?.selectedPaymentType).toBe('full')
    expect(full.lines[0]).not.toHaveProperty('partialType')
  })

  it('reports an unknown line', () => {
    expect(setPaymentType(cart, 'nothing', 'full')).toEqual(unknown)
  })
})
