import { expect, it } from 'vitest'
import { refundTypedAmount } from '@/modules/payments/refunds'

const ask = (orders: readonly object[], amount: number): Promise<unknown> =>
  Reflect.apply(refundTypedAmount, null, [
    { payload: { find: async () => ({ docs: orders }) } },
    { orderId: 'an order', paymentId: null, reason: 'a reason', by: 'desk@shop.test', key: 'a-key-of-one', amount },
  ])

it('M1: rejects a fraction of a minor unit, and refunds nothing', async () => {
  expect(await ask([{ digits: 0 }], 0.5)).toEqual({ ok: false, error: 'malformed' })
  expect(await ask([{ digits: 2 }], 0.005)).toEqual({ ok: false, error: 'malformed' })
})

it('refunds nothing for an unknown order', async () => {
  expect(await ask([], 5)).toEqual({ ok: false, error: 'not-found' })
})
