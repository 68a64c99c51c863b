import { expect, it } from 'vitest'
import { withTransactionSlot } from '@/lib/db/transaction'

const shopWith = (max: number) => ({ db: { pool: { options: { max } } } })

it('queues transactions first come, first served', async () => {
  const payload = shopWith(10)
  let inside = 0
  let most = 0
  const order: number[] = []
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      withTransactionSlot(payload, async () => {
        inside += 1
        most = Math.max(most, inside)
        order.push(index)
        await new Promise((resolve) => setTimeout(resolve, 1))
        inside -= 1
      }),
    ),
  )
  expect(most).toBe(6)
  expect(order).toEqual(Array.from({ length: 50 }, (_, index) => index))
})

it('releases the slot on an exception', async () => {
  const payload = shopWith(1)
  const faults = await Promise.allSettled(
    Array.from({ length: 5 }, () => withTransactionSlot(payload, () => Promise.reject(new Error('no')))),
  )
  expect(faults.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await withTransactionSlot(payload, async () => 'in')).toBe('in')
})
