import { expect, it } from 'vitest'
import { codeStatuses } from '@/core/cart/cart'
import { quote } from '../../../support/engine/quote'
import { hosting } from '../../../support/engine/world'

it('§4.18, D14: lists codes as applied or pending with reason, in typing order', () => {
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
