import { createLocalReq, handleEndpoints, type Access, type PayloadRequest, type Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword, visitorKinds, type Visitor, type VisitorKind } from '../../support/visitors'
import { collectionRules, globalRules, type Marks, type Rules } from './access-matrix'

const { payload } = await bootPayload()
const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const

const call = (method: string, path: string, body?: unknown): Promise<Response> => {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return handleEndpoints({ config: payload.config, request, path: `/api${path}` })
}

// Before there is any customer: afterwards Payload itself rejects it.
const firstCustomer = await call('POST', '/customers/first-register', {
  email: 'first@visitors.test',
  password: testPassword,
  name: 'First',
  locale: 'en',
})

let visitors: Record<VisitorKind, Visitor>
beforeAll(async () => {
  visitors = await createVisitors(payload)
})

const requestOf = (user: Visitor): Promise<PayloadRequest> => createLocalReq(user ? { user } : {}, payload)

const markOf = (answer: unknown): string => (answer === true ? '+' : typeof answer === 'object' && answer !== null ? '~' : '-')

const marksOf = async (rule: (args: { req: PayloadRequest }) => unknown): Promise<Marks> => {
  const marks: string[] = []
  for (const kind of visitorKinds) marks.push(markOf(await rule({ req: await requestOf(visitors[kind]) })))
  return marks.join('')
}

const rulesOf = async (access: object): Promise<Rules> => {
  const rules: Record<string, Marks> = {}
  for (const operation of operations) {
    const rule: unknown = (access as Record<string, unknown>)[operation]
    if (typeof rule === 'function') rules[operation] = await marksOf(rule as Access)
  }
  return rules
}

describe('the access matrix', () => {
  it.each(payload.config.collections.map((collection) => [collection.slug, collection.access] as const))(
    '§6.6: collection %s answers as its row of the matrix says',
    async (slug, access) => {
      expect(collectionRules, 'every collection has a row in access-matrix.ts').toHaveProperty([slug])
      expect(await rulesOf(access)).toEqual(collectionRules[slug])
    },
  )

  it.each(payload.config.globals.map((global) => [global.slug, global.access] as const))(
    'global %s answers as its row of the matrix says',
    async (slug, access) => {
      expect(globalRules, 'every global has a row in access-matrix.ts').toHaveProperty([slug])
      expect(await rulesOf(access)).toEqual(globalRules[slug])
    },
  )

  it('has no row for something that no longer exists', () => {
    const there: string[] = [...payload.config.collections, ...payload.config.globals].map(({ slug }) => slug)
    expect([...Object.keys(collectionRules), ...Object.keys(globalRules)].filter((slug) => !there.includes(slug))).toEqual([])
  })

  it('lets only admins run, queue or cancel jobs', async () => {
    const { run, queue, cancel } = payload.config.jobs.access ?? {}
    for (const rule of [run, queue, cancel]) expect(rule && (await marksOf(rule))).toBe('----+')
  })
})

describe('access', () => {
  it('does not let customers reset a staff password', async () => {
    const { customer, admin } = visitors
    const attempt = payload.update({
      collection: 'users',
      id: String(admin?.id),
      data: { password: 'taken-over-by-a-customer' },
      overrideAccess: false,
      user: customer,
    })
    await expect(attempt).rejects.toThrow()
    const login = await payload.login({ collection: 'users', data: { email: 'admin@visitors.test', password: testPassword } })
    expect(login.user?.email).toBe('admin@visitors.test')
  })

  it('does not let staff raise their own role', async () => {
    const { marketing } = visitors
    await payload.update({
      collection: 'users',
      id: String(marketing?.id),
      data: { role: 'admin' },
      overrideAccess: false,
      user: marketing,
    })
    expect((await payload.findByID({ collection: 'users', id: String(marketing?.id) })).role).toBe('marketing')
  })

  it('keeps one administrator', async () => {
    const admin = { email: 'last@visitors.test', password: testPassword, name: 'Last', role: 'admin' as const }
    const { id } = await payload.create({ collection: 'users', data: admin })
    const others: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] }
    const { docs } = await payload.find({ collection: 'users', where: others, pagination: false })
    for (const other of docs) await payload.update({ collection: 'users', id: other.id, data: { role: 'support' } })
    await expect(payload.update({ collection: 'users', id, data: { role: 'marketing' } })).rejects.toThrow('last administrator')
    await expect(payload.delete({ collection: 'users', id })).rejects.toThrow('last administrator')
    for (const other of docs) await payload.update({ collection: 'users', id: other.id, data: { role: 'admin' } })
    await payload.delete({ collection: 'users', id })
  })

  it('§6.3: hides customers from each other', async () => {
    await payload.create({
      collection: 'customers',
      data: { email: 'other@visitors.test', password: testPassword, name: 'Other', locale: 'en' },
    })
    const found = await payload.find({ collection: 'customers', overrideAccess: false, user: visitors.customer })
    expect(found.docs.map(({ email }) => email)).toEqual(['customer@visitors.test'])
  })

  it('D10: lets no customer write an account through the REST API, not even their own', async () => {
    const { customer } = visitors
    const before = await payload.findByID({ collection: 'customers', id: String(customer?.id) })
    for (const data of [
      { email: 'new@visitors.test' },
      { password: 'without-the-old-one' },
      { name: 'Renamed' },
      { verifiedAt: new Date().toISOString() },
    ]) {
      const attempt = payload.update({ collection: 'customers', id: String(customer?.id), data, overrideAccess: false, user: customer })
      await expect(attempt).rejects.toThrow()
    }
    expect(await payload.findByID({ collection: 'customers', id: String(customer?.id) })).toEqual(before)
  })

  it('§6.6: hides drafts and trash from visitors', async () => {
    const data = { key: 'access-draft', question: 'Draft?', answer: 'Yes.', topic: 'general' as const, order: 1 }
    const draft = await payload.create({ collection: 'faqs', data: { ...data, _status: 'draft' }, draft: true })
    const visible = () =>
      payload.count({
        collection: 'faqs',
        where: { key: { equals: data.key } },
        overrideAccess: false,
        user: visitors.anonymous,
        trash: true,
      })
    expect((await visible()).totalDocs).toBe(0)
    await payload.update({ collection: 'faqs', id: draft.id, data: { _status: 'published' } })
    expect((await visible()).totalDocs).toBe(1)
    await payload.update({ collection: 'faqs', id: draft.id, data: { deletedAt: new Date().toISOString() } })
    expect((await visible()).totalDocs).toBe(0)
  })

  it.each([['post', '/plugin-seo/generate-title', { doc: { title: 'Title' } }]])(
    '%s %s answers a visitor 401',
    async (method, path, body) => {
      expect((await call(method.toUpperCase(), path, body)).status).toBe(401)
    },
  )

  it('lets nobody create the first customer through Payload’s endpoint', async () => {
    expect(firstCustomer.status).toBe(403)
    expect((await payload.count({ collection: 'customers', where: { email: { equals: 'first@visitors.test' } } })).totalDocs).toBe(0)
  })

  it('offers no GraphQL', async () => {
    expect((await call('POST', '/graphql', { query: '{ __typename }' })).status).toBe(404)
  })
})
