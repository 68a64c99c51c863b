import { describe, expect, it } from 'vitest'
import { addCode, readTypedCode, removeCode } from '@/core/cart/discount-codes'
import { emptyCart } from '@/core/cart/cart'
import { cartAfter } from '../../../support/engine/carts'

const cart = cartAfter(addCode(emptyCart('USD'), ' welcome10 '))

describe('addCode', () => {
  it('D11: trimmed and upper case, in the order of typing', () => {
    expect(cart.codes).toEqual(['WELCOME10'])
    expect(cartAfter(addCode(cart, 'bulk15')).codes).toEqual(['WELCOME10', 'BULK15'])
  })

  it('§5.19: an empty one is refused', () => {
    expect(addCode(cart, '   ')).toEqual({ ok: false, error: { code: 'required' } })
  })

  it('§5.20: one that is there already is refused, in any letters', () => {
    expect(addCode(cart, 'Welcome10')).toEqual({ ok: false, error: { code: 'already-applied' } })
  })
})

describe('readTypedCode', () => {
  it.each([
    ['', 'required'],
    [' bulk15 ', 'already-applied'],
  ])('§5.19, §5.20: “%s” is refused the same beside codes as somebody else has typed them', (typed, error) => {
    expect(readTypedCode(typed, ['Bulk15 '])).toEqual({ ok: false, error })
  })
})

describe('removeCode', () => {
  it('D11: takes it off, in any letters', () => {
    expect(cartAfter(removeCode(cart, ' welcome10')).codes).toEqual([])
    expect(removeCode(cart, 'BULK15')).toEqual({ ok: false, error: { code: 'unknown-code' } })
  })
})
