import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, domainItem, hostingItem, transferItem } from '../api/requests'
import { createContext } from '@/server/composition/create-context'
import { sendOrderLink } from '@/server/orders/send-order-link'
import { bootPayload } from '../../support/payload'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
})

let made = 0

const place = async (items: readonly unknown[], codes: readonly string[] = [], key = `mail-key-${(made += 1)}`) => {
  const cart = { currency: 'EUR', codes, items }
  const quote = await api('POST', '/pricing/quote', { body: cart })
  const { total } = quote.body?.['breakdown'] as { total: number }
  const contact = { ...checkoutBody.contact, email: `${key}@example.com` }
  const body = { ...checkoutBody, contact, expectedTotal: total, expectedCurrency: 'EUR', cart }
  return api('POST', '/checkout?lang=de', { body, headers: { 'Idempotency-Key': key } })
}

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

/** What the staff were told of an order, or of a transfer of it. */
const noticesOf = async (kind: 'order-placed' | 'transfer-requested', id: string) => {
  const { docs } = await payload.find({
    collection: 'mail-outbox',
    where: { dedupeKey: { equals: `staff-notice:${kind}:${id}` } },
    depth: 0,
  })
  return docs.map(({ template, recipient, locale, data }) => ({ template, recipient, locale, data }))
}

const orderOf = async (orderNumber: unknown) => {
  const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
  const [order] = docs
  if (!order) throw new Error('No such order')
  return order
}

describe('the mail of an order', () => {
  it('O5: one receipt in the visitor’s language, however often the same checkout is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => place([hostingItem], [], 'mail-twice')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const { orderNumber } = answers[0]?.body as { orderNumber: string }
    expect(await mailsOf('mail-twice@example.com')).toEqual([
      { template: 'order-receipt', locale: 'de', data: { orderNumber }, status: 'queued' },
    ])
  })

  it('O7: an order’s link is mailed again to the address it was ordered with, once an hour, and nothing is said of others', async () => {
    const placed = await place([hostingItem], [], 'mail-link')
    const { orderNumber } = placed.body as { orderNumber: string }
    const context = { ...createContext(payload, 'fr'), customer: null }
    const ask = (email: string, number = orderNumber) => sendOrderLink(context, { orderNumber: number, email })
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

  it('a checkout that is refused writes none', async () => {
    const refused = await api('POST', '/checkout', {
      body: {
        ...checkoutBody,
        contact: { ...checkoutBody.contact, email: 'refused@example.com' },
        expectedTotal: 1,
        expectedCurrency: 'EUR',
        cart: { currency: 'EUR', codes: [], items: [hostingItem] },
      },
      headers: { 'Idempotency-Key': 'refused' },
    })
    expect(refused.status).toBe(409)
    expect(await mailsOf('refused@example.com')).toEqual([])
  })

  it('every change of its money is told once: paid, refunded', async () => {
    const placed = await place([hostingItem], [], 'mail-paid')
    const { orderNumber } = placed.body as { orderNumber: string }
    const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
    const id = docs[0]?.id ?? ''
    for (const status of ['paid', 'paid', 'refunded'] as const)
      await payload.update({ collection: 'orders', id, data: { status }, depth: 0 })
    expect((await mailsOf('mail-paid@example.com')).map(({ template }) => template)).toEqual([
      'order-receipt',
      'payment-received',
      'order-refunded',
    ])
  })

  it('O1: an order with nothing due is paid as soon as it is placed, with its event, its payment and its name, and one mail', async () => {
    await payload.create({
      collection: 'coupons',
      data: {
        code: 'ALLFREE',
        name: 'All',
        type: 'percentage',
        value: 100,
        isActive: true,
        usedCount: 0,
        combinable: true,
        priority: 0,
        _status: 'published',
      } as never,
    })
    const placed = await place([domainItem('nothing-due-otter.com')], ['ALLFREE'], 'mail-free')
    expect(placed.status, placed.text).toBe(201)
    expect(placed.body).toMatchObject({ status: 'paid', dueNow: 0, payment: { status: 'paid', amount: 0 } })
    const { orderNumber } = placed.body as { orderNumber: string }
    const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
    expect(docs[0]).toMatchObject({ status: 'paid', events: [{ type: 'placed' }, { type: 'paid' }] })
    const { docs: payments } = await payload.find({ collection: 'payments', where: { order: { equals: docs[0]?.id ?? '' } }, depth: 0 })
    expect(payments).toMatchObject([{ status: 'paid', amount: 0 }])
    const { docs: names } = await payload.find({ collection: 'domains', where: { order: { equals: docs[0]?.id ?? '' } }, depth: 0 })
    expect(names).toHaveLength(1)
    expect((await mailsOf('mail-free@example.com')).map(({ template }) => template)).toEqual(['order-receipt'])
    const again = await place([domainItem('nothing-due-otter.com')], ['ALLFREE'], 'mail-free')
    expect([again.status, again.text]).toEqual([200, placed.text])
  })
})

describe('what the staff are told of an order', () => {
  it('once that it was placed, at the support address of the day, without a word about whose it is', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => place([hostingItem], [], 'told-once')))
    const { id, orderNumber, breakdown } = await orderOf(answers[0]?.body?.['orderNumber'])
    expect(await noticesOf('order-placed', id)).toEqual([
      {
        template: 'staff-notice',
        recipient: 'support@hostfront.example',
        locale: 'en',
        data: {
          kind: 'order-placed',
          adminPath: `/collections/orders/${id}`,
          facts: [
            { name: 'order', value: orderNumber },
            { name: 'amount', value: `${(breakdown.total / 100).toFixed(2)} EUR` },
          ],
        },
      },
    ])
    await payload.updateGlobal({ slug: 'site-settings', data: { supportEmail: 'desk@hostfront.example' } })
    const later = await orderOf((await place([hostingItem], [], 'told-elsewhere')).body?.['orderNumber'])
    expect(await noticesOf('order-placed', later.id)).toMatchObject([{ recipient: 'desk@hostfront.example' }])
  })

  it('once of every name that is to move here', async () => {
    const { id } = await orderOf(
      (await place([transferItem('taken-one.com'), transferItem('taken-two.com')], [], 'told-of-moves')).body?.['orderNumber'],
    )
    const { docs } = await payload.find({ collection: 'transfers', where: { order: { equals: id } }, sort: 'domain', depth: 0 })
    for (const transfer of docs) {
      expect(await noticesOf('transfer-requested', transfer.id)).toMatchObject([
        { data: { adminPath: `/collections/transfers/${transfer.id}`, facts: [{ name: 'domain', value: transfer.domain }] } },
      ])
      await payload.update({ collection: 'transfers', id: transfer.id, data: { status: 'awaiting-registry' }, depth: 0 })
      expect(await noticesOf('transfer-requested', transfer.id)).toHaveLength(1)
    }
    expect(docs.map(({ domain }) => domain)).toEqual(['taken-one.com', 'taken-two.com'])
  })

  it('a shop without settings of its own tells the address they begin with', async () => {
    await payload.db.drizzle.execute('delete from site_settings')
    const { id } = await orderOf((await place([hostingItem], [], 'told-by-default')).body?.['orderNumber'])
    expect(await noticesOf('order-placed', id)).toMatchObject([{ recipient: 'support@example.com' }])
  })
})
