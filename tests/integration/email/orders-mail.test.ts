import { describe, expect, it } from 'vitest'
import { orderLinkSchema } from '@/modules/accounts/schema'
import { createContext } from '@/container'
import { sendOrderLink } from '@/modules/orders/orders.service'
import { couponData } from '../../support/coupon-data'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { broughtBy, findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createApi, type ApiAnswer } from '../api/api-client'
import { domainItem, hostingItem, transferItem } from '../api/requests'

const { payload } = await bootPayload()
const buyer = createBuyer(createApi(payload))

let made = 0
const place = (items: readonly unknown[], codes: readonly string[] = [], key = `mail-key-${(made += 1)}`) =>
  buyer.order({ currency: 'EUR', codes, items }, { email: `${key}@example.com`, key, headers: { 'Accept-Language': 'de' } })

const mailsOf = async (recipient: string) => {
  const { docs } = await payload.find({
    collection: 'mail-outbox',
    where: { recipient: { equals: recipient } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ template, locale, data, status }) => ({ template, locale, data, status }))
}

const noticesOf = async (kind: 'order-placed' | 'transfer-requested', id: string) => {
  const { docs } = await payload.find({
    collection: 'mail-outbox',
    where: { dedupeKey: { equals: `staff-notice:${kind}:${id}` } },
    depth: 0,
  })
  return docs.map(({ template, recipient, locale, data }) => ({ template, recipient, locale, data }))
}

const orderOf = (answer: ApiAnswer | undefined) => findOrder(payload, String(answer?.body?.['orderNumber']))

describe('emails of an order', () => {
  it('O5: sends one receipt in the visitor’s language, however often the checkout is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => place([hostingItem], [], 'mail-twice')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const { orderNumber } = answers[0]?.body as { orderNumber: string }
    expect(await mailsOf('mail-twice@example.com')).toEqual([
      { template: 'order-receipt', locale: 'de', data: { orderNumber }, status: 'queued' },
    ])
  })

  it('O7: resends an order’s link to its address once an hour, and reveals nothing about others', async () => {
    const placed = await place([hostingItem], [], 'mail-link')
    const { orderNumber } = placed.body as { orderNumber: string }
    const context = { ...createContext(payload, 'fr'), customer: null }
    const ask = (email: string, number = orderNumber) => sendOrderLink(context, orderLinkSchema.parse({ orderNumber: number, email }))
    await Promise.all([
      ask('Mail-Link@example.com'),
      ask(' mail-link@example.com', orderNumber.toLowerCase()),
      ask('stranger@example.com'),
      ask('mail-link@example.com', 'ORD-NONE-000000'),
    ])
    expect(await mailsOf('mail-link@example.com')).toMatchObject([
      { template: 'order-receipt', locale: 'de', data: { orderNumber } },
      { template: 'order-receipt', locale: 'fr', data: { orderNumber } },
    ])
    expect(await mailsOf('stranger@example.com')).toEqual([])
  })

  it('sends none for a rejected checkout', async () => {
    const refused = await buyer.order(cartOf(hostingItem), { email: 'refused@example.com', more: { expectedTotal: 1 } })
    expect(refused.status).toBe(409)
    expect(await mailsOf('refused@example.com')).toEqual([])
  })

  it('U7: sends one for each change: paid, refunded, and the end of what it paid for', async () => {
    const placed = await place([hostingItem], [], 'mail-paid')
    const { id } = await orderOf(placed)
    for (const status of ['paid', 'paid', 'refunded'] as const)
      await payload.update({ collection: 'orders', id, data: { status }, depth: 0 })
    expect((await mailsOf('mail-paid@example.com')).map(({ template }) => template)).toEqual([
      'order-receipt',
      'payment-received',
      'subscription-notice',
      'order-refunded',
    ])
  })

  it('O1: marks an order with nothing due as paid at once, with event, payment, domain and emails', async () => {
    await payload.create({ collection: 'coupons', data: couponData('ALLFREE', { value: 100 }) })
    const placed = await place([domainItem('nothing-due-otter.com')], ['ALLFREE'], 'mail-free')
    expect(placed.body).toMatchObject({ status: 'paid', dueNow: 0, payment: { status: 'paid', amount: 0 } })
    const order = await findOrder(payload, numberOf(placed))
    expect(order).toMatchObject({ status: 'paid', events: [{ type: 'placed' }, { type: 'paid' }] })
    expect(await broughtBy(payload, 'payments', order.id)).toMatchObject([{ status: 'paid', amount: 0 }])
    expect(await broughtBy(payload, 'domains', order.id)).toHaveLength(1)
    expect((await mailsOf('mail-free@example.com')).map(({ template }) => template).sort()).toEqual(['domain-registered', 'order-receipt'])
    const again = await place([domainItem('nothing-due-otter.com')], ['ALLFREE'], 'mail-free')
    expect([again.status, again.text]).toEqual([200, placed.text])
  })
})

describe('emails to staff about an order', () => {
  it('report its placement once, to the current support address, with the buyer read when it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => place([hostingItem], [], 'told-once')))
    const { id, orderNumber, breakdown } = await orderOf(answers[0])
    expect(await noticesOf('order-placed', id)).toEqual([
      {
        template: 'staff-notice',
        recipient: 'support@hostfront.example',
        locale: 'en',
        data: {
          kind: 'order-placed',
          adminPath: `/collections/orders/${id}`,
          replyToOrder: orderNumber,
          facts: [
            { name: 'order', value: orderNumber },
            { name: 'amount', value: `${(breakdown.total / 100).toFixed(2)} EUR` },
          ],
        },
      },
    ])
    await payload.updateGlobal({ slug: 'site-settings', data: { supportEmail: 'desk@hostfront.example' } })
    const later = await orderOf(await place([hostingItem], [], 'told-elsewhere'))
    expect(await noticesOf('order-placed', later.id)).toMatchObject([{ recipient: 'desk@hostfront.example' }])
  })

  it('report every incoming transfer once', async () => {
    const { id } = await orderOf(await place([transferItem('taken-one.com'), transferItem('taken-two.com')], [], 'told-of-moves'))
    const transfers = await broughtBy(payload, 'transfers', id)
    for (const transfer of transfers) {
      expect(await noticesOf('transfer-requested', transfer.id)).toMatchObject([
        { data: { adminPath: `/collections/transfers/${transfer.id}`, facts: [{ name: 'domain', value: transfer.domain }] } },
      ])
      await payload.update({ collection: 'transfers', id: transfer.id, data: { status: 'awaiting-registry' }, depth: 0 })
      expect(await noticesOf('transfer-requested', transfer.id)).toHaveLength(1)
    }
    expect(transfers.map(({ domain }) => domain).sort()).toEqual(['taken-one.com', 'taken-two.com'])
  })

  it('use the default address in a shop without settings', async () => {
    await payload.db.drizzle.execute('delete from site_settings')
    const { id } = await orderOf(await place([hostingItem], [], 'told-by-default'))
    expect(await noticesOf('order-placed', id)).toMatchObject([{ recipient: 'support@example.com' }])
  })
})
