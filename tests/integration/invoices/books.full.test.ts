import fc from 'fast-check'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { createContext } from '@/container'
import { bookPaid } from '@/modules/payments/bookings'
import { findPayments, lockOrder } from '@/modules/payments/payments.repository'
import { recordManualPayment } from '@/modules/payments/payments.service'
import { refundOrder } from '@/modules/payments/refunds'
import { withTransaction } from '@/lib/db/transaction'
import { gapsOf, invoicesOf } from '../../support/invoices/invoices-of'
import { createBuyer } from '../../support/orders/buyer'
import { findItemInParts } from '../../support/payments/in-parts'
import { hostingItem } from '../api/requests'
import { openPaymentShop } from '../payments/payment-shop'

const { payload, shop } = await openPaymentShop()
const context = () => createContext(payload, 'en')
const buyer = createBuyer(shop.api)
const inParts = await findItemInParts(payload)
const runs = Number(process.env['INVOICE_RUNS'] ?? 12)

/** Events of an order, in any sequence and number. */
const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), part: fc.nat(4), isTwice: fc.boolean() }),
  fc.record({ do: fc.constant('refund' as const), tenths: fc.integer({ min: 1, max: 12 }), isTwice: fc.boolean() }),
  fc.record({ do: fc.constant('killed' as const), part: fc.nat(4) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The process dies with everything written and nothing committed. */
const killed = (orderId: string, part: number): Promise<void> =>
  withTransaction(payload, async (req, transaction) => {
    const order = await lockOrder(transaction, { id: orderId })
    const payment = order && (await findPayments(transaction, order.id))[part]
    if (order && payment && payment.status === 'pending')
      await bookPaid(req, order, payment, { intent: null, paidAt: Date.now(), happening: { type: 'received-by-hand' } })
    throw new Error('killed')
  }).catch(() => undefined)

let keys = 0
const act = async (orderId: string, total: number, happening: Step): Promise<void> => {
  const payments = await findPayments(payload.db.drizzle, orderId)
  if (happening.do === 'killed') return killed(orderId, happening.part)
  const times = happening.isTwice ? 2 : 1
  if (happening.do === 'pay') {
    const payment = payments[happening.part % payments.length]
    await Promise.all(Array.from({ length: times }, () => recordManualPayment(context(), payment?.id ?? '', 'support')))
    return
  }
  const key = `key-${(keys += 1)}`
  const amount = Math.ceil((total * happening.tenths) / 12) as Minor
  const asked = { orderId, amount, paymentId: null, reason: 'Asked for', by: 'support', key }
  await Promise.all(Array.from({ length: times }, () => refundOrder(context(), asked)))
}

interface Sum extends Record<string, unknown> {
  readonly currency: string
  readonly held: string
  readonly invoiced: string
}

/** By order, customer and currency: payments less refunds, and invoices less credit notes. */
const sums = async (by: 'order_id' | 'customer_key' | 'currency'): Promise<readonly Sum[]> => {
  const { rows } = await payload.db.drizzle.execute<Sum>(sql`
    select o.currency, sum(m.held)::text as held, sum(m.invoiced)::text as invoiced
    from orders o join (
      select order_id, sum(amount - coalesce(refunded, 0)) as held, 0 as invoiced from payments
        where status in ('paid', 'partly-refunded', 'refunded') group by 1
      union all
      select order_id, 0, sum(case kind when 'invoice' then gross else -gross end) from invoices group by 1
    ) m on m.order_id = o.id
    group by o.currency, ${sql.raw(by === 'order_id' ? 'o.id' : `o.${by}`)}
  `)
  return rows
}

it('I1, I3: invoices less credit notes equal payments less refunds for every order, customer and currency, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('USD', 'EUR', 'JPY'),
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 1, maxLength: 5 }),
      async (currency, isInParts, customer, steps) => {
        const key = `books-${(keys += 1)}`
        const items = [isInParts ? inParts : hostingItem]
        const orderNumber = shop.numberOf(
          await buyer.orderAsShown({ currency, codes: [], items }, { email: `books-${customer}@example.com`, key }),
        )
        const { id, breakdown } = await shop.findOrder(orderNumber)
        for (const happening of steps) await act(id, breakdown.total, happening)
        const written = await invoicesOf(payload, orderNumber)
        const invoiced = written.filter(({ kind }) => kind === 'invoice')
        expect(invoiced.reduce((sum, { tax }) => sum + tax, 0)).toBeLessThanOrEqual(breakdown.tax)
        expect(invoiced.every(({ gross, credited }) => credited <= gross)).toBe(true)
      },
    ),
    { numRuns: runs, endOnFailure: true },
  )
  for (const by of ['order_id', 'customer_key', 'currency'] as const)
    for (const { held, invoiced } of await sums(by)) expect(invoiced).toBe(held)
  const all = await invoicesOf(payload)
  expect(all.length).toBeGreaterThan(0)
  expect([gapsOf(all, 'invoice'), gapsOf(all, 'credit-note')]).toEqual([[], []])
  const { rows } = await payload.db.drizzle.execute(sql`
      select 1 from invoices i where (i.kind = 'invoice') and i.credited <>
        (select coalesce(sum(c.gross), 0) from invoices c where c.corrects_id = i.id)
    `)
  expect(rows).toEqual([])
}, 240_000)
