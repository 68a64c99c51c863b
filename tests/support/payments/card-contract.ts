import { describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { domainItem } from '../../integration/api/requests'
import type { CardShop } from '../../integration/payments/payment-shop'
import { inFullLane } from '../lane'
import { shuffled } from '../shuffled'
import type { CardKit, PaidPage } from './card-kit'

export interface Subject<Page extends PaidPage> {
  readonly payload: Payload
  readonly shop: CardShop<Page>
  readonly kit: CardKit<Page>
}

const describeSignedReports = <Page extends PaidPage>({ payload, shop, kit }: Subject<Page>): void => {
  const { events } = kit
  describe('a signed webhook', () => {
    it('O8, W11: pays the order: one timestamped event, one email, its payment booked', async () => {
      const { orderNumber, session } = await shop.order()
      expect((await shop.send(events.paid(session))).status).toBe(200)
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
      expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
      expect(await shop.mailsOf(orderNumber)).toEqual(['order-receipt'])
      expect(await shop.paymentsOf(orderNumber)).toMatchObject([
        { provider: kit.method, status: 'paid', intent: session.intent, amount: session.amount },
      ])
    })

    it('activates the order’s domains, once', async () => {
      const { orderNumber, session } = await shop.order({ items: [domainItem(`${kit.method}-webhook-otter.com`)] })
      const event = events.paid(session)
      await Promise.all(Array.from({ length: 5 }, () => shop.send(event)))
      const { id } = await shop.findOrder(orderNumber)
      expect((await payload.count({ collection: 'domains', where: { order: { equals: id } } })).totalDocs).toBe(1)
    })

    it('is rejected with 400 and changes nothing if signature, timestamp or body is invalid', async () => {
      const { orderNumber, session } = await shop.order()
      const event = events.paid(session)
      const text = JSON.stringify(event)
      const path = `/payments/${kit.method}/webhook`
      const now = Math.floor(Date.now() / 1000)
      const answers = [
        await shop.send(event, { secret: 'whsec_of_somebody_else' }),
        await shop.send(event, { at: now - 3600 }),
        await shop.send(event, { at: now + 3600 }),
        await shop.api('POST', path, { text }),
        await shop.api('POST', path, { text, headers: { [kit.signatureHeader]: 't=1,v1=00' } }),
        await shop.api('POST', path, { text: `${text} `, headers: { [kit.signatureHeader]: kit.sign(text, {}) } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
      expect((await payload.count({ collection: 'payment-reports', where: { reportId: { equals: event.id } } })).totalDocs).toBe(0)
    })

    it.each([
      ['one cent less', ({ amount }: PaidPage): { amount?: number; currency?: string } => ({ amount: amount - 1 })],
      ['another currency', () => ({ currency: 'EUR' })],
      ['a hundred times as much', ({ amount }: PaidPage) => ({ amount: amount * 100 })],
    ])(
      'M4, U17: with %s than the stored order pays nothing, is booked separately, and staff and buyer are notified',
      async (_name, change) => {
        const { orderNumber, session } = await shop.order()
        expect((await shop.send(events.paid(session, change(session)))).status).toBe(200)
        expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
        const [owed, ...apart] = await shop.paymentsOf(orderNumber)
        expect(owed).toMatchObject({ status: 'pending', trouble: 'amount-mismatch' })
        const said = change(session)
        expect(apart.map(({ status, amount }) => [status, amount])).toEqual('amount' in said ? [['surplus', said.amount]] : [])
        expect(await shop.noticesOf(orderNumber)).toBe(1)
        expect(await shop.mailsOf(orderNumber)).toEqual([`payment-received:${'amount' in said ? 'sum' : 'currency'}`])
      },
    )

    it('M1: counts yen as yen', async () => {
      const { orderNumber, session } = await shop.order({ currency: 'JPY' })
      expect(session.currency.toUpperCase()).toBe('JPY')
      expect(session.amount).toBe((await shop.findOrder(orderNumber)).dueNow)
      await shop.send(events.paid(session))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    })
  })
}

const describeOnce = <Page extends PaidPage>({ payload, shop, kit }: Subject<Page>): void => {
  const { events } = kit
  describe('idempotency', () => {
    it('settles once for ten parallel payments of an order; nine are booked separately, and the ledger balances', async () => {
      const { orderNumber, session } = await shop.order({ items: [domainItem(`${kit.method}-settled-otter.com`)] })
      const ten = Array.from({ length: 10 }, (_, index) => kit.otherMoney(session, String(index)))
      const answers = await Promise.all(ten.map((each) => shop.send(events.paid(each))))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      const found = await shop.findOrder(orderNumber)
      expect(found.status).toBe('paid')
      expect((found.events ?? []).filter(({ type }) => type === 'paid')).toHaveLength(1)
      expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'order-receipt')).toHaveLength(1)
      expect(await shop.booksOf(orderNumber)).toEqual({ order: found.dueNow, surplus: 9 * found.dueNow })
      expect((await payload.count({ collection: 'domains', where: { order: { equals: found.id } } })).totalDocs).toBe(1)
      expect(await shop.noticesOf(orderNumber)).toBe(9)
    })

    it('settles once for the same ten webhooks at once', async () => {
      const { orderNumber, session } = await shop.order()
      const event = events.paid(session)
      await Promise.all(Array.from({ length: 10 }, () => shop.send(event)))
      expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
      expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: 0 })
    })

    it.each(inFullLane ? [1, 2, 3, 4, 5, 6, 7, 8] : [1])(
      'ends the same for webhooks sent five times in random order (seed %i): one payment, one receipt, matching ledger',
      async (seed) => {
        const { orderNumber, session } = await shop.order()
        const half = Math.floor(session.amount / 2)
        const told = [
          events.declined(session),
          events.processing(session),
          events.paid(session),
          ...kit.asides(session),
          events.refunded(session, half),
          events.disputed(session),
        ]
        const fiveTimes = shuffled(Array.from({ length: 5 }, () => told).flat(), seed)
        for (const event of fiveTimes) expect((await shop.send(event)).status).toBe(200)
        const found = await shop.findOrder(orderNumber)
        expect(found.status).toBe('paid')
        expect((await shop.eventsOf(orderNumber)).filter((type) => type === 'paid')).toHaveLength(1)
        expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'partly-refunded', refunded: half }])
        expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - half, surplus: 0 })
        const mails = await shop.mailsOf(orderNumber)
        for (const template of ['order-receipt', 'order-refunded']) expect(mails.filter((each) => each === template)).toHaveLength(1)
        // W11: only if the order was confirmed before its payment.
        expect(mails.filter((each) => each === 'payment-received').length).toBeLessThanOrEqual(1)
        const reports = await payload.count({ collection: 'payment-reports', where: { reportId: { in: told.map(({ id }) => id) } } })
        expect(reports.totalDocs).toBe(told.length)
      },
    )

    it.each(inFullLane ? [11, 12, 13, 14] : [11])(
      'ends refunded for payment, partial and full refund in random order (seed %i)',
      async (seed) => {
        const { orderNumber, session } = await shop.order()
        const told = [events.paid(session), events.refunded(session, 100), events.refunded(session, session.amount)]
        for (const event of shuffled([...told, ...told, ...told], seed)) await shop.send(event)
        expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'refunded' })
        expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'refunded', refunded: session.amount }])
        expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: 0 })
      },
    )
  })
}

const describeNoPayment = <Page extends PaidPage>({ payload, shop, kit }: Subject<Page>): void => {
  const { events } = kit
  describe('other webhooks', () => {
    it('W11: leave the order open, with one email, when a card is declined', async () => {
      const { orderNumber, session } = await shop.order()
      for (let times = 0; times < 3; times += 1) await shop.send(events.declined(session))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
      expect(await shop.mailsOf(orderNumber)).toEqual(['payment-failed'])
      await shop.send(events.paid(session))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
    })

    it('O8: book a payment for a cancelled order separately and notify staff', async () => {
      const { orderNumber, session } = await shop.order()
      await payload.update({ collection: 'orders', id: (await shop.findOrder(orderNumber)).id, data: { status: 'cancelled' } })
      expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'void' }])
      await shop.send(events.paid(session))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'cancelled' })
      expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: session.amount })
      expect(await shop.noticesOf(orderNumber)).toBe(1)
    })

    it('report a dispute to staff and find it by its payment', async () => {
      const { orderNumber, session } = await shop.order()
      await shop.send(events.paid(session))
      await shop.send(events.disputed(session))
      expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
      expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', trouble: 'disputed' }])
    })
  })
}

/** Contract for webhooks of any card provider. */
export const describeReports = <Page extends PaidPage>(subject: Subject<Page>): void => {
  describeSignedReports(subject)
  describeOnce(subject)
  describeNoPayment(subject)
}
