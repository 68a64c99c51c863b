import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { refundOrder } from '@/modules/payments/refunds'
import { domainItem } from '../../integration/api/requests'
import type { Subject } from './card-contract'
import type { PaidPage } from './card-kit'

const day = 86_400_000

/** N1, U17: the first to pay keeps the domain, and no one pays for nothing, whatever the provider. */
export const describeNamesPaid = <Page extends PaidPage>(
  { payload, shop, kit }: Subject<Page>,
  /** Pays on the provider's page, so that it can be refunded. */
  pay: (page: Page) => Promise<unknown>,
): void => {
  const { events } = kit

  const owners = async (name: string) => {
    const { rows } = await payload.db.drizzle.execute<{ number: string }>(sql`
      select o.order_number as number from domains d join orders o on o.id = d.order_id where d.name = ${name} and d.status <> 'cancelled'
    `)
    return rows.map(({ number }) => number)
  }

  /** Two orders of one domain; the second is placed after the first one's reservation expired. */
  const twoOrders = async (name: string) => {
    const first = await shop.order({ items: [domainItem(name)] })
    const later = Date.now() + 4 * day
    replaceServices(payload, { now: () => later })
    const second = await shop.order({ items: [domainItem(name)] })
    replaceServices(payload, { now: Date.now })
    return { first, second }
  }

  describe(`a reserved domain, paid by ${kit.method}`, () => {
    it('N1, U17: late, after somebody else bought it: marks the payment, notifies, and refunds it', async () => {
      const name = `${kit.method}-late-badger.com`
      const { first, second } = await twoOrders(name)
      await shop.send(events.paid(second.session))
      await pay(first.session)
      expect(await owners(name)).toEqual([second.orderNumber])
      const [payment] = await shop.paymentsOf(first.orderNumber)
      expect(payment).toMatchObject({ status: 'paid', trouble: 'name-lost' })
      expect(await shop.mailsOf(first.orderNumber)).toContain('name-lost')
      const back = await refundOrder(createContext(payload, 'en'), {
        orderId: (await shop.findOrder(first.orderNumber)).id,
        amount: null,
        reason: 'The name was gone',
        by: 'desk@visitors.test',
        key: `back-${name}`,
        paymentId: payment?.id ?? null,
      })
      expect(back.ok).toBe(true)
      expect(await shop.booksOf(first.orderNumber)).toEqual({ order: 0, surplus: 0 })
      expect(await owners(name)).toEqual([second.orderNumber])
    })

    it('N1, U17: by two people at once: one keeps it, the other is notified', async () => {
      const name = `${kit.method}-same-moment.com`
      const { first, second } = await twoOrders(name)
      const answers = await Promise.all([first, second, first, second].map(({ session }) => shop.send(events.paid(session))))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const kept = await owners(name)
      expect(kept).toHaveLength(1)
      const loser = kept[0] === first.orderNumber ? second : first
      expect(await shop.paymentsOf(loser.orderNumber)).toMatchObject([{ status: 'paid', trouble: 'name-lost' }])
      expect((await shop.mailsOf(loser.orderNumber)).filter((template) => template === 'name-lost')).toHaveLength(1)
    })

    it('N1, U17: twice: registers it once; the second payment is booked separately, reported to its payer, and refunded', async () => {
      const name = `${kit.method}-paid-twice.com`
      const { orderNumber, session } = await shop.order({ items: [domainItem(name)] })
      await Promise.all([session, kit.otherMoney(session, 'again')].map((page) => shop.send(events.paid(page))))
      expect(await owners(name)).toEqual([orderNumber])
      expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: session.amount })
      expect((await shop.mailsOf(orderNumber)).filter((template) => template.endsWith(':again'))).toHaveLength(1)
      expect(await shop.noticesOf(orderNumber)).toBe(1)
    })

    it('N1, U17: with the wrong amount: not registered, stays reserved, and the right amount still buys it', async () => {
      const name = `${kit.method}-wrong-sum.com`
      const { orderNumber, session } = await shop.order({ items: [domainItem(name)] })
      const wrong = kit.otherMoney(session, 'wrong')
      await shop.send(events.paid(wrong, { amount: session.amount - 1 }))
      expect(await owners(name)).toEqual([])
      expect((await shop.buy({ items: [domainItem(name)] })).status).toBe(409)
      await shop.send(events.paid(session))
      expect(await owners(name)).toEqual([orderNumber])
      expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: session.amount - 1 })
    })
  })
}
