import { describe, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import { amountText } from '@/payload/admin/formats'
import { refundableEndpoint } from '@/payload/admin/payments/refund-endpoints'
import type { SandboxOutcome } from '@/core/payments/sandbox'
import { createContext } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { runTask } from '../../support/jobs'
import { findSandboxPage } from '../../support/payments/sandbox-kit'
import { createVisitors } from '../../support/visitors'
import { domainItem } from '../api/requests'
import { openSandboxShop } from './payment-shop'

const { payload, shop } = await openSandboxShop()
await createVisitors(payload)

const context = () => createContext(payload, 'de')
const choose = (pageId: string, outcome: SandboxOutcome) => chooseOutcome(context(), pageId, outcome)

/** Runs the worker's task at a given time. */
const work = (now: number) => runTask(payload, 'send-sandbox-events', () => now)

describe('choices on the sandbox page', () => {
  it('O8: paid: pays the order, activates its domain, and returns the buyer like any provider', async () => {
    const { placed, orderNumber, session } = await shop.order({ items: [domainItem('sandbox-otter.com')] })
    expect(placed.body).toMatchObject({ status: 'pending', payment: { method: 'sandbox', status: 'pending' } })
    expect((placed.body?.['payment'] as { readonly url: string }).url).toBe(`http://localhost:3000/de/sandbox/${session.id}`)
    expect(await choose(session.id, 'paid')).toBe(`http://localhost:3000/de/orders/${orderNumber}?payment=sent`)
    const { id, status } = await shop.findOrder(orderNumber)
    expect(status).toBe('paid')
    expect((await payload.count({ collection: 'domains', where: { order: { equals: id } } })).totalDocs).toBe(1)
    expect([...(await shop.mailsOf(orderNumber))].sort()).toEqual(['domain-registered', 'order-receipt'])
  })

  it('declined: keeps the order pending, sends an email, and allows another try on the same page', async () => {
    const { orderNumber, session } = await shop.order()
    expect(await choose(session.id, 'declined')).toBe(`http://localhost:3000/de/orders/${orderNumber}?payment=declined`)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    expect(await shop.mailsOf(orderNumber)).toEqual(['payment-failed'])
    const record = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!record) throw new Error(orderNumber)
    expect(await openPaymentPage(context(), record)).toMatchObject({ ok: true, value: { id: session.id } })
    await choose(session.id, 'paid')
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })

  it('later: is pending at once, paid by the worker when due, and not before', async () => {
    const { orderNumber, session } = await shop.order()
    const chosen = Date.now()
    await choose(session.id, 'later')
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'processing' }])
    await work(chosen + 10_000)
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    await work(chosen + 60_000)
    await work(chosen + 60_000)
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: 0 })
  })

  it('disputed: pays at once, then marks the payment for staff', async () => {
    const { orderNumber, session } = await shop.order()
    await choose(session.id, 'disputed')
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', trouble: null }])
    await work(Date.now() + 60_000)
    expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid', trouble: 'disputed' }])
    expect(await shop.noticesOf(orderNumber)).toBe(1)
  })

  it('silent: sends no event, and the order can still be paid', async () => {
    const { orderNumber, session } = await shop.order()
    expect(await choose(session.id, 'silent')).toContain('?payment=sent')
    await work(Date.now() + 86_000_000)
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed'])
    await choose(session.id, 'paid')
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })

  it('settles once without overpayment, ten times concurrently and by the worker as well', async () => {
    const { orderNumber, session } = await shop.order()
    const asked = Array.from({ length: 10 }, () => choose(session.id, 'paid'))
    await Promise.all([...asked, work(Date.now()), work(Date.now())])
    expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount, surplus: 0 })
  })

  it('sends the event by the worker if the process died before', async () => {
    const { orderNumber, session } = await shop.order()
    await context().sandbox?.choose(session.id, 'paid', Date.now())
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
    await work(Date.now())
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'paid' })
  })

  it('has no effect on the page of a cancelled order, which the worker closes', async () => {
    const { orderNumber, session } = await shop.order()
    await payload.update({ collection: 'orders', id: (await shop.findOrder(orderNumber)).id, data: { status: 'cancelled' } })
    await runTask(payload, 'close-payment-pages')
    expect(await findSandboxPage(payload, orderNumber)).toMatchObject({ state: 'closed' })
    expect(await choose(session.id, 'paid')).toBe(`http://localhost:3000/de/orders/${orderNumber}`)
    await work(Date.now() + 60_000)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: 0, surplus: 0 })
  })

  it('has no effect on an unopened page', async () => {
    for (const id of ['', 'sp_guessed', "' or true --"]) expect(await choose(id, 'paid')).toBeNull()
  })
})

describe('a refund by staff', () => {
  it('works like any refund, and the sandbox’s own event of it changes nothing', async () => {
    const { orderNumber, session } = await shop.order()
    await choose(session.id, 'paid')
    const { id } = await shop.findOrder(orderNumber)
    const given = await shop.asStaff('support', `/orders/${id}/refund`, { amount: 1, reason: 'Money back', key: 'from-the-admin-1' })
    expect([given.status, given.body]).toEqual([200, { amount: 1, status: 'paid' }])
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'support@visitors.test' } }, limit: 1 })
    const [support] = docs
    const asked = await createLocalReq(support ? { user: { ...support, collection: 'users' } } : {}, payload)
    const shown = (await refundableEndpoint.handler(Object.assign(asked, { routeParams: { id } }))) as Response
    const left = session.amount - 100
    const money = (minor: number) => amountText(minor, { currency: 'USD', digits: 2 }, asked)
    const sums = { currency: 'USD', paid: money(session.amount), refunded: '$1.00', left: money(left), most: left / 100 }
    expect(await shown.json()).toEqual(sums)
    await work(Date.now() + 1000)
    expect(await shop.booksOf(orderNumber)).toEqual({ order: session.amount - 100, surplus: 0 })
    expect((await shop.mailsOf(orderNumber)).filter((template) => template === 'order-refunded')).toHaveLength(1)
  })
})
