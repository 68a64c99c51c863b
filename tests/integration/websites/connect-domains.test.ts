import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { DnsAnswer, DnsResolver } from '@/core/domains/registry'
import type { RecordSet } from '@/core/dns/records'
import { uuidV7 } from '@/lib/db/sql'
import { applyPreset } from '@/modules/domains/dns/dns.service'
import { findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { addDomain, attachDomain, removeDomain, replaceDomains } from '@/modules/subscriptions/subscriptions.service'
import { checkNow, connectDomains, getWebsite, replaceRecords } from '@/modules/websites/websites.service'
import { createChangingShop, monthly, toBasic } from '../../support/subscriptions/changing-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createChangingShop(payload)

/** Puts a domain into the customer's account. */
const registered = async (domain: string, { customer }: { readonly customer: { readonly id: string } }): Promise<string> => {
  await payload.db.drizzle.execute(sql`
    insert into domains (id, name, extension, status, registered_at, expires_at, customer_id, customer_key, created_at, updated_at)
    values (${uuidV7()}, ${domain}, '.com', 'active', now(), now() + interval '1 year', ${customer.id}, ${domain}, now(), now())
  `)
  return domain
}

/** A customer with a plan for a domain that is registered here, unless it is held elsewhere. */
const begin = async (who: string, { isHeldHere = true, item = monthly }: { isHeldHere?: boolean; item?: object } = {}) => {
  const domain = `${who}.com`
  await shop.bought(who, { ...item, serviceData: { domain } })
  const { id } = await shop.subscriptionOf(who)
  const customer = await payload.create({
    collection: 'customers',
    data: { email: `${who}@lives.test`, name: who, password: 'a long enough password', locale: 'en' },
  })
  await payload.db.drizzle.execute(sql`update subscriptions set customer_id = ${customer.id} where id = ${id}`)
  if (isHeldHere) await registered(domain, { customer })
  return { id, domain, customer: { id: customer.id } }
}

const context = () => {
  const made = shop.context()
  if (made.dnsHost === null) throw new Error('The test shop has no nameservers')
  return { ...made, dnsHost: made.dnsHost }
}

const zoneOf = async (domain: string): Promise<readonly RecordSet[]> => {
  const zone = await context().dnsHost.read(domain)
  return zone.kind === 'zone' ? zone.sets : []
}

const valuesOf = async (domain: string) =>
  Object.fromEntries((await zoneOf(domain)).map(({ name, type, values }) => [`${name} ${type}`, values.join(' | ')]))

type Site = Awaited<ReturnType<typeof begin>>

const websiteOf = async ({ id, customer }: Pick<Site, 'id' | 'customer'>) => {
  const subscription = await findSubscription(payload.db.drizzle, id)
  if (!subscription) throw new Error('no such subscription')
  return getWebsite(context(), customer, subscription)
}

const connectionOf = async (site: Pick<Site, 'id' | 'customer'>, domain?: string) =>
  (await websiteOf(site)).connections.find((each) => domain === undefined || each.domain === domain) ?? null

describe('connecting a domain that is registered here', () => {
  it('C4, C8: writes what the plan needs, once, and says so', async () => {
    const site = await begin('riverbank')
    await connectDomains(context())
    expect(await valuesOf(site.domain)).toEqual({
      '@ A': expect.stringMatching(/^203\.0\.113\.\d+$/),
      '@ AAAA': expect.stringMatching(/^2001:db8::/),
      '@ MX': expect.stringMatching(/^10 mail\./),
      '@ TXT': expect.stringMatching(/^v=spf1 a:mail\./),
      '_dmarc TXT': 'v=DMARC1; p=quarantine',
      'hf1._domainkey TXT': expect.stringMatching(/^v=DKIM1; k=rsa; p=MIIBIjAN[A-Za-z0-9+/]+IDAQAB$/),
      'www A': expect.stringMatching(/^203\.0\.113\.\d+$/),
      'www AAAA': expect.stringMatching(/^2001:db8::/),
    })
    expect(await connectionOf(site)).toMatchObject({ state: 'connected', isOurs: true })
    expect(await shop.eventsOf('riverbank')).toContain('2028-03-10 connected')
    const before = await zoneOf(site.domain)
    await checkNow(context(), site.customer, site)
    expect(await zoneOf(site.domain)).toEqual(before)
  })

  it('C4: leaves what the owner set, shows both, and replaces it when asked', async () => {
    const site = await begin('bakery')
    const { dnsHost } = context()
    await payload.db.drizzle.execute(sql`update domains set zone_started_at = now() where name = ${site.domain}`)
    const own = { name: '@', type: 'A', ttl: 300, values: ['198.51.100.1'] } as const
    const proof = { name: '@', type: 'TXT', ttl: 300, values: ['verification=1', 'v=spf1 -all'] } as const
    for (const set of [own, proof]) await dnsHost.change(site.domain, { ...set, before: null, after: set })
    await connectDomains(context())
    expect(await valuesOf(site.domain)).toMatchObject({ '@ A': '198.51.100.1', '@ TXT': 'verification=1 | v=spf1 -all' })
    expect(await connectionOf(site)).toMatchObject({ state: 'differs' })
    expect(await replaceRecords(context(), { id: '00000000-0000-4000-8000-000000000000' }, site)).toBe(false)
    expect(await replaceRecords(context(), site.customer, site)).toBe(true)
    expect(await connectionOf(site)).toMatchObject({ state: 'connected' })
    expect(await valuesOf(site.domain)).toMatchObject({
      '@ A': expect.stringMatching(/^203\.0\.113\./),
      '@ TXT': expect.stringMatching(/^verification=1 \| v=spf1 a:mail\./),
    })
  })

  it('C4: two workers at once write every record once', async () => {
    const site = await begin('crowded')
    await Promise.all(Array.from({ length: 4 }, () => connectDomains(context())))
    expect(Object.values(await valuesOf(site.domain)).every((values) => !values.includes('|'))).toBe(true)
    expect(await connectionOf(site)).toMatchObject({ state: 'connected' })
  })
})

describe('a ready-made set of records', () => {
  it('C5: replaces the mail records it competes with, and no others', async () => {
    const site = await begin('preset')
    await connectDomains(context())
    expect(await applyPreset(context(), site.customer, site.domain, 'google')).toEqual({ ok: true, value: null })
    expect(await valuesOf(site.domain)).toMatchObject({
      '@ A': expect.stringMatching(/^203\.0\.113\./),
      '@ MX': '1 smtp.google.com',
      '@ TXT': 'v=spf1 include:_spf.google.com ~all',
    })
    expect(await applyPreset(context(), { id: '00000000-0000-4000-8000-000000000000' }, site.domain, 'parked')).toMatchObject({ ok: false })
  })
})

describe('connecting a domain that is registered elsewhere', () => {
  it('C4: lists the records, checks again by itself, and is connected once they are there', async () => {
    const site = await begin('elsewhere', { isHeldHere: false })
    let isSet = false
    const dns: DnsResolver = {
      resolve: async (name, types) => {
        const wanted = (await connectionOf(site))?.compared.map((each) => each.wanted) ?? []
        return types.map((type): DnsAnswer => {
          const there = isSet
            ? wanted.filter((set) => set.type === type && (set.name === '@' ? site.domain : `${set.name}.${site.domain}`) === name)
            : []
          const records = there.flatMap(({ values }) =>
            values.map((value) => {
              const [, priority, host] = /^(\d+) (\S+)$/.exec(value) ?? []
              return type === 'MX' && host
                ? { value: host, priority: Number(priority), timeToLive: null }
                : { value, priority: null, timeToLive: null }
            }),
          )
          return { type, status: records.length > 0 ? 'found' : 'none', records, withheld: 0 }
        })
      },
    }
    await connectDomains({ ...context(), dns })
    expect(await connectionOf(site)).toMatchObject({ state: 'missing', isOurs: false })
    isSet = true
    await connectDomains({ ...context(), dns })
    expect(await connectionOf(site)).toMatchObject({ state: 'missing' })
    vi.setSystemTime(Date.now() + 60_000)
    await connectDomains({ ...context(), dns })
    expect(await connectionOf(site)).toMatchObject({ state: 'connected', isOurs: false })
    expect(await zoneOf(site.domain)).toEqual([])
  })

  it('C4: nothing is known while nobody answers, checks end, and another domain begins anew', async () => {
    const site = await begin('silent', { isHeldHere: false })
    const dns: DnsResolver = {
      resolve: async (_name, types) => types.map((type) => ({ type, status: 'unknown', records: [], withheld: 0 })),
    }
    await connectDomains({ ...context(), dns })
    expect(await connectionOf(site)).toMatchObject({ state: 'waiting' })
    await payload.db.drizzle.execute(
      sql`update infra.domain_connections set attempts = 299, next_check_at = now() where subscription_id = ${site.id}`,
    )
    vi.setSystemTime(Date.now() + 400 * 86_400_000)
    await connectDomains({ ...context(), dns })
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from infra.domain_connections where subscription_id = ${site.id} and next_check_at is null`,
    )
    expect(rows).toHaveLength(1)
    await attachDomain(context(), site.customer, site.id, 'other.example')
    expect(await connectionOf(site)).toMatchObject({ domain: 'other.example', state: 'waiting', compared: [] })
    await attachDomain(context(), site.customer, site.id, null)
    expect(await connectionOf(site)).toBeNull()
  })
})

describe('several domains of a plan', () => {
  const pro = { ...monthly, id: 'shared-pro' }

  const settingsOfLastJob = async (id: string) => {
    const { rows } = await payload.db.drizzle.execute<{ kind: string; settings: Readonly<Record<string, string>> }>(
      sql`select kind, settings from provision_tasks where subscription_id = ${id} order by number desc limit 1`,
    )
    return rows[0]
  }

  it('C10, C11: adds and removes domains, connects each, and asks the host each time', async () => {
    const site = await begin('several', { item: pro })
    const second = await registered('several-shop.com', site)
    expect(await addDomain(context(), site.customer, site.id, `https://${second}/`)).toEqual({ ok: true, value: null })
    expect(await settingsOfLastJob(site.id)).toMatchObject({
      kind: 'change',
      settings: { domain: site.domain, domains: `${site.domain}, ${second}` },
    })
    await connectDomains(context())
    expect(await valuesOf(second)).toMatchObject({ '@ A': expect.stringMatching(/^203\.0\.113\./) })
    expect((await websiteOf(site)).connections.map(({ domain, state }) => `${domain} ${state}`)).toEqual([
      `${site.domain} connected`,
      `${second} connected`,
    ])
    expect(await removeDomain(context(), site.customer, site.id, second)).toEqual({ ok: true, value: null })
    expect((await settingsOfLastJob(site.id))?.settings).not.toHaveProperty('domains')
    expect((await websiteOf(site)).connections.map(({ domain }) => domain)).toEqual([site.domain])
    expect(await shop.eventsOf('several')).toEqual(expect.arrayContaining(['2028-03-10 domainAdded', '2028-03-10 domainRemoved']))
  })

  it('C10: another first domain leaves the others, one of them moves up, and none takes only the first off', async () => {
    const site = await begin('moves', { item: pro })
    await replaceDomains(context(), site.customer, site.id, ['a.example', 'b.example', 'a.example'])
    const domainsOf = async () => (await findSubscription(payload.db.drizzle, site.id))?.items[0]?.serviceData
    expect(await domainsOf()).toEqual({ domain: 'a.example', additionalDomains: ['b.example'] })
    await attachDomain(context(), site.customer, site.id, 'b.example')
    expect(await domainsOf()).toEqual({ domain: 'b.example', additionalDomains: ['a.example'] })
    await attachDomain(context(), site.customer, site.id, 'c.example')
    expect(await domainsOf()).toEqual({ domain: 'c.example', additionalDomains: ['a.example'] })
    await attachDomain(context(), site.customer, site.id, null)
    expect(await domainsOf()).toEqual({ domain: 'a.example' })
  })

  it('C10: refuses one more than the plan allows, a smaller plan for several, and somebody else', async () => {
    const site = await begin('limited')
    expect(await addDomain(context(), site.customer, site.id, 'more.example')).toMatchObject({
      ok: false,
      error: { code: 'too-many-domains', values: { most: 1 } },
    })
    const large = await begin('larger', { item: pro })
    expect(await addDomain(context(), large.customer, large.id, 'more.example')).toEqual({ ok: true, value: null })
    await expect(shop.preview('larger', toBasic)).rejects.toThrow('too-many-domains')
    expect(await addDomain(context(), site.customer, large.id, 'mine.example')).toMatchObject({ ok: false, error: { code: 'not-found' } })
    expect(await replaceDomains(context(), large.customer, large.id, ['no domain'])).toMatchObject({
      ok: false,
      error: { code: 'domain-not-attachable' },
    })
  })
})
