import { expect, it } from 'vitest'
import { setCurrency } from '@/core/cart/cart'
import { cartOf } from '../../../support/engine/carts'
import { hosting } from '../../../support/engine/world'

it('M6: changes only the currency', () => {
  const cart = cartOf(hosting('shared-basic'))
  expect(setCurrency(cart, 'EUR')).toEqual({ ...cart, currency: 'EUR' })
})
