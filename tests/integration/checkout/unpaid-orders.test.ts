import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { orderRenewal } from '@/modules/renewals/domain-lifecycle'
import { recordManualPayment } from '@/modules/payments/payments.service'
import { couponData } from '../../support/coupon-data'
import { createNameBuyers } from '../../support/names/name-buyers'
import { cartOf, codeOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { broughtBy, findOrder } from '../../support/orders/find-order'
import { createUnpaidRun, readUnpaid, usesOf } from '../../support/orders/unpaid-orders'
import { bootPayload } from '../../support/payload'
import { createAccounts } from '../accounts/account-shop'
import { createVisitors } from '../../support/visitors'
import { domainItem, hostingItem } from '../api/requests'

const hour = 3_600_000
const day = 24 * hour
const { payload } = await bootPayload()
const { api, clock, order, move } = createNameBuyers(payload)
const buyer = createBuyer(api)
const visitors = await createVisitors(payload)
const accounts = createAccounts(payload)
const run = createUnpaidRun(payload, clock)
const read = (orderNumber: string) => readUnpaid(payload, orderNumber)

const createCode = (code: string, usageLimit: number) => payload.create({ collection: 'coupons', data: couponData(code, { usageLimit }) })
const orderWith = (code: string, attempt: Parameters<typeof buyer.orderAsShown>[1] = {}) =>
  buyer.orderAsShown({ ...cartOf(hostingItem), codes: [code] }, attempt)
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const firstPayment = async (orderNumber: string) => {
  const [payment] = await broughtBy(payload, 'payments', (await findOrder(payload, orderNumber)).id)
  return payment?.id ?? ''
}
const receive = async (orderNumber: string) =>
  recordManualPayment(createContext(payload, 'en'), await firstPayment(orderNumber), 'support@visitors.test')

describe('U40: the unpaid order linked from an empty cart', () => {
  const unpaid = async (cookies: Readonly<Record<string, string>>) => (await api('GET', '/cart/unpaid-order', { cookies })).body?.['order']

  it('is the newest one this browser placed, and nobody else can read it', async () => {
    expect(await unpaid({})).toBeNull()
    const first = await buyer.orderAsShown(cartOf(hostingItem))
    const second = await buyer.orderAsShown(cartOf(hostingItem), { cookies: first.cookies })
    const found = { orderNumber: numberOf(second), currency: 'USD', dueNow: second.body?.['dueNow'], method: 'offline' }
    expect(await unpaid(second.cookies)).toEqual(found)
    const forged = `${numberOf(second)}.${'a'.repeat(43)}`
    expect(await unpaid({ orders: forged })).toBeNull()
    await receive(numberOf(second))
    expect(await unpaid(second.cookies)).toMatchObject({ orderNumber: numberOf(first) })
    await receive(numberOf(first))
    expect(await unpaid(second.cookies)).toBeNull()
  })
})

describe('O16: an order awaiting a bank transfer', () => {
  it('is cancelled after seven days: releases code and domain, and emails the customer in their language', async () => {
    await createCode('SEVENDAYS', 1)
    const cart = { ...cartOf(domainItem('waits-in-vain.com')), codes: ['SEVENDAYS'] }
    const placed = numberOf(await buyer.orderAsShown(cart, { headers: { 'Accept-Language': 'de' } }))
    expect((await read(placed)).expiresAt).toBe(clock.now + 7 * day)
    expect(await usesOf(payload, 'SEVENDAYS')).toBe(1)
    clock.now += 7 * day - 1000
    await run()
    expect(await read(placed)).toMatchObject({ status: 'pending', holds: 1 })
    clock.now += 1001
    await run()
    expect(await read(placed)).toMatchObject({
      status: 'cancelled',
      expiresAt: null,
      events: ['placed', 'expired'],
      holds: 0,
      mails: ['order-receipt', 'payment-reminder', 'order-cancelled'],
      lastMail: { locale: 'de', expired: true },
    })
    expect(await usesOf(payload, 'SEVENDAYS')).toBe(0)
    expect(await broughtBy(payload, 'payments', (await findOrder(payload, placed)).id)).toMatchObject([{ status: 'void' }])
    numberOf(await order('waits-in-vain.com'))
  })

  it('sends one reminder two days before, and another if staff extend the deadline', async () => {
    const placed = numberOf(await buyer.orderAsShown(cartOf(hostingItem)))
    clock.now += 5 * day - 1000
    await run()
    expect((await read(placed)).mails).toEqual(['order-receipt'])
    clock.now += 1001
    await Promise.all([run(), run()])
    await run()
    expect((await read(placed)).mails).toEqual(['order-receipt', 'payment-reminder'])
    const expiresAt = new Date(clock.now + 10 * day).toISOString()
    const { id } = await findOrder(payload, placed)
    await payload.update({ collection: 'orders', id, data: { expiresAt }, user: visitors.support, overrideAccess: false })
    clock.now += 7 * day
    await run()
    expect(await read(placed)).toMatchObject({ status: 'pending', mails: ['order-receipt', 'payment-reminder'] })
    clock.now += 1 * day
    await run()
    expect((await read(placed)).mails).toEqual(['order-receipt', 'payment-reminder', 'payment-reminder'])
    clock.now += 2 * day
    await run()
    expect(await read(placed)).toMatchObject({ status: 'cancelled' })
  })

  it('uses the deadline of the pricing settings', async () => {
    await payload.updateGlobal({ slug: 'pricing-settings', data: { transferDays: 3 } })
    const placed = numberOf(await buyer.orderAsShown(cartOf(hostingItem)))
    await payload.updateGlobal({ slug: 'pricing-settings', data: { transferDays: 7 } })
    expect((await read(placed)).expiresAt).toBe(clock.now + 3 * day)
  })

  it('is cancelled once by two concurrent workers', async () => {
    const placed = numberOf(await buyer.orderAsShown(cartOf(hostingItem)))
    clock.now += 7 * day + 1
    await Promise.all([run(), run(), run()])
    expect(await read(placed)).toMatchObject({ events: ['placed', 'expired'], status: 'cancelled' })
    expect((await read(placed)).mails.filter((mail) => mail === 'order-cancelled')).toHaveLength(1)
  })

  it('is either paid or cancelled when a payment is booked as it expires, with matching books', async () => {
    const placed = await Promise.all(Array.from({ length: 3 }, () => buyer.orderAsShown(cartOf(hostingItem))))
    const numbers = placed.map(numberOf)
    clock.now += 7 * day + 1
    await Promise.all([run(), ...numbers.map(receive)])
    for (const each of numbers) {
      const { status } = await read(each)
      const [payment] = await broughtBy(payload, 'payments', (await findOrder(payload, each)).id)
      expect([status, payment?.status]).toEqual(status === 'paid' ? ['paid', 'paid'] : ['cancelled', 'void'])
    }
  })

  it('never expires once paid, and deletes deadline and network', async () => {
    const placed = numberOf(await buyer.orderAsShown(cartOf(hostingItem), from('198.51.100.9')))
    await receive(placed)
    clock.now += 30 * day
    await run()
    expect(await read(placed)).toMatchObject({ status: 'paid', expiresAt: null })
    expect(await findOrder(payload, placed)).toMatchObject({ network: null })
  })

  it('has no deadline when the shop created it: renewals keep their own rules, whatever staff enter', async () => {
    const bought = numberOf(await order('renewed-otter.com'))
    await move(bought, 'paid')
    const [domain] = await broughtBy(payload, 'domains', (await findOrder(payload, bought)).id)
    const expiresAt = new Date(clock.now + 5 * day).toISOString()
    await payload.update({ collection: 'domains', id: domain?.id ?? '', data: { status: 'active', expiresAt }, depth: 0 })
    const renewal = await orderRenewal(createContext(payload, 'en'), { domainId: domain?.id ?? '', askedBy: 'holder' })
    const number = renewal.ok && renewal.value ? renewal.value.orderNumber : ''
    const { id } = await findOrder(payload, number)
    await payload.update({ collection: 'orders', id, data: { expiresAt }, user: visitors.support, overrideAccess: false })
    clock.now += 30 * day
    await run()
    expect(await read(number)).toMatchObject({ status: 'pending', expiresAt: null })
  })
})

describe('O17: a guest who pays a limited code by bank transfer', () => {
  it('reserves its use for an hour; a later payment takes one if available', async () => {
    await createCode('ONEHOUR', 1)
    const placed = numberOf(await orderWith('ONEHOUR'))
    clock.now += hour - 1000
    await run()
    expect(await usesOf(payload, 'ONEHOUR')).toBe(1)
    clock.now += 1001
    await Promise.all([run(), run()])
    expect(await usesOf(payload, 'ONEHOUR')).toBe(0)
    expect(await read(placed)).toMatchObject({ status: 'pending' })
    clock.now += 3 * day
    expect(await receive(placed)).toEqual({ ok: true, value: null })
    expect(await usesOf(payload, 'ONEHOUR')).toBe(1)
  })

  it('is not booked once others have used it up: staff raise the limit or cancel', async () => {
    const coupon = await createCode('LASTONE', 1)
    const first = numberOf(await orderWith('LASTONE'))
    clock.now += hour + 1
    await run()
    const second = numberOf(await orderWith('LASTONE'))
    await receive(second)
    expect(await receive(first)).toEqual({ ok: false, error: 'code-used-up' })
    await expect(move(first, 'paid')).rejects.toThrow()
    expect(await read(first)).toMatchObject({ status: 'pending' })
    expect(await usesOf(payload, 'LASTONE')).toBe(1)
    await payload.update({ collection: 'coupons', id: coupon.id, data: { usageLimit: 2 } })
    await receive(first)
    expect(await read(first)).toMatchObject({ status: 'paid' })
    expect(await usesOf(payload, 'LASTONE')).toBe(2)
  })

  it('releases nothing twice when the order expires after its hour', async () => {
    await createCode('NOTTWICE', 5)
    numberOf(await orderWith('NOTTWICE'))
    clock.now += hour + 1
    await run()
    const other = numberOf(await orderWith('NOTTWICE'))
    await receive(other)
    clock.now += 8 * day
    await run()
    expect(await usesOf(payload, 'NOTTWICE')).toBe(1)
  })
})

describe('O18: reservations of an unpaid buyer', () => {
  const names = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word}-${index}.com`)

  it('rejects the 11th domain of an account with a message, whatever address it types', async () => {
    const cookies = await accounts.signUp('collects@buyers.test')
    const first = numberOf(await order(names(10, 'collected'), { cookies }))
    const refused = await order('collected-once-more.com', { cookies })
    expect([refused.status, codeOf(refused)]).toEqual([409, 'too-many-unpaid-domains'])
    expect(refused.text).toContain('Up to 10 domains can be reserved before payment, and you have 10 already.')
    numberOf(await order('somebody-elses.com'))
    await move(first, 'paid')
    numberOf(await order('collected-once-more.com', { cookies }))
  })

  it('O18: rejects the 11th domain of a guest whose browser opens the unpaid order', async () => {
    const email = 'guest-collects@buyers.test'
    const { cookies } = await order(names(10, 'guest-collected'), { email })
    expect(codeOf(await order('guest-once-more.com', { email: 'Guest-Collects@buyers.test', cookies }))).toBe('too-many-unpaid-domains')
  })

  it('answers a stranger the same for an address with unpaid orders and one without', async () => {
    const [known, unknown] = ['unpaid-here@buyers.test', 'nothing-here@buyers.test']
    const cookies = await accounts.signUp(known)
    await createCode('PROBED', 5)
    numberOf(await orderWith('PROBED', { email: known, cookies }))
    numberOf(await order(names(4, 'unpaid-here'), { email: known, cookies }))
    const stranger = await accounts.signUp('probes@buyers.test')
    for (const more of [{ cookies: {} }, { cookies: stranger }]) {
      const [one, other] = [
        await order(names(11, 'probe'), { ...more, email: known }),
        await order(names(11, 'probe'), { ...more, email: unknown }),
      ]
      expect(codeOf(one)).toBe('too-many-unpaid-domains')
      expect([one.status, one.text]).toEqual([other.status, other.text])
    }
    const placed = [await orderWith('PROBED', { email: known }), await orderWith('PROBED', { email: unknown })]
    expect(placed.map(({ status }) => status)).toEqual([201, 201])
  })

  it('counts nothing that strangers ordered with a customer’s address, before or after they registered', async () => {
    const email = 'victim@buyers.test'
    const stranger = await accounts.signUp('attacks@buyers.test')
    await createCode('BLOCKED', 5)
    numberOf(await orderWith('BLOCKED', { email }))
    numberOf(await order(names(10, 'before'), { email }))
    const cookies = await accounts.signUp(email)
    numberOf(await order(names(10, 'after'), { email }))
    numberOf(await order(names(10, 'by-account'), { email, cookies: stranger }))
    const own = await orderWith('BLOCKED', { email, cookies })
    expect(own.status, own.text).toBe(201)
    expect(JSON.stringify(own.body?.['discountSummary'])).toContain('first-order')
    const domains = await order(names(10, 'own'), { email, cookies })
    expect(domains.status, domains.text).toBe(201)
  })

  it('rejects more than ten at once', async () => {
    expect(codeOf(await order(names(11, 'eleven')))).toBe('too-many-unpaid-domains')
  })

  it('uses the limit of the pricing settings', async () => {
    await payload.updateGlobal({ slug: 'pricing-settings', data: { unpaidDomains: 2 } })
    expect(codeOf(await order(names(3, 'three')))).toBe('too-many-unpaid-domains')
    await payload.updateGlobal({ slug: 'pricing-settings', data: { unpaidDomains: 10 } })
  })

  it('O18: counts by network, whatever addresses are typed; a private one is a proxy and not counted', async () => {
    numberOf(await order(names(6, 'networked'), from('203.0.113.7')))
    expect(codeOf(await order(names(5, 'again'), from('203.0.113.7')))).toBe('too-many-unpaid-domains')
    numberOf(await order(names(5, 'again'), from('203.0.113.8')))
    numberOf(await order(names(6, 'proxied'), from('10.0.0.1')))
    numberOf(await order(names(6, 'proxied-again'), from('10.0.0.1')))
  })

  it('grants one use of a limited code per buyer until paid or cancelled, even after a guest’s hour', async () => {
    await createCode('FEWUSES', 5)
    const email = 'one-use@buyers.test'
    const placed = await orderWith('FEWUSES', { email })
    const [first, { cookies }] = [numberOf(placed), placed]
    const again = await orderWith('FEWUSES', { email, cookies })
    expect([again.status, codeOf(again)]).toEqual([409, 'code-in-unpaid-order'])
    expect(again.text).toContain('already uses the code FEWUSES')
    clock.now += hour + 1
    await run()
    expect(codeOf(await orderWith('FEWUSES', { email, cookies }))).toBe('code-in-unpaid-order')
    clock.now += 7 * day
    await run()
    expect(await read(first)).toMatchObject({ status: 'cancelled' })
    numberOf(await orderWith('FEWUSES', { email, cookies }))
    expect(await usesOf(payload, 'FEWUSES')).toBe(1)
  })

  it('O18: grants one use per network to concurrent orders', async () => {
    await createCode('CAMPAIGN', 5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => orderWith('CAMPAIGN', from('2001:db8:1:2::/64'))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await usesOf(payload, 'CAMPAIGN')).toBe(1)
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from orders where network like '%2001%'`)
    expect(rows).toEqual([])
  })

  it('does not limit unlimited codes', async () => {
    await payload.create({ collection: 'coupons', data: couponData('EVERYBODY') })
    const email = 'often@buyers.test'
    numberOf(await orderWith('EVERYBODY', { email }))
    numberOf(await orderWith('EVERYBODY', { email }))
  })
})
