import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { attachDomain } from '@/modules/subscriptions/subscriptions.service'
import { attachedDomainOf } from '@/core/subscriptions/attached-domain'
import { findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { createChangingShop, monthly, toPro } from '../../support/subscriptions/changing-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createChangingShop(payload)
const { context, bought } = shop

/** Assigns the subscription to an account, like claiming an order does. */
const owned = async (who: string, item: Readonly<Record<string, unknown>> = monthly) => {
  await bought(who, item)
  const { id } = await shop.subscriptionOf(who)
  const customer = await payload.create({
    collection: 'customers',
    data: { email: `${who}@lives.test`, name: who, password: 'a long enough password', locale: 'en' },
  })
  await payload.db.drizzle.execute(sql`update subscriptions set customer_id = ${customer.id} where id = ${id}`)
  return { id, customer: { id: customer.id } }
}

const domainOf = async (id: string) => attachedDomainOf((await findSubscription(payload.db.drizzle, id))?.items ?? [])

const lastTask = async (id: string) => {
  const { rows } = await payload.db.drizzle.execute<{ kind: string; settings: Readonly<Record<string, string>> }>(
    sql`select kind, settings from provision_tasks where subscription_id = ${id} order by number desc limit 1`,
  )
  return rows[0]
}

describe('the domain of a subscription', () => {
  it('C1, C3: comes from the ordered line, and is sent to the host', async () => {
    const { id } = await owned('ordered', { ...monthly, serviceData: { domain: 'riverbank.com' } })
    expect(await domainOf(id)).toBe('riverbank.com')
    expect((await lastTask(id))?.settings).toMatchObject({ domain: 'riverbank.com' })
  })

  it('C3: is changed by its owner, and sent to the host', async () => {
    const { id, customer } = await owned('changes')
    expect(await attachDomain(context(), customer, id, ' https://Bakery.example/path ')).toEqual({ ok: true, value: null })
    expect(await domainOf(id)).toBe('bakery.example')
    expect(await lastTask(id)).toMatchObject({ kind: 'change', settings: { domain: 'bakery.example' } })
    expect(await shop.eventsOf('changes')).toContain('2028-03-10 attached')
    expect(await attachDomain(context(), customer, id, null)).toEqual({ ok: true, value: null })
    expect(await domainOf(id)).toBeNull()
  })

  it('C3: is rejected for another customer’s, an ended, or an invalid one', async () => {
    const { id, customer } = await owned('refuses')
    expect(await attachDomain(context(), { id: '00000000-0000-4000-8000-000000000000' }, id, 'a.com')).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    })
    expect(await attachDomain(context(), customer, id, 'no domain')).toMatchObject({ ok: false, error: { code: 'domain-not-attachable' } })
    await payload.db.drizzle.execute(sql`update subscriptions set state = 'ended' where id = ${id}`)
    expect(await attachDomain(context(), customer, id, 'a.com')).toMatchObject({ ok: false, error: { code: 'not-found' } })
  })

  it('C3: stays unchanged by an earlier ordered plan change', async () => {
    const { id, customer } = await owned('upgrades')
    shop.goTo('2028-03-20')
    expect(await shop.order('upgrades', toPro)).toMatchObject({ ok: true, value: { isBooked: false } })
    await attachDomain(context(), customer, id, 'bakery.example')
    await shop.payNewest('upgrades')
    expect(await shop.subscriptionOf('upgrades')).toMatchObject({ name: 'Shared Pro' })
    expect(await domainOf(id)).toBe('bakery.example')
  })
})
