import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { createContext } from '@/container'
import { refundOrder } from '@/modules/payments/refunds'
import type { Subject } from './card-contract'
import type { PaidPage } from './card-kit'

/** Refund contract. `pay` pays the page at the provider and sends the webhook. */
export const describeRefunds = <Page extends PaidPage>(
  { payload, shop, kit }: Subject<Page>,
  pay: (orderNumber: string, page: Page) => Promise<unknown>,
): void => {
  const paid = async () => {
    const ordered = await shop.order()
    await pay(ordered.orderNumber, ordered.session)
    return { ...ordered, id: (await shop.findOrder(ordered.orderNumber)).id }
  }
  let keys = 0
  const ask = (orderId: string, amount: number | null, key = `refund-key-${(keys += 1)}`) =>
    refundOrder(createContext(payload, 'en'), {
      orderId,
      amount: amount as Minor | null,
      paymentId: null,
      reason: 'Asked for',
      by: 'support@visitors.test',
      key,
    })

  describe('a refund', () => {
    it('is partial and then full, never above the payment', async () => {
      const { id, orderNumber, session } = await paid()
      expect(await ask(id, 100)).toMatchObject({ ok: true, value: { amount: 100, orderStatus: 'paid' } })
      expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'partly-refunded', refunded: 100 }])
      expect(await ask(id, session.amount)).toEqual({ ok: false, error: 'too-much' })
      expect(await ask(id, null)).toMatchObject({ ok: true, value: { amount: session.amount - 100, orderStatus: 'refunded' } })
      expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid', 'partly-refunded', 'refunded'])
      expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'order-refunded')).toHaveLength(2)
      expect(await kit.refundedOf(payload, session)).toBe(session.amount)
      expect(await ask(id, 1)).toEqual({ ok: false, error: 'too-much' })
    })

    it('happens once, however often it is requested, and the provider’s own event of it changes nothing', async () => {
      const { id, orderNumber, session } = await paid()
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(id, 200, 'one-refund')))
      expect(answers.every(({ ok }) => ok)).toBe(true)
      await shop.send(kit.events.refunded(session, 200))
      expect(await kit.refundedOf(payload, session)).toBe(200)
      expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 200, surplus: 0 })
      expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'order-refunded')).toHaveLength(1)
    })

    it('never exceeds the payment for two different ones at once', async () => {
      const { id, session } = await paid()
      const most = Math.ceil(session.amount * 0.6)
      const answers = await Promise.all([ask(id, most), ask(id, most), ask(id, most)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      // The shop's own ledger rejects it, before the provider has to.
      expect(answers.filter((answer) => !answer.ok && answer.error === 'too-much')).toHaveLength(2)
      expect(await kit.refundedOf(payload, session)).toBe(most)
    })
  })
}
