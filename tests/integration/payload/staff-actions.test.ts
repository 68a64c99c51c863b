import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retentionDays } from '@/lib/config/retention'
import { sweepRows } from '@/modules/operations/retention'
import { createApi, type Api } from '../api/api-client'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { hasByteOrderMark } from '../../support/byte-order-mark'

const password = 'a-long-test-password'
const { payload } = await bootPayload()

let api: Api
const cookies: Record<string, Readonly<Record<string, string>>> = {}
beforeAll(async () => {
  api = createApi(payload)
  for (const role of ['admin', 'marketing', 'support'] as const) {
    await payload.create({ collection: 'users', data: { name: role, email: `${role}@actions.test`, password, role } })
    cookies[role] = (await api('POST', '/users/login', { body: { email: `${role}@actions.test`, password } })).cookies
  }
})
/** A trigger forbids deleting from the log; only the database owner can disable it. */
const emptyLog = () =>
  payload.db.drizzle.execute(
    'alter table staff_actions disable trigger user; delete from staff_actions; alter table staff_actions enable trigger user',
  )
beforeEach(emptyLog)

const as = (role: string) => ({ cookies: cookies[role] ?? {} })
const actions = async () =>
  (
    await payload.db.drizzle.execute<Record<string, unknown>>(
      'select person, action, area, document, fields, changes from staff_actions order by created_at, id',
    )
  ).rows

describe('the audit log', () => {
  it('A8: records who created, changed and deleted a document, with field names but no values', async () => {
    const made = await api('POST', '/faqs', {
      ...as('marketing'),
      body: { question: 'Why?', answer: 'Why not?', topic: 'general', key: 'staff-actions', order: 99 },
    })
    const id = String((made.body?.['doc'] as { id?: string } | undefined)?.id)
    expect(made.status, made.text).toBe(201)
    expect((await api('PATCH', `/faqs/${id}?depth=1`, { ...as('marketing'), body: { question: 'Why so?' } })).status).toBe(200)
    expect((await api('DELETE', `/faqs/${id}`, as('marketing'))).status).toBe(200)
    const all = { person: 'marketing@actions.test', area: 'faqs', document: id }
    expect(await actions()).toMatchObject([
      { ...all, action: expect.stringMatching(/created|published/) },
      { ...all, action: expect.stringMatching(/changed|published/), fields: 'question' },
      { ...all, action: expect.stringMatching(/deleted|trashed/) },
    ])
    expect(JSON.stringify(await actions())).not.toContain('Why')
  })

  it('records globals, logins with their password, and exports', async () => {
    const { id } = await payload.create({
      collection: 'users',
      data: { name: 'Sam', email: 'sam@actions.test', password, role: 'support' },
    })
    expect((await api('POST', '/globals/pricing-settings', { ...as('admin'), body: { nameHoldHours: 47 } })).status).toBe(200)
    expect((await api('PATCH', `/users/${id}`, { ...as('admin'), body: { password: `${password}-2`, name: 'Sue' } })).status).toBe(200)
    expect((await api('GET', '/price-lists/extensions', as('marketing'))).status).toBe(200)
    expect(await actions()).toMatchObject([
      { person: 'admin@actions.test', action: 'changed', area: 'pricing-settings', document: null, fields: 'nameHoldHours' },
      { person: 'admin@actions.test', action: 'changed', area: 'users', document: id, fields: 'name, password' },
      { person: 'marketing@actions.test', action: 'exported', area: 'extensions' },
    ])
  })

  it('M4: names who moved an order in its event, but not to the customer', async () => {
    const customer = await payload.create({
      collection: 'customers',
      data: { email: 'buyer@orders.test', password, name: 'Buyer', locale: 'en' },
    })
    const order = await payload.create({ collection: 'orders', data: orderData({ customer: customer.id }), depth: 0 })
    expect((await api('PATCH', `/orders/${order.id}`, { ...as('support'), body: { status: 'cancelled' } })).status).toBe(200)
    const events = await payload.db.drizzle.execute<{ type: string; by: string | null }>(
      sql`select type, by from orders_events where _parent_id = ${order.id} order by _order`,
    )
    expect(events.rows).toEqual([
      { type: 'placed', by: null },
      { type: 'cancelled', by: 'support@actions.test' },
    ])
    expect(await actions()).toContainEqual(
      expect.objectContaining({ person: 'support@actions.test', area: 'orders', document: order.id, fields: 'events, status' }),
    )
    const { docs } = await payload.find({
      collection: 'orders',
      where: { id: { equals: order.id } },
      overrideAccess: false,
      user: { ...customer, collection: 'customers' },
    })
    expect(docs[0]?.events).toHaveLength(2)
    expect(JSON.stringify(docs)).not.toContain('actions.test')
  })

  it('is committed or rolled back with the change', async () => {
    const order = await payload.create({ collection: 'orders', data: orderData({ status: 'cancelled' }), depth: 0 })
    expect((await api('PATCH', `/orders/${order.id}`, { ...as('support'), body: { status: 'paid' } })).status).toBe(400)
    expect(await actions()).toEqual([])
  })

  it('records no visitor, customer or internal action', async () => {
    await payload.update({ collection: 'orders', where: { status: { equals: 'pending' } }, data: { staffNote: 'x' } })
    expect(await actions()).toEqual([])
  })

  it('is paged and filtered for admins, and writable by nobody', async () => {
    await payload.db.drizzle.execute(
      `insert into staff_actions (id, person, action, area) select gen_random_uuid(), 'p' || n % 2, 'changed', 'pages' from generate_series(1, 30) n`,
    )
    const list = await api('GET', '/staff-actions?limit=10&where[person][equals]=p1', as('admin'))
    expect(list.body).toMatchObject({ totalDocs: 15, totalPages: 2 })
    expect((await api('GET', '/staff-actions', as('support'))).status).toBe(403)
    const { id } = (list.body?.['docs'] as readonly { id: string }[])[0] ?? { id: '' }
    expect((await api('PATCH', `/staff-actions/${id}`, { ...as('admin'), body: { person: 'nobody' } })).status).toBe(403)
    expect((await api('DELETE', `/staff-actions/${id}`, as('admin'))).status).toBe(403)
    expect((await api('POST', '/staff-actions', { ...as('admin'), body: { person: 'x', action: 'changed', area: 'pages' } })).status).toBe(
      403,
    )
  })

  it('A8: records before and after of prices, roles and states, but never of people and secrets', async () => {
    const { docs } = await payload.find({ collection: 'extensions', where: { extension: { equals: '.net' } }, limit: 1, depth: 0 })
    const id = String(docs[0]?.id)
    expect((await api('PATCH', `/extensions/${id}`, { ...as('marketing'), body: { price: 8.88 } })).status).toBe(200)
    const { id: person } = await payload.create({
      collection: 'users',
      data: { name: 'Kim', email: 'kim@actions.test', password, role: 'support' },
    })
    expect(
      (await api('PATCH', `/users/${person}`, { ...as('admin'), body: { role: 'marketing', password: `${password}-3` } })).status,
    ).toBe(200)
    const order = await payload.create({ collection: 'orders', data: orderData({}), depth: 0 })
    const moved = { status: 'cancelled', staffNote: 'called her' }
    expect((await api('PATCH', `/orders/${order.id}`, { ...as('support'), body: moved })).status).toBe(200)
    const logged = await actions()
    expect(logged).toMatchObject([
      { area: 'extensions', changes: [{ field: 'price', before: String(docs[0]?.price), after: '8.88' }] },
      { area: 'users', changes: [{ field: 'role', before: 'support', after: 'marketing' }] },
      { area: 'orders', changes: [{ field: 'status', before: 'pending', after: 'cancelled' }] },
    ])
    expect(JSON.stringify(logged)).not.toMatch(/a-long-test|called her/)
  })

  it('A8: cannot be changed or deleted in the database', async () => {
    await payload.db.drizzle.execute(
      `insert into staff_actions (id, person, action, area) values (gen_random_uuid(), 'kept', 'changed', 'pages')`,
    )
    for (const statement of [`update staff_actions set person = 'x'`, 'delete from staff_actions', 'truncate staff_actions'])
      await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } })
    expect(await actions()).toMatchObject([{ person: 'kept' }])
  })

  it('A8: is exported to admins only, without formulas', async () => {
    await payload.db.drizzle.execute(
      `insert into staff_actions (id, person, action, area, changes) values (gen_random_uuid(), '=1+1', 'changed', 'coupons', '[{"field":"name","before":null,"after":"@SUM(A1)"}]')`,
    )
    expect((await api('GET', '/staff-actions/export-list', as('marketing'))).status).toBe(403)
    const file = await api('GET', '/staff-actions/export-list?where[area][equals]=coupons', as('admin'))
    expect(file.status).toBe(200)
    expect(hasByteOrderMark(file.bytes)).toBe(true)
    expect(file.text).toContain(`'=1+1,changed,coupons,,name,,'@SUM(A1)`)
  })

  it('is swept at its retention age', async () => {
    await payload.db.drizzle.execute(
      `insert into staff_actions (id, person, action, area, created_at) values (gen_random_uuid(), 'old', 'changed', 'pages', now() - interval '${retentionDays.staffAction + 1} days'), (gen_random_uuid(), 'new', 'changed', 'pages', now() - interval '${retentionDays.staffAction - 1} days')`,
    )
    await sweepRows(payload.db.drizzle, { now: Date.now() })
    expect(await actions()).toMatchObject([{ person: 'new' }])
  })
})
