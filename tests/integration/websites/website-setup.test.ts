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

const begin = async (who: string, item: Readonly<Record<string, unknown>> & { readonly serviceData?: object } = monthly) => {
  const domain = `${who}.com`
  await shop.bought(who, { ...item, serviceData: { ...item.serviceData, domain } })
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
    await checkNow(shop.context(), customer, { id })
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

  it('C12: a plan that staff set up without an address runs once they are done, and its owner is told', async () => {
    const { id } = await begin('handmade')
    await drizzle.execute(sql`
      update subscriptions set access_address = null, access_user = null, access_panel = null, access_ipv4 = null, access_ipv6 = null,
        access_mail_host = null where id = ${id}
    `)
    await drizzle.execute(sql`delete from infra.service_facts where subscription_id = ${id}`)
    const provisioner = { ...shop.context().provisioner, access: async () => ({ kind: 'none' }) as const }
    await connectDomains({ ...shop.context(), provisioner })
    expect(await stepsOf(id)).toEqual(['domain done'])
    expect(await mailsOf('handmade')).toEqual([{ domain: 'handmade.com', tasks: [], panel: null }])
  })

  it('S18, S19: a certificate is issued once it covers each of its names', async () => {
    const wildcard = await begin('star', {
      type: 'ssl',
      id: 'ssl-dv',
      billing: 'yearly',
      quantity: 1,
      serviceData: { coverage: 'wildcard' },
    })
    const several = { coverage: 'multi-domain', additionalDomains: ['other.example', 'shop.other.example'] }
    const multi = await begin('pier', { type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1, serviceData: several })
    const { rows } = await drizzle.execute<{ names: string }>(sql`
      select settings->>'names' as names from provision_tasks where subscription_id in (${wildcard.id}, ${multi.id}) and kind = 'create' order by number
    `)
    expect(rows.map(({ names }) => names)).toEqual(['*.star.com, star.com', 'pier.com, other.example, shop.other.example'])
    wait(30_000)
    await connectDomains(shop.context())
    for (const { id } of [wildcard, multi])
      expect(await stepsOf(id)).toEqual(['domain done', 'dns done', 'certificate done', 'mailbox excluded', 'site excluded'])
  })

  it('C14: a plan and an email plan bought together for one domain do not compete for its mail', async () => {
    const email = { type: 'email', id: 'email-solo', billing: 'monthly', quantity: 1, serviceData: { domain: 'both.com' } }
    shop.goTo('2028-03-10')
    await shop.buy('both', { ...monthly, serviceData: { domain: 'both.com' } }, email)
    const customer = await payload.create({
      collection: 'customers',
      data: { email: 'both@lives.test', name: 'both', password: 'a long enough password', locale: 'en' },
    })
    await drizzle.execute(sql`update subscriptions set customer_id = ${customer.id} where customer_key = 'both@lives.test'`)
    await drizzle.execute(sql`
      insert into domains (id, name, extension, status, registered_at, expires_at, customer_id, customer_key, created_at, updated_at)
      values (${uuidV7()}, 'both.com', '.com', 'active', now(), now() + interval '1 year', ${customer.id}, 'both@lives.test', now(), now())
    `)
    await connectDomains(shop.context())
    for (const { id } of await shop.subscriptionsOf('both')) expect(await stepsOf(id)).toContain('dns done')
    const zone = await shop.context().dnsHost?.read('both.com')
    const { rows } = await drizzle.execute<{ host: string }>(
      sql`select access_mail_host as host from subscriptions where customer_key = 'both@lives.test' and kind = 'email'`,
    )
    expect(zone?.kind === 'zone' && zone.sets.find(({ type }) => type === 'MX')?.values).toEqual([`10 ${rows[0]?.host}`])
    // C7: one email for both, once the last of them runs
    expect(await mailsOf('both')).toEqual([])
    wait(30_000)
    await connectDomains(shop.context())
    expect(await mailsOf('both')).toEqual([expect.objectContaining({ domain: 'both.com', tasks: ['mailbox', 'site'] })])
  })

  it('C6: an order shows its websites, a plan without a domain none', async () => {
    const { id } = await begin('jetty')
    const subscription = await findSubscription(drizzle, id)
    const [website] = await listWebsitesOfOrder(shop.context(), subscription?.orderId ?? '')
    expect(website).toMatchObject({ subscription: id, domain: 'jetty.com', name: 'Shared Basic', isInProgress: true })
    await shop.bought('bare')
    const bare = await findSubscription(drizzle, (await shop.subscriptionOf('bare')).id)
    expect(await listWebsitesOfOrder(shop.context(), bare?.orderId ?? '')).toEqual([])
  })
})
