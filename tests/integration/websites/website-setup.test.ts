import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { uuidV7 } from '@/lib/db/sql'
import { findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { checkNow, connectDomains, listWebsitesOfOrder, loadWebsites } from '@/modules/websites/websites.service'
import { createChangingShop, monthly } from '../../support/subscriptions/changing-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createChangingShop(payload)
const { drizzle } = payload.db

const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

const begin = async (who: string, item: Readonly<Record<string, unknown>> = monthly) => {
  const domain = `${who}.com`
  await shop.bought(who, { ...item, serviceData: { domain } })
  const { id } = await shop.subscriptionOf(who)
  const customer = await payload.create({
    collection: 'customers',
    data: { email: `${who}@lives.test`, name: who, password: 'a long enough password', locale: 'de' },
  })
  await drizzle.execute(sql`update subscriptions set customer_id = ${customer.id} where id = ${id}`)
  await drizzle.execute(sql`
    insert into domains (id, name, extension, status, registered_at, expires_at, customer_id, customer_key, created_at, updated_at)
    values (${uuidV7()}, ${domain}, '.com', 'active', now(), now() + interval '1 year', ${customer.id}, ${`${who}@lives.test`}, now(), now())
  `)
  return { id, domain, customer: { id: customer.id } }
}

const stepsOf = async (id: string) => {
  const subscription = await findSubscription(drizzle, id)
  const [website] = subscription ? await loadWebsites(shop.context(), [subscription]) : []
  return website?.steps.map(({ kind, state }) => `${kind} ${state}`) ?? []
}

const mailsOf = async (who: string) => {
  const { rows } = await drizzle.execute<{ data: Record<string, unknown> }>(
    sql`select data from mail_outbox where recipient = ${`${who}@lives.test`} and data->>'kind' = 'running'`,
  )
  return rows.map(({ data }) => data['website'])
}

describe('setting up a website', () => {
  it('C6, C9: shows the host’s report at every step; C7: one email says what to do first', async () => {
    const { id, domain, customer } = await begin('harbour')
    expect(await stepsOf(id)).toEqual(['domain done', 'dns working', 'certificate waiting', 'mailbox action', 'site action'])
    await connectDomains(shop.context())
    expect(await stepsOf(id)).toEqual(['domain done', 'dns done', 'certificate working', 'mailbox action', 'site action'])
    expect(await mailsOf('harbour')).toEqual([])
    wait(30_000)
    await connectDomains(shop.context())
    expect(await stepsOf(id)).toEqual(['domain done', 'dns done', 'certificate done', 'mailbox action', 'site action'])
    expect(await mailsOf('harbour')).toEqual([
      { domain, tasks: ['mailbox', 'site'], panel: expect.stringMatching(/^https:\/\/panel\..*\/login\?user=u/) },
    ])
    wait(120_000)
    await connectDomains(shop.context())
    expect(await stepsOf(id)).toEqual(['domain done', 'dns done', 'certificate done', 'mailbox done', 'site done'])
    const { rows } = await drizzle.execute(
      sql`select 1 from infra.domain_connections where subscription_id = ${id} and next_check_at is not null`,
    )
    expect(rows).toHaveLength(0)
    await drizzle.execute(sql`delete from mail_outbox where recipient = 'harbour@lives.test'`)
    await checkNow(shop.context(), customer, id)
    expect(await mailsOf('harbour')).toEqual([])
  })

  it('C6: keeps managed WordPress in progress until installed, and sends one email for four concurrent checks', async () => {
    const { id } = await begin('quay', { ...monthly, id: 'wordpress-basic' })
    await connectDomains(shop.context())
    expect(await stepsOf(id)).toContain('site working')
    wait(60_000)
    await drizzle.execute(
      sql`update infra.domain_connections set next_check_at = now() - interval '50 years' where subscription_id = ${id}`,
    )
    await Promise.all(Array.from({ length: 4 }, () => connectDomains(shop.context())))
    expect(await stepsOf(id)).toContain('site done')
    expect(await mailsOf('quay')).toHaveLength(1)
  })

  it('C6: shows the websites of an order, and none for a plan without a domain', async () => {
    const { id } = await begin('jetty')
    const subscription = await findSubscription(drizzle, id)
    const [website] = await listWebsitesOfOrder(shop.context(), subscription?.orderId ?? '')
    expect(website).toMatchObject({ subscription: id, domain: 'jetty.com', name: 'Shared Basic', isInProgress: true })
    await shop.bought('bare')
    const bare = await findSubscription(drizzle, (await shop.subscriptionOf('bare')).id)
    expect(await listWebsitesOfOrder(shop.context(), bare?.orderId ?? '')).toEqual([])
  })
})
