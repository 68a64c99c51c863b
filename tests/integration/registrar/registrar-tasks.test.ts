import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { createManualRegistrar } from '@/integrations/manual-registrar'
import { renewedUntil } from '@/core/domains/lifecycle'
import { createContext } from '@/container'
import { taskListIn } from '@/modules/domains/domains.repository'
import { orderRenewal } from '@/modules/renewals/domain-lifecycle'
import { inFullLane } from '../../support/lane'
import { everyNameFree } from '../../support/names/every-name-free'
import { openStaffDesk } from '../../support/names/staff-desk'
import { cartOf, createBuyer } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { notFound, found, silence, startRdapServer } from '../../support/rdap-server'
import { registrarCases, type RegistrarWorld } from '../../support/registrar-contract'
import { createApi } from '../api/api-client'
import { domainItem, transferItem } from '../api/requests'

const { payload } = await bootPayload({ DOMAIN_PROVIDER: 'rdap' })
const api = createApi(payload)
const { visitors, find, buy, all, one, moveOrder, endTask } = await openStaffDesk(payload)

const movable = Object.fromEntries(['moved-otter.com', 'steps-otter.com', 'lost-otter.com'].map((name) => [`domain/${name}`, found(name)]))
const [alive, dead] = await Promise.all([
  startRdapServer({ 'domain/held.com': found('held.com'), ...movable, other: notFound }),
  startRdapServer({ other: silence }),
])
afterAll(() => Promise.all([alive.close(), dead.close()]))

const asAdmin = { user: visitors.admin, overrideAccess: false } as const
const setRdapServer = (id: string, rdapServer: string) => payload.update({ collection: 'extensions', id, data: { rdapServer }, ...asAdmin })
// A local RDAP server answers for all TLDs, so nothing leaves the machine.
for (const { id, extension } of (await payload.find({ collection: 'extensions', pagination: false })).docs)
  await setRdapServer(id, (extension === '.net' ? dead : alive).base)

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

describe('DOMAIN_PROVIDER=rdap', () => {
  it.runIf(inFullLane)('shows all other rows in time when one registry is down', async () => {
    const began = Date.now()
    const answer = await api('GET', '/domains/search?q=held')
    expect(answer.status, answer.text).toBe(200)
    expect(Date.now() - began).toBeLessThan(6_000)
    const statuses = new Map(
      (answer.body?.['results'] as { domain: string; status: string }[]).map(({ domain, status }) => [domain, status]),
    )
    expect([statuses.get('held.com'), statuses.get('held.net'), statuses.get('held.org'), statuses.get('held.io')]).toEqual([
      'taken',
      'unknown',
      'available',
      'available',
    ])
  })

  it('uses the same registry for WHOIS, and reveals no person', async () => {
    const answer = await api('GET', '/domains/whois?domain=held.com')
    expect(answer.body).toMatchObject({ status: 'registered', source: 'registry', registration: { registrar: 'Harbour Names Ltd' } })
    expect(answer.text).not.toMatch(/petra|@/i)
  })

  it('S8: does not sell a domain whose registry does not respond', async () => {
    const placed = await createBuyer(api).order(cartOf(domainItem('silent-otter.net')))
    expect(placed.status).toBe(409)
    expect(placed.body).toMatchObject({ error: { code: 'domain-unavailable' } })
  })

  it('lets only staff see a TLD’s server, and rejects an invalid URL', async () => {
    const [extension] = (await payload.find({ collection: 'extensions', limit: 1, overrideAccess: false })).docs
    expect(extension && 'rdapServer' in extension).toBe(false)
    await expect(setRdapServer(extension?.id ?? '', 'http://10.0.0.1/')).rejects.toThrow()
  })
})

describe('registrar jobs', () => {
  it('are created once per line of a paid order, however often it is reported as paid', async () => {
    const order = await buy([domainItem('once-otter.com'), transferItem('moved-otter.com')])
    expect(await all('registrar-tasks', order)).toEqual([])
    await Promise.allSettled([moveOrder(order, 'paid'), moveOrder(order, 'paid'), moveOrder(order, 'paid')])
    await moveOrder(order, 'fulfilled')
    const tasks = await all('registrar-tasks', order)
    expect(tasks.map(({ kind, domain, status }) => [kind, domain, status]).sort()).toEqual([
      ['register', 'once-otter.com', 'open'],
      ['transfer', 'moved-otter.com', 'open'],
    ])
    expect(tasks[0]?.events).toMatchObject([{ type: 'open' }])
  })

  it('done: activates the domain, for a year or until the registrar’s date', async () => {
    const [first, second] = [await buy([domainItem('year-otter.com')]), await buy([domainItem('day-otter.com')])]
    for (const order of [first, second]) await moveOrder(order, 'paid')
    expect((await all('domains', first))[0]?.status).toBe('pending')
    const closed = await endTask(first, 'done')
    expect(closed.events).toMatchObject([{ type: 'open' }, { type: 'done', by: 'support@visitors.test' }])
    expect(await all('domains', first)).toMatchObject([
      { status: 'active', registeredAt: expect.any(String), expiresAt: expect.any(String) },
    ])
    await endTask(second, 'done', { expiresAt: '2028-02-29T00:00:00.000Z' })
    expect(await all('domains', second)).toMatchObject([{ status: 'active', expiresAt: '2028-02-29T00:00:00.000Z' }])
  })

  it('done: completes each transfer step', async () => {
    const order = await buy([transferItem('steps-otter.com')])
    await moveOrder(order, 'paid')
    await endTask(order, 'done')
    const [transfer] = await all('transfers', order)
    expect(transfer?.events?.map(({ type }) => type)).toEqual(['requested', 'awaiting-registry', 'completed'])
  })

  it('failed: cancels the domain or fails the transfer', async () => {
    const [named, moved] = [await buy([domainItem('failed-otter.com')]), await buy([transferItem('lost-otter.com')])]
    for (const order of [named, moved]) {
      await moveOrder(order, 'paid')
      await endTask(order, 'failed')
    }
    expect(await all('domains', named)).toMatchObject([{ status: 'cancelled' }])
    expect(await all('transfers', moved)).toMatchObject([{ status: 'failed' }])
  })

  it('start a renewal where the last term ends', async () => {
    const order = await buy([domainItem('renewed-otter.com')])
    await moveOrder(order, 'paid')
    await endTask(order, 'done', { expiresAt: '2027-03-01T00:00:00.000Z' })
    const registrar = createManualRegistrar({ tasks: taskListIn(payload.db.drizzle), registry: { checkAvailability: async () => [] } })
    const asked = await registrar.renew({ key: `renew:${order.id}:2027`, domain: 'renewed-otter.com', order: order.id, years: 1 })
    const id = asked.kind === 'pending' ? asked.reference : ''
    await payload.update({ collection: 'registrar-tasks', id, data: { status: 'done' } })
    expect(await all('domains', order)).toMatchObject([{ status: 'active', expiresAt: '2028-03-01T00:00:00.000Z' }])
  })

  it('request a paid renewal once, which counts when done; a refunded one is not requested', async () => {
    const order = await buy([domainItem('again-otter.com')])
    await moveOrder(order, 'paid')
    await endTask(order, 'done', { expiresAt: inDays(40) })
    const [name] = await all('domains', order)
    const end = name?.expiresAt ?? ''
    const renew = async () => {
      const ordered = await orderRenewal(createContext(payload, 'en'), { domainId: name?.id ?? '', askedBy: 'holder' })
      return find(ordered.ok ? (ordered.value?.orderNumber ?? '') : '')
    }
    const refunded = await renew()
    await moveOrder(refunded, 'paid')
    expect(await one('registrar-tasks', refunded)).toMatchObject({ kind: 'renew', domain: 'again-otter.com', status: 'open' })
    expect(await all('domains', refunded)).toEqual([])
    await moveOrder(refunded, 'refunded')
    expect(await one('registrar-tasks', refunded)).toMatchObject({ status: 'cancelled' })

    const renewal = await renew()
    expect(renewal.id).not.toBe(refunded.id)
    await moveOrder(renewal, 'paid')
    expect(await all('domains', order)).toMatchObject([{ expiresAt: end }])
    await endTask(renewal, 'done')
    expect(await all('domains', order)).toMatchObject([
      { status: 'active', expiresAt: new Date(renewedUntil(Date.parse(end))).toISOString() },
    ])
    expect(await all('registrar-tasks', renewal)).toHaveLength(1)
  })

  it('are withdrawn when the order is refunded', async () => {
    const order = await buy([domainItem('refunded-otter.com')])
    await moveOrder(order, 'paid')
    await moveOrder(order, 'refunded')
    expect(await one('registrar-tasks', order)).toMatchObject({ status: 'cancelled' })
    expect(await all('domains', order)).toMatchObject([{ status: 'cancelled' }])
  })

  it('are closed by the first of two; closed ones stay so, and marketing closes none', async () => {
    const order = await buy([domainItem('both-otter.com')])
    await moveOrder(order, 'paid')
    await expect(endTask(order, 'done', { by: 'marketing' })).rejects.toThrow()
    const both = await Promise.allSettled([endTask(order, 'done'), endTask(order, 'failed')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const ended = await one('registrar-tasks', order)
    await expect(endTask(order, ended.status === 'done' ? 'failed' : 'done')).rejects.toThrow(/invalid|status/i)
    expect(await all('domains', order)).toMatchObject([{ status: ended.status === 'done' ? 'active' : 'cancelled' }])
  })
})

describe('the registrar contract with jobs in the database', () => {
  let isBroken = false
  const world = (): RegistrarWorld => {
    const list = taskListIn(payload.db.drizzle)
    const away = () => Promise.reject(new Error('nobody is there'))
    return {
      registrar: createManualRegistrar({
        tasks: { put: (task) => (isBroken ? away() : list.put(task)) },
        registry: { checkAvailability: (domains) => (isBroken ? away() : everyNameFree.checkAvailability(domains)) },
      }),
      jobs: async () => {
        const { docs } = await payload.find({ collection: 'registrar-tasks', where: { key: { in: ['k1', 'k2'] } }, depth: 0 })
        return docs.map((task) => ({ key: task.key, domain: task.domain, kept: JSON.stringify(task) }))
      },
      breakDown: () => (isBroken = true),
      mend: () => (isBroken = false),
    }
  }
  it.each(registrarCases)('manual: $name', async ({ check }) => {
    isBroken = false
    await payload.db.drizzle.execute(sql`delete from registrar_tasks where key in ('k1', 'k2')`)
    await check(world())
  })
})
