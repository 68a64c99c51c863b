import { expect, it } from 'vitest'
import { refundTypedAmount } from '@/modules/payments/refunds'

const ask = (orders: readonly object[], amount: number): Promise<unknown> =>
  Reflect.apply(refundTypedAmount, null, [
    { payload: { find: async () => ({ docs: orders }) } },
    { orderId: 'an order', paymentId: null, reason: 'a reason', by: 'desk@shop.test', key: 'a-key-of-one', amount },
  ])

it('M1: an amount that the order’s currency has no coin for is refused, and nothing is given back', async () => {
  expect(await ask([{ digits: 0 }], 0.5)).toEqual({ ok: false, error: 'malformed' })
  expect(await ask([{ digits: 2 }], 0.005)).toEqual({ ok: false, error: 'malformed' })
})

it('an order that is not there gives nothing back', async () => {
  expect(await ask([], 5)).toEqual({ ok: false, error: 'not-found' })
})
