import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createManualRegistrar } from '@/providers/registrars/manual-registrar'
import { renewedUntil } from '@/core/domains/registration-term'
import { createContext } from '@/server/composition/create-context'
import { taskListIn } from '@/server/names/registrar/task-repository'
import { orderRenewal } from '@/server/renewals/order-renewal'
import { createApi, type Api } from '../api/api-client'
import { checkoutBody, domainItem, transferItem } from '../api/requests'
import { bootPayload } from '../../support/payload'
import { notFound, found, silence, startRdapServer, type RdapServer } from '../../support/rdap-server'
import { registrarCases, type RegistrarWorld } from '../../support/registrar-contract'
import { createVisitors, type Visitor, type VisitorKind } from '../../support/visitors'

let payload: Payload
let api: Api
let visitors: Record<VisitorKind, Visitor>
let alive: RdapServer
let dead: RdapServer
beforeAll(async () => {
  ;({ payload } = await bootPayload({ DOMAIN_PROVIDER: 'rdap' }))
  api = createApi(payload)
  visitors = await createVisitors(payload)
  ;[alive, dead] = await Promise.all([
    startRdapServer({ 'domain/held.com': found('held.com'), ...movable, other: notFound }),
    startRdapServer({ other: silence }),
  ])
  // Nobody asks the world: the endings of the catalogue are answered for on this machine.
  const { docs } = await payload.find({ collection: 'extensions', pagination: false })
  for (const { id, extension } of docs) {
    await payload.update({
      collection: 'extensions',
      id,
      data: { rdapServer: (extension === '.net' ? dead : alive).base },
      user: visitors.admin,
      overrideAccess: false,
    })
  }
})
afterAll(() => Promise.all([alive.close(), dead.close()]))

const movable = Object.fromEntries(['moved-otter.com', 'steps-otter.com', 'lost-otter.com'].map((name) => [`domain/${name}`, found(name)]))

let keys = 0
const buy = async (...items: readonly unknown[]): Promise<string> => {
  const cart = { currency: 'USD', codes: [], items }
  const quote = await api('POST', '/pricing/quote', { body: cart })
  const { total } = quote.body?.['breakdown'] as { total: number }
  keys += 1
  const contact = { ...checkoutBody.contact, email: `tasks${keys}@example.com` }
  const placed = await api('POST', '/checkout', {
    body: { ...checkoutBody, contact, cart, expectedTotal: total, expectedCurrency: 'USD' },
    headers: { 'Idempotency-Key': `tasks-${keys}` },
  })
  expect(placed.status, placed.text).toBe(201)
  const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: placed.body?.['orderNumber'] } }, depth: 0 })
  return docs[0]?.id ?? ''
}
const move = (id: string, status: 'paid' | 'refunded') => payload.update({ collection: 'orders', id, data: { status } })
const ofOrder = async <Slug extends 'registrar-tasks' | 'domains' | 'transfers'>(collection: Slug, order: string) =>
  (await payload.find({ collection, where: { order: { equals: order } }, depth: 0, pagination: false })).docs
const close = (id: string, status: 'done' | 'failed', more: { readonly expiresAt?: string; readonly by?: VisitorKind } = {}) => {
  const { by = 'support', ...data } = more
  return payload.update({ collection: 'registrar-tasks', id, data: { status, ...data }, user: visitors[by], overrideAccess: false })
}
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const taskOf = async (order: string) => {
  const [task] = await ofOrder('registrar-tasks', order)
  if (!task) throw new Error(`${order} has no task`)
  return task
}

describe('DOMAIN_PROVIDER=rdap', () => {
  it('a search with one dead registry shows all other rows in time', async () => {
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

  it('the WHOIS lookup asks the same registry, and tells of no person', async () => {
    const answer = await api('GET', '/domains/whois?domain=held.com')
    expect(answer.body).toMatchObject({ status: 'registered', source: 'registry', registration: { registrar: 'Harbour Names Ltd' } })
    expect(answer.text).not.toMatch(/petra|@/i)
  })

  it('S8: what the registry does not answer for cannot be bought', async () => {
    const cart = { currency: 'USD', codes: [], items: [domainItem('silent-otter.net')] }
    const { total } = (await api('POST', '/pricing/quote', { body: cart })).body?.['breakdown'] as { total: number }
    const placed = await api('POST', '/checkout', {
      body: { ...checkoutBody, cart, expectedTotal: total, expectedCurrency: 'USD' },
      headers: { 'Idempotency-Key': 'silent' },
    })
    expect(placed.status).toBe(409)
    expect(placed.body).toMatchObject({ error: { code: 'domain-unavailable' } })
  })

  it('the server of an ending is the staff’s business, and an address that is none is refused', async () => {
    const [extension] = (await payload.find({ collection: 'extensions', limit: 1, overrideAccess: false })).docs
    expect(extension && 'rdapServer' in extension).toBe(false)
    const wrong = payload.update({
      collection: 'extensions',
      id: extension?.id ?? '',
      data: { rdapServer: 'http://10.0.0.1/' },
      user: visitors.admin,
      overrideAccess: false,
    })
    await expect(wrong).rejects.toThrow()
  })
})

describe('the staff’s work list', () => {
  it('a paid order puts every line there once, however often it is said to be paid', async () => {
    const order = await buy(domainItem('once-otter.com'), transferItem('moved-otter.com'))
    expect(await ofOrder('registrar-tasks', order)).toEqual([])
    await Promise.allSettled([move(order, 'paid'), move(order, 'paid'), move(order, 'paid')])
    await payload.update({ collection: 'orders', id: order, data: { status: 'fulfilled' } })
    const tasks = await ofOrder('registrar-tasks', order)
    expect(tasks.map(({ kind, domain, status }) => [kind, domain, status]).sort()).toEqual([
      ['register', 'once-otter.com', 'open'],
      ['transfer', 'moved-otter.com', 'open'],
    ])
    expect(tasks[0]?.events).toMatchObject([{ type: 'open' }])
  })

  it('done: the name is active, for a year or until the day the registrar says', async () => {
    const [first, second] = [await buy(domainItem('year-otter.com')), await buy(domainItem('day-otter.com'))]
    for (const order of [first, second]) await move(order, 'paid')
    expect((await ofOrder('domains', first))[0]?.status).toBe('pending')
    const closed = await close((await taskOf(first)).id, 'done')
    expect(closed.events).toMatchObject([{ type: 'open' }, { type: 'done', by: 'support@visitors.test' }])
    expect(await ofOrder('domains', first)).toMatchObject([
      { status: 'active', registeredAt: expect.any(String), expiresAt: expect.any(String) },
    ])
    await close((await taskOf(second)).id, 'done', { expiresAt: '2028-02-29T00:00:00.000Z' })
    expect(await ofOrder('domains', second)).toMatchObject([{ status: 'active', expiresAt: '2028-02-29T00:00:00.000Z' }])
  })

  it('done: a transfer takes each of its steps', async () => {
    const order = await buy(transferItem('steps-otter.com'))
    await move(order, 'paid')
    await close((await taskOf(order)).id, 'done')
    const [transfer] = await ofOrder('transfers', order)
    expect(transfer?.events?.map(({ type }) => type)).toEqual(['requested', 'awaiting-registry', 'completed'])
  })

  it('failed: the name is cancelled, the transfer failed', async () => {
    const [named, moved] = [await buy(domainItem('failed-otter.com')), await buy(transferItem('lost-otter.com'))]
    for (const order of [named, moved]) {
      await move(order, 'paid')
      await close((await taskOf(order)).id, 'failed')
    }
    expect(await ofOrder('domains', named)).toMatchObject([{ status: 'cancelled' }])
    expect(await ofOrder('transfers', moved)).toMatchObject([{ status: 'failed' }])
  })

  it('a renewal begins where the last term ends', async () => {
    const order = await buy(domainItem('renewed-otter.com'))
    await move(order, 'paid')
    await close((await taskOf(order)).id, 'done', { expiresAt: '2027-03-01T00:00:00.000Z' })
    const registrar = createManualRegistrar({ tasks: taskListIn(payload.db.drizzle), registry: { checkAvailability: async () => [] } })
    const asked = await registrar.renew({ key: `renew:${order}:2027`, domain: 'renewed-otter.com', order, years: 1 })
    await close(asked.kind === 'pending' ? asked.reference : '', 'done')
    expect(await ofOrder('domains', order)).toMatchObject([{ status: 'active', expiresAt: '2028-03-01T00:00:00.000Z' }])
  })

  it('a renewal that is paid is asked of the registrar once, and counts when it is done; one that is paid back is not asked for', async () => {
    const order = await buy(domainItem('again-otter.com'))
    await move(order, 'paid')
    await close((await taskOf(order)).id, 'done', { expiresAt: inDays(40) })
    const [name] = await ofOrder('domains', order)
    const end = name?.expiresAt ?? ''
    const renew = async () => {
      const ordered = await orderRenewal(createContext(payload, 'en'), { domainId: name?.id ?? '', askedBy: 'holder' })
      const orderNumber = ordered.ok ? ordered.value?.orderNumber : undefined
      const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
      return docs[0]?.id ?? ''
    }
    const refunded = await renew()
    await move(refunded, 'paid')
    expect(await taskOf(refunded)).toMatchObject({ kind: 'renew', domain: 'again-otter.com', status: 'open' })
    expect(await ofOrder('domains', refunded)).toEqual([])
    await move(refunded, 'refunded')
    expect(await taskOf(refunded)).toMatchObject({ status: 'cancelled' })

    const renewal = await renew()
    expect(renewal).not.toBe(refunded)
    await move(renewal, 'paid')
    expect(await ofOrder('domains', order)).toMatchObject([{ expiresAt: end }])
    await close((await taskOf(renewal)).id, 'done')
    expect(await ofOrder('domains', order)).toMatchObject([
      { status: 'active', expiresAt: new Date(renewedUntil(Date.parse(end))).toISOString() },
    ])
    expect(await ofOrder('registrar-tasks', renewal)).toHaveLength(1)
  })

  it('an order that is paid back asks for nothing any more', async () => {
    const order = await buy(domainItem('refunded-otter.com'))
    await move(order, 'paid')
    await move(order, 'refunded')
    expect(await taskOf(order)).toMatchObject({ status: 'cancelled' })
    expect(await ofOrder('domains', order)).toMatchObject([{ status: 'cancelled' }])
  })

  it('of two who end a task at once one is first; what has ended stays so, and marketing ends none', async () => {
    const order = await buy(domainItem('both-otter.com'))
    await move(order, 'paid')
    const { id } = await taskOf(order)
    await expect(close(id, 'done', { by: 'marketing' })).rejects.toThrow()
    const both = await Promise.allSettled([close(id, 'done'), close(id, 'failed')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const ended = await taskOf(order)
    await expect(close(id, ended.status === 'done' ? 'failed' : 'done')).rejects.toThrow(/invalid|status/i)
    expect(await ofOrder('domains', order)).toMatchObject([{ status: ended.status === 'done' ? 'active' : 'cancelled' }])
  })
})

describe('the contract of a registrar, over the list in the database', () => {
  let isBroken = false
  const world = (): RegistrarWorld => {
    const list = taskListIn(payload.db.drizzle)
    const away = () => Promise.reject(new Error('nobody is there'))
    return {
      registrar: createManualRegistrar({
        tasks: { put: (task) => (isBroken ? away() : list.put(task)) },
        registry: {
          checkAvailability: (domains) =>
            isBroken ? away() : Promise.resolve(domains.map((domain) => ({ domain, status: 'available' as const }))),
        },
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
