import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { changeDomain, listDomains } from '@/modules/domains/domains.service'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { insertCharge } from '@/modules/payments/saved-methods/saved-methods.repository'
import { consentToSave } from '@/modules/payments/payments.service'
import { savePaymentMethods } from '@/modules/payments/saved-methods/saved-methods.service'
import { cancelRenewal, orderRenewal, renewDomain, runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { beginCharge, chargeNow } from '@/modules/renewals/dunning.service'
import { openKeepingShop } from '../../support/payments/keeping-shop'

const shop = await openKeepingShop()
const { payload, stripe, living } = shop
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

const minutes = 60_000
const nameOf = (name: string) => `${name}-auto.com`
const itemOf = (name: string) => ({ type: 'domain', id: nameOf(name), billing: 'yearly', quantity: 1 })
const care = () => runDomainLifecycle(payload, Date.now())

/** Bought on 10 March 2028, so that it expires on 10 March 2029, and is charged on 8 February. */
const buy = (name: string, more: Parameters<typeof shop.buy>[2] = {}) => shop.buy(name, '2028-03-10', { item: itemOf(name), ...more })

/** Runs these days, charges first, like the worker between two lifecycle runs. */
const liveOn = async (...days: readonly string[]) => {
  for (const day of days) {
    living.goTo(day)
    await shop.charge()
    await care()
  }
}

const rowOf = async (name: string) => {
  const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: nameOf(name) } }, depth: 0 })
  const [row] = docs
  if (!row) throw new Error(name)
  return row
}
const expiryOf = async (name: string) => (await rowOf(name)).expiresAt?.slice(0, 10)
const switchesOf = async (name: string) => ((await rowOf(name)).events ?? []).map(({ type, note }) => (note ? `${type} ${note}` : type))

interface Mail extends Record<string, unknown> {
  readonly template: string
  readonly data: {
    readonly kind?: string
    readonly days?: number
    readonly charge?: object
    readonly openOrder?: string
    readonly autoRenew?: boolean
    readonly card?: string
  }
}
const mailsOf = async (name: string) => {
  const { rows } = await payload.db.drizzle.execute<Mail>(
    sql`select template, data from mail_outbox where recipient = ${shop.emailOf(name)} order by created_at, id`,
  )
  return rows
}
/** Renewal notices, abbreviated. */
const saidOf = async (name: string) =>
  (await mailsOf(name))
    .filter(({ template }) =>
      ['renewal-reminder', 'subscription-notice', 'domain-grace', 'domain-redemption', 'domain-expired'].includes(template),
    )
    .map(({ template, data }) => {
      const way = data.charge ? 'charge' : data.openOrder ? 'open' : data.autoRenew ? 'auto' : 'manual'
      return template === 'renewal-reminder' ? `${data.days} ${way}` : (data.kind ?? template)
    })
const turn = async (name: string, customerId: string, isOn: boolean) =>
  changeDomain(shop.context(), { id: customerId }, nameOf(name), { autoCharge: isOn })
const renewalOf = async (name: string, customerId: string) =>
  (await listDomains(shop.context(), { id: customerId }, 'USD')).find(({ domain }) => domain === nameOf(name))

describe('a domain whose buyer agreed to save the card', () => {
  it('U50, U51: is charged once, thirty days before it expires, and announces and confirms it', async () => {
    const { customerId, cards } = await buy('once')
    expect(cards).toHaveLength(1)
    expect(await switchesOf('once')).toEqual(['ordered', 'autoChargeOn USD 1499'])
    expect(await renewalOf('once', customerId)).toMatchObject({
      autoCharge: true,
      renewsBy: 'card',
      charge: { card: { lastFour: '4242' } },
    })
    await liveOn('2028-12-10', '2029-02-07')
    expect(shop.chargesOf('once')).toEqual([])
    expect(await saidOf('once')).toEqual(['90 charge'])
    await liveOn('2029-02-08', '2029-02-09', '2029-03-03', '2029-03-12')
    expect(shop.takenOf('once')).toBe(1)
    expect(await shop.statuses('once')).toEqual(['paid', 'paid'])
    expect(await expiryOf('once')).toBe('2030-03-10')
    expect(await saidOf('once')).toEqual(['90 charge', '30 charge'])
    const paid = (await mailsOf('once')).filter(({ template }) => template === 'payment-received')
    expect(paid.map(({ data }) => data.card)).toEqual(['Visa ···· 4242'])
  })

  it('U51: is ordered and charged once by five concurrent workers', async () => {
    await buy('crowd')
    living.goTo('2029-02-08')
    await Promise.all([care(), care(), care(), shop.charge(), shop.charge()])
    await shop.charge(3 * minutes)
    expect(shop.chargesOf('crowd')).toHaveLength(1)
    expect(await shop.statuses('crowd')).toEqual(['paid', 'paid'])
    expect((await shop.newest('crowd')).surplus).toBe(0)
  })

  it('U51: orders no further year when another worker has renewed it meanwhile', async () => {
    await buy('overtaken')
    const { id: domainId, expiresAt } = await rowOf('overtaken')
    await liveOn('2029-02-08')
    const seen = { domainId, askedBy: 'shop' as const, expiresAt: Date.parse(expiresAt ?? '') }
    expect(await orderRenewal(shop.context(), seen)).toEqual({ ok: true, value: null })
    expect(await shop.statuses('overtaken')).toEqual(['paid', 'paid'])
  })

  it.each([
    ['before the provider was asked', 0],
    ['after it took the money', 1],
  ])('U51, U21: killed %s, is charged once', async (_when, taken) => {
    const name = `killed-${taken}`
    const { cards } = await buy(name)
    living.goTo('2029-02-08')
    // State in the database when the process is killed.
    const { id: domainId } = await rowOf(name)
    await orderRenewal(shop.context(), { domainId, askedBy: 'shop', ...(cards[0] ? { card: cards[0] } : {}) })
    const { payment } = await shop.newest(name)
    await insertCharge(payload.db.drizzle, { paymentId: payment.id, subject: { domainId }, nextAt: Date.now() })
    const begun = await beginCharge(shop.context(), payment.id)
    if (begun.kind !== 'charge') throw new Error(begun.kind)
    if (taken === 1) await shop.context().payments.stripe?.cards?.charge(begun.request)
    await Promise.all([shop.charge(1 * minutes), care()])
    expect(shop.takenOf(name)).toBe(taken)
    await Promise.all([shop.charge(3 * minutes), shop.charge(3 * minutes), care()])
    expect(shop.chargesOf(name)).toHaveLength(1)
    expect(await shop.newest(name)).toMatchObject({ status: 'paid', surplus: 0 })
  })

  it('U50: is not charged without consent; the order is an invoice fourteen days before', async () => {
    const { customerId } = await buy('bill', { keepCard: false })
    expect(await switchesOf('bill')).toEqual(['ordered'])
    await liveOn('2028-12-10', '2029-02-08', '2029-02-23')
    expect(await shop.statuses('bill')).toEqual(['paid'])
    await liveOn('2029-02-24')
    expect(await shop.statuses('bill')).toEqual(['paid', 'pending'])
    expect(shop.chargesOf('bill')).toEqual([])
    expect(await saidOf('bill')).toEqual(['90 auto', '30 auto'])
    expect((await mailsOf('bill')).filter(({ template }) => template === 'order-receipt')).toHaveLength(2)
    expect(await renewalOf('bill', customerId)).toMatchObject({ autoRenew: true, autoCharge: false, renewsBy: 'order', charge: null })
  })

  it('U50: is switched on by consent when a renewal is paid', async () => {
    const { customerId } = await buy('later', { keepCard: false })
    await liveOn('2029-02-24')
    const { number } = await shop.newest('later')
    const order = await findOrderByNumber(payload.db.drizzle, number)
    if (!order) throw new Error(number)
    await consentToSave(shop.context(), order)
    await shop.pageFor('later')
    await shop.payPage(number)
    await savePaymentMethods(shop.context())
    expect(await switchesOf('later')).toEqual(['ordered', 'autoChargeOn USD 1499'])
    expect(await renewalOf('later', customerId)).toMatchObject({ autoCharge: true, renewsBy: 'card' })
    await liveOn('2030-02-08')
    expect(shop.takenOf('later')).toBe(1)
    expect(await expiryOf('later')).toBe('2031-03-10')
  })
})

describe('a declined card', () => {
  it('U51, U22: renews once when paid on the third attempt, with an email each time', async () => {
    const { session } = await buy('twice', { later: 'declined' })
    await liveOn('2029-02-08', '2029-02-09', '2029-02-10')
    expect(shop.chargesOf('twice')).toHaveLength(2)
    stripe.cards.outcomes.set(session.method, 'paid')
    await liveOn('2029-02-11', '2029-02-12')
    expect(shop.takenOf('twice')).toBe(1)
    expect(await expiryOf('twice')).toBe('2030-03-10')
    expect((await saidOf('twice')).filter((said) => said.startsWith('charge'))).toEqual(['chargeDeclined', 'chargeDeclined'])
  })

  it('U51, U52: leaves an unpaid order; the last reminder links to it, and the domain expires as usual', async () => {
    const { customerId } = await buy('poor', { later: 'declined' })
    await liveOn('2028-12-10', '2029-02-08', '2029-02-09', '2029-02-11', '2029-02-13', '2029-02-15')
    expect(shop.chargesOf('poor')).toHaveLength(5)
    expect(await renewalOf('poor', customerId)).toMatchObject({ renewsBy: 'order', charge: null })
    await liveOn('2029-02-24', '2029-03-03', '2029-03-10', '2029-04-09', '2029-05-09')
    expect(shop.chargesOf('poor')).toHaveLength(5)
    expect(await saidOf('poor')).toEqual([
      '90 charge',
      '30 charge',
      ...Array.from({ length: 4 }, () => 'chargeDeclined'),
      'chargeDeclinedLast',
      '7 open',
      'domain-grace',
      'domain-redemption',
      'domain-expired',
    ])
    expect(await shop.statuses('poor')).toEqual(['paid', 'cancelled'])
    expect((await rowOf('poor')).status).toBe('expired')
  })

  it('U51: is neither tried nor announced once the domain has expired', async () => {
    const { customerId } = await buy('short', { later: 'declined' })
    await turn('short', customerId, false)
    living.goTo('2029-03-07')
    await turn('short', customerId, true)
    await liveOn('2029-03-08', '2029-03-09', '2029-03-11', '2029-03-14')
    expect(shop.chargesOf('short')).toHaveLength(2)
    expect((await saidOf('short')).filter((said) => said.startsWith('charge'))).toEqual(['chargeDeclined', 'chargeDeclinedLast'])
  })
})

describe('the automatic renewal switch', () => {
  it('U50: turned off in time charges nothing and sends an order instead', async () => {
    const { customerId } = await buy('off')
    await liveOn('2028-12-10')
    await turn('off', customerId, false)
    await liveOn('2029-02-08', '2029-02-24', '2029-03-03')
    expect(shop.chargesOf('off')).toEqual([])
    expect(await shop.statuses('off')).toEqual(['paid', 'pending'])
    expect(await switchesOf('off')).toEqual(['ordered', 'autoChargeOn USD 1499', 'autoChargeOff'])
    expect(await saidOf('off')).toEqual(['90 charge', '30 auto', '7 auto'])
  })

  it('U50: turned off after a decline stops further attempts, by staff too, and keeps the order open', async () => {
    const { customerId } = await buy('stop', { later: 'declined' })
    await liveOn('2029-02-08')
    await turn('stop', customerId, false)
    await liveOn('2029-02-09', '2029-02-11')
    const { payment } = await shop.newest('stop')
    await chargeNow(shop.context(), payment.id, 'support@visitors.test')
    expect(shop.chargesOf('stop')).toHaveLength(1)
    expect(await shop.stateOf('stop')).toBe('stopped')
    await liveOn('2029-03-03')
    expect((await saidOf('stop')).at(-1)).toBe('7 open')
  })

  it('U50: ends with the yearly order, and a cancelled renewal is not charged', async () => {
    const none = await buy('none')
    await changeDomain(shop.context(), { id: none.customerId }, nameOf('none'), { autoRenew: false })
    expect(await renewalOf('none', none.customerId)).toMatchObject({ autoRenew: false, autoCharge: false, renewsBy: 'none' })
    const called = await buy('called')
    living.goTo('2029-01-20')
    await renewDomain(shop.context(), { id: called.customerId }, nameOf('called'), { currency: 'USD', years: 1 })
    await cancelRenewal(shop.context(), { id: called.customerId }, (await shop.newest('called')).number)
    await liveOn('2029-02-08', '2029-03-03')
    for (const name of ['none', 'called']) expect(shop.chargesOf(name)).toEqual([])
    expect(await renewalOf('called', called.customerId)).toMatchObject({ autoCharge: true, renewsBy: 'none' })
    expect((await saidOf('called')).at(-1)).toBe('7 manual')
  })

  it('U50: shows staff each attempt with its price, and lets them end it with the yearly order', async () => {
    await buy('staff')
    const { id } = await rowOf('staff')
    await payload.update({ collection: 'domains', id, data: { autoRenew: false }, depth: 0 })
    expect(await rowOf('staff')).toMatchObject({ autoRenew: false, autoCharge: false })
    expect(await switchesOf('staff')).toEqual(['ordered', 'autoChargeOn USD 1499', 'autoChargeOff'])
  })

  it('U51: does not charge a domain that was transferred away, cancelled or has expired', async () => {
    await buy('gone')
    await payload.update({ collection: 'domains', id: (await rowOf('gone')).id, data: { status: 'cancelled' }, depth: 0 })
    await liveOn('2029-02-08')
    await buy('slept')
    await liveOn('2029-03-11')
    for (const name of ['gone', 'slept']) expect(shop.chargesOf(name)).toEqual([])
  })
})

describe('a price increase', () => {
  const raise = async (renewal: number) => {
    const { docs } = await payload.find({ collection: 'extensions', where: { extension: { equals: '.com' } }, depth: 0 })
    await payload.update({ collection: 'extensions', id: docs[0]?.id ?? '', data: { renewal } as never })
  }

  it('U51: is announced, and charged if that was a month ago', async () => {
    await buy('dear')
    await liveOn('2028-12-10')
    living.goTo('2029-01-30')
    await raise(19.99)
    await liveOn('2029-01-30', '2029-02-08', '2029-02-28')
    expect(shop.chargesOf('dear')).toEqual([])
    expect(await saidOf('dear')).toEqual(['90 charge', 'domainCharge', '30 charge'])
    expect(await switchesOf('dear')).toContain('priceAnnounced USD 1999')
    await liveOn('2029-03-01')
    expect(shop.takenOf('dear')).toBe(1)
    expect(shop.chargesOf('dear')[0]?.amount).toBe((await shop.newest('dear')).total)
  })
})
