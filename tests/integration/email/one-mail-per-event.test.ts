import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage, recordManualPayment } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { deliverMail } from '../../support/jobs'
import { createVisitors } from '../../support/visitors'
import { domainItem, hostingItem } from '../api/requests'
import { openSandboxShop } from '../payments/payment-shop'

const { payload, shop } = await openSandboxShop()
await createVisitors(payload)

const vpsItem = { ...hostingItem, id: 'vps-starter', billing: 'monthly' }
const choose = (page: string, outcome: 'paid' | 'declined' | 'later') => chooseOutcome(createContext(payload, 'de'), page, outcome)

/** Oldest first. */
const mailsTo = async (orderNumber: string) => {
  const { rows } = await payload.db.drizzle.execute<{
    template: string
    data: { readonly domains?: readonly { readonly domain: string }[] }
  }>(
    sql`select m.template::text as template, m.data from mail_outbox m join orders o on o.contact_email = m.recipient where o.order_number = ${orderNumber}
      order by m.created_at, m.id`,
  )
  return rows
}
const templatesTo = async (orderNumber: string) => (await mailsTo(orderNumber)).map(({ template }) => template)

const receive = async (orderNumber: string) => {
  const [first] = await shop.paymentsOf(orderNumber)
  await recordManualPayment(createContext(payload, 'de'), first?.id ?? '', 'support@visitors.test')
}

describe('W11: one email per event', () => {
  it('sends payment instructions and a receipt when an order is paid by bank transfer', async () => {
    const orderNumber = shop.numberOf(await shop.buy({ items: [vpsItem], method: 'offline' }))
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt'])
    await receive(orderNumber)
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt', 'payment-received'])
  })

  it('sends one confirmation when a card is paid at once', async () => {
    const { orderNumber, session } = await shop.order({ items: [vpsItem] })
    expect(await templatesTo(orderNumber)).toEqual([])
    await choose(session.id, 'paid')
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt'])
  })

  it('sends two emails when a card fails, however often, and is then paid', async () => {
    const { orderNumber, session } = await shop.order({ items: [vpsItem] })
    await choose(session.id, 'declined')
    const order = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!order) throw new Error(orderNumber)
    await openPaymentPage(createContext(payload, 'de'), order)
    await choose(session.id, 'declined')
    await choose(session.id, 'paid')
    expect(await templatesTo(orderNumber)).toEqual(['payment-failed', 'order-receipt'])
  })

  it('sends two emails when staff mark a card order as failed after a decline, and it is then paid', async () => {
    const { orderNumber, session } = await shop.order({ items: [vpsItem] })
    await choose(session.id, 'declined')
    await payload.update({ collection: 'orders', id: (await shop.findOrder(orderNumber)).id, data: { status: 'failed' } })
    await choose(session.id, 'paid')
    expect((await templatesTo(orderNumber)).filter((template) => template === 'payment-failed')).toHaveLength(1)
  })

  it('confirms the order at once and the payment later when the provider takes time to confirm it', async () => {
    const { orderNumber, session } = await shop.order({ items: [vpsItem] })
    await choose(session.id, 'later')
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt'])
    await choose(session.id, 'paid')
    await receive(orderNumber)
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt', 'payment-received'])
  })

  it('W12: sends one confirmation and one email about both domains when two domains and a VPS are bought', async () => {
    const items = [domainItem('one-mail-otter.com'), domainItem('two-mail-otter.com'), vpsItem]
    const { orderNumber, session } = await shop.order({ items })
    await choose(session.id, 'paid')
    expect((await templatesTo(orderNumber)).sort()).toEqual(['domain-registered', 'order-receipt'])
    const [registered] = (await mailsTo(orderNumber)).filter(({ template }) => template === 'domain-registered')
    expect(registered?.data.domains?.map(({ domain }) => domain)).toEqual(['one-mail-otter.com', 'two-mail-otter.com'])
  })

  it('delivers both', async () => {
    expect(await deliverMail(payload)).toBeGreaterThan(0)
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from mail_outbox where status <> 'sent'`)
    expect(rows).toHaveLength(0)
  })
})

describe('W12: domains that a registrar registers one by one', () => {
  it('are reported in one email once none of the order is pending', async () => {
    const items = [domainItem('first-slow-otter.com'), domainItem('second-slow-otter.com')]
    const { orderNumber, session } = await shop.order({ items })
    await choose(session.id, 'paid')
    const { id } = await shop.findOrder(orderNumber)
    // The state with a manual registrar.
    await payload.db.drizzle.execute(
      sql`update domains set status = 'pending', registered_at = null, expires_at = null where order_id = ${id}`,
    )
    await payload.db.drizzle.execute(sql`delete from mail_outbox where dedupe_key = ${`domain-registered:${orderNumber}`}`)
    const { docs } = await payload.find({ collection: 'domains', where: { order: { equals: id } }, depth: 0 })
    const [first, second] = docs
    await payload.update({ collection: 'domains', id: first?.id ?? '', data: { status: 'active' }, depth: 0 })
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt'])
    for (let times = 0; times < 2; times += 1)
      await payload.update({ collection: 'domains', id: second?.id ?? '', data: { status: 'active' }, depth: 0 })
    expect(await templatesTo(orderNumber)).toEqual(['order-receipt', 'domain-registered'])
  })
})
