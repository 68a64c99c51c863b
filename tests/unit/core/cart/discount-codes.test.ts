import { describe, expect, it } from 'vitest'
import { addCode, parseCouponInput, removeCode, emptyCart } from '@/core/cart/cart'
import { cartAfter } from '../../../support/engine/carts'

const cart = cartAfter(addCode(emptyCart('USD'), ' welcome10 '))

describe('addCode', () => {
  it('D11: adds trimmed upper-case codes in typing order', () => {
    expect(cart.codes).toEqual(['WELCOME10'])
    expect(cartAfter(addCode(cart, 'bulk15')).codes).toEqual(['WELCOME10', 'BULK15'])
  })

  it('§5.19: rejects an empty code', () => {
    expect(addCode(cart, '   ')).toEqual({ ok: false, error: { code: 'required' } })
  })

  it('§5.20: rejects a duplicate code, ignoring case', () => {
    expect(addCode(cart, 'Welcome10')).toEqual({ ok: false, error: { code: 'already-applied' } })
  })
})

describe('parseCouponInput', () => {
  it.each([
    ['', 'required'],
    [' bulk15 ', 'already-applied'],
  ])('§5.19, §5.20: rejects “%s” the same for several codes', (typed, error) => {
    expect(parseCouponInput(typed, ['Bulk15 '])).toEqual({ ok: false, error })
  })
})

describe('removeCode', () => {
  it('D11: removes a code, ignoring case', () => {
    expect(cartAfter(removeCode(cart, ' welcome10')).codes).toEqual([])
    expect(removeCode(cart, 'BULK15')).toEqual({ ok: false, error: { code: 'unknown-code' } })
  })
})
