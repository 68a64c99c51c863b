import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findAttempts } from '@/modules/payments/saved-methods/saved-methods.repository'
import { chargeCard } from '@/modules/renewals/dunning.service'
import { openKeepingShop } from '../../support/payments/keeping-shop'
import { createVisitors, testPassword } from '../../support/visitors'

const shop = await openKeepingShop()
const { payload, stripe, living, statuses, pageFor, dueToday } = shop
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

describe('a declined card', () => {
  it('U22: is retried on the configured days, with an email each time; then it is suspended as usual', async () => {
    await shop.buy('poor', '2028-03-10', { later: 'declined' })
    const days: string[] = []
    let before = 0
    await shop.liveUntil('2028-04-20', async (day) => {
      const made = shop.chargesOf('poor').length
      if (made > before) days.push(day)
      before = made
    })
    expect(days).toEqual(['2028-04-10', '2028-04-11', '2028-04-13', '2028-04-15', '2028-04-17'])
    expect(shop.chargesOf('poor')).toHaveLength(5)
    expect((await living.mailsOf('poor')).filter((kind) => kind.startsWith('charge'))).toEqual([
      ...Array.from({ length: 4 }, () => 'chargeDeclined'),
      'chargeDeclinedLast',
    ])
    expect((await living.subscriptionOf('poor')).state).toBe('suspended')
    expect(
      (await findAttempts(payload.db.drizzle, (await shop.newest('poor')).payment.id)).map(({ outcome, reason }) => [outcome, reason]),
    ).toEqual(Array.from({ length: 5 }, () => ['declined', 'insufficient_funds']))
  })

  it('U22: is not charged again once its customer pays by link; the provider’s event alone ends nothing', async () => {
    await dueToday('busy', { later: 'declined' })
    await living.care()
    await shop.tellCharge('busy', 'payment_intent.payment_failed')
    expect(await shop.newest('busy')).toMatchObject({ status: 'pending', payment: { status: 'failed' } })
    expect((await pageFor('busy')).ok).toBe(true)
    await shop.payPage((await shop.newest('busy')).number)
    expect((await living.subscriptionOf('busy')).state).toBe('active')
    await shop.liveUntil('2028-04-20')
    expect(shop.chargesOf('busy')).toHaveLength(1)
    expect(await shop.stateOf('busy')).toBe('paid')
  })

  it('U22: is not retried if it would be declined again; another one is', async () => {
    const { session } = await dueToday('thief', { later: 'lost' })
    await living.care()
    await shop.liveUntil('2028-04-12')
    expect(shop.chargesOf('thief')).toHaveLength(1)
    expect((await living.mailsOf('thief')).filter((kind) => kind.startsWith('charge'))).toEqual(['chargeDeclinedLast'])
    const other = `${session.method}_other`
    await payload.db.drizzle.execute(
      sql`update infra.saved_payment_methods set id = gen_random_uuid(), reference = ${other} where reference = ${session.method}`,
    )
    await shop.liveUntil('2028-04-13')
    expect(await shop.newest('thief')).toMatchObject({ status: 'paid' })
  })

  it('U22: that requires authentication stops retries and sends the customer a payment link', async () => {
    await dueToday('asked', { later: 'authentication' })
    await living.care()
    await shop.liveUntil('2028-04-18')
    expect(shop.chargesOf('asked')).toHaveLength(1)
    expect(await shop.stateOf('asked')).toBe('authentication')
    expect((await living.mailsOf('asked')).filter((kind) => kind === 'chargeConfirm')).toHaveLength(1)
    expect((await pageFor('asked')).ok).toBe(true)
  })

  it('U24: is retried by staff at once, charged once, and names who requested it', async () => {
    const { session } = await dueToday('helped', { later: 'declined' })
    await living.care()
    stripe.cards.outcomes.set(session.method, 'paid')
    const { payment } = await shop.newest('helped')
    await Promise.all([1, 2, 3].map(() => chargeCard(shop.context(), payment.id, 'support@visitors.test')))
    expect(shop.takenOf('helped')).toBe(1)
    expect(await shop.newest('helped')).toMatchObject({ status: 'paid', surplus: 0 })
    expect((await findAttempts(payload.db.drizzle, payment.id))[0]).toMatchObject({ outcome: 'paid', askedBy: 'support@visitors.test' })
  })
})

describe('staff', () => {
  it('U24: see every attempt without the provider’s card id; nobody else does', async () => {
    const { session } = await dueToday('desk', { later: 'declined' })
    await living.care()
    const { payment } = await shop.newest('desk')
    await createVisitors(payload)
    const asStaff = async (role: 'admin' | 'support' | 'marketing', method: 'GET' | 'POST', path: string) => {
      const body = { email: `${role}@visitors.test`, password: testPassword }
      const { cookies } = await shop.api('POST', '/users/login', { body })
      return shop.api(method, path, {
        cookies: { 'payload-token': cookies['payload-token'] ?? '' },
        ...(method === 'POST' ? { body: {} } : {}),
      })
    }
    const path = `/payments/${payment.id}`
    expect((await shop.api('GET', `${path}/charges`)).status).toBe(401)
    expect((await asStaff('marketing', 'GET', `${path}/charges`)).status).toBe(403)
    expect((await asStaff('marketing', 'POST', `${path}/charge`)).status).toBe(403)
    const seen = await asStaff('support', 'GET', `${path}/charges`)
    expect(seen.body).toMatchObject({
      charges: { state: 'declined', attempts: [{ lastFour: '4242', outcome: 'declined', reason: 'insufficient_funds' }] },
    })
    for (const secret of [session.method, String(session.customer)]) expect(seen.text).not.toContain(secret)
    stripe.cards.outcomes.set(session.method, 'paid')
    expect((await asStaff('support', 'POST', `${path}/charge`)).body).toEqual({ state: 'paid' })
    expect((await asStaff('admin', 'POST', `${path}/charge`)).status).toBe(409)
    expect(shop.takenOf('desk')).toBe(1)
  })
})

describe('an expiring card', () => {
  it('U24: is announced once before its next charge', async () => {
    await shop.buy('expiring', '2028-03-10')
    await payload.db.drizzle.execute(sql`
      update infra.saved_payment_methods set expiry_month = 3, expiry_year = 2028
      where customer_id = (select id from customers where email = ${shop.emailOf('expiring')})
    `)
    await shop.liveUntil('2028-04-09')
    expect((await living.mailsOf('expiring')).filter((kind) => kind === 'cardExpires')).toHaveLength(1)
  })
})

describe('a price increase', () => {
  it('U20: is charged if announced a month ahead, and otherwise waits for the customer', async () => {
    const raise = async (basePrice: number) => {
      const { docs } = await payload.find({ collection: 'services', where: { key: { equals: 'shared-basic' } }, depth: 0 })
      const prices = docs[0]?.prices?.map((each) => (each.period === 'monthly' ? { ...each, basePrice } : each))
      await payload.update({ collection: 'services', id: docs[0]?.id ?? '', data: { prices } })
    }
    await shop.buy('told', '2029-01-05')
    await raise(29.99)
    await shop.liveUntil('2029-02-06')
    expect(await living.mailsOf('told')).toContain('price')
    expect(await statuses('told')).toEqual(['paid', 'paid'])
    // Announced too, but less than a month ahead.
    await raise(49.99)
    await shop.liveUntil('2029-03-07')
    expect(await statuses('told')).toEqual(['paid', 'paid', 'pending'])
    expect(shop.takenOf('told')).toBe(1)
  })
})
