import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compareRecords } from '@/core/dns/connection'
import type { DnsHost } from '@/core/dns/records'
import { createNodeResolver } from '@/integrations/dns-lookup'
import { createRfc2136DnsHost } from '@/integrations/rfc2136/dns-host'
import type { TsigKey } from '@/integrations/rfc2136/wire'
import { uuidV7 } from '@/lib/db/sql'
import { findSubscription } from '@/modules/subscriptions/subscriptions.repository'
import { checkNow, connectDomains, getWebsite } from '@/modules/websites/websites.service'
import { bootPayload } from '../../support/payload'
import { named, startBind } from '../../support/real-bind'
import { createChangingShop, monthly } from '../../support/subscriptions/changing-shop'

const key: TsigKey = { algorithm: 'hmac-sha256', name: 'shop.test', secret: Buffer.from('a secret of thirty-two bytes, yes') }
const title = named === undefined ? 'a real DNS server (skipped: BIND is not installed)' : 'a real DNS server'

const { payload } = await bootPayload()

describe.skipIf(named === undefined)(title, () => {
  const shop = createChangingShop(payload)
  const { drizzle } = payload.db
  let server: Awaited<ReturnType<typeof startBind>>
  let host: DnsHost
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    server = await startBind(named ?? '', ['slipway.com', 'drydock.com'], key)
    // signatures carry the time of the server's clock, which stands still for nobody
    const now = () => performance.timeOrigin + performance.now()
    host = createRfc2136DnsHost({ server: server.address, key, nameservers: ['ns1.shop.test', 'ns2.shop.test'], now, timeout: 5_000 })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const context = () => ({
    ...shop.context(),
    dns: createNodeResolver({ servers: [`${server.address.host}:${server.address.port}`] }),
    dnsHost: host,
  })

  const begin = async (who: string) => {
    await shop.bought(who, { ...monthly, serviceData: { domain: `${who}.com` } })
    const { id } = await shop.subscriptionOf(who)
    const customer = await payload.create({
      collection: 'customers',
      data: { email: `${who}@lives.test`, name: who, password: 'a long enough password', locale: 'en' },
    })
    await drizzle.execute(sql`update subscriptions set customer_id = ${customer.id} where id = ${id}`)
    return { id, domain: `${who}.com`, customer: { id: customer.id } }
  }

  const connectionOf = async ({ id, customer }: Awaited<ReturnType<typeof begin>>) => {
    const subscription = await findSubscription(drizzle, id)
    const [connection] = subscription ? (await getWebsite(context(), customer, subscription)).connections : []
    if (!connection) throw new Error('no connection')
    return connection
  }

  it('C4: lists what is missing for a domain held elsewhere, and is connected once the records are there', async () => {
    const site = await begin('slipway')
    await connectDomains(context())
    const listed = await connectionOf(site)
    expect(listed).toMatchObject({ state: 'missing', isOurs: false })
    expect(listed.compared.map(({ wanted, state }) => `${wanted.name} ${wanted.type} ${state}`)).toEqual([
      '@ A missing',
      '@ AAAA missing',
      'www A missing',
      'www AAAA missing',
      '@ MX missing',
      '@ TXT missing',
      '_dmarc TXT missing',
      'hf1._domainkey TXT missing',
    ])
    for (const { wanted } of listed.compared)
      expect(await host.change(site.domain, { name: wanted.name, type: wanted.type, before: null, after: wanted })).toBe('done')
    await checkNow(context(), site.customer, site)
    expect(await connectionOf(site)).toMatchObject({ state: 'connected', isOurs: false })
    // another address is not what the plan needs
    const own = listed.compared[0]?.wanted
    if (!own) throw new Error('no record')
    await host.change(site.domain, { name: '@', type: 'A', before: own, after: { ...own, values: ['198.51.100.7'] } })
    await checkNow(context(), site.customer, site)
    expect(await connectionOf(site)).toMatchObject({ state: 'differs' })
  })

  it('C4, C8: writes the records of a domain registered here, as the list on its page has them', async () => {
    const site = await begin('drydock')
    await drizzle.execute(sql`
      insert into domains (id, name, extension, status, registered_at, expires_at, customer_id, customer_key, created_at, updated_at)
      values (${uuidV7()}, ${site.domain}, '.com', 'active', now(), now() + interval '1 year', ${site.customer.id}, 'drydock@lives.test', now(), now())
    `)
    await connectDomains(context())
    const listed = await connectionOf(site)
    expect(listed).toMatchObject({ state: 'connected', isOurs: true })
    const zone = await host.read(site.domain)
    const sets = zone.kind === 'zone' ? zone.sets : []
    const wanted = listed.compared.map((each) => each.wanted)
    expect(compareRecords(sets, wanted).map(({ state }) => state)).toEqual(wanted.map(() => 'present'))
    expect(sets.map(({ name, type }) => `${name} ${type}`).sort()).toEqual(wanted.map(({ name, type }) => `${name} ${type}`).sort())
    // and the world reads the same
    const { dns } = context()
    const [a] = await dns.resolve(`www.${site.domain}`, ['A'])
    expect(a?.records.map(({ value }) => value)).toEqual(wanted.find(({ name, type }) => name === 'www' && type === 'A')?.values)
  })
})
