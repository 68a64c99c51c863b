import { expect, it } from 'vitest'
import { codeStatuses } from '@/core/cart/discount-codes'
import { quote } from '../../../support/engine/quote'
import { hosting } from '../../../support/engine/world'

it('§4.18, D14: applied, or pending with its reason, in the order of typing', () => {
  const codes = ['WELCOME10', 'BULK15']
  expect(codeStatuses(codes, quote([hosting('shared-pro')], { codes }))).toEqual([
    { code: 'WELCOME10', status: 'applied' },
    {
      code: 'BULK15',
      status: 'pending',
      rejection: { code: 'BULK15', reason: 'minimum-quantity', missing: { kind: 'quantity', count: 2 } },
    },
  ])
})
