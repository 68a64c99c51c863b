import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'

let payload: Payload
let api: Api
let cookies: Record<string, string>

beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  const login = { email: 'reader@staff.test', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Reader', role: 'admin' } })
  cookies = { ...(await api('POST', '/users/login', { body: login })).cookies }
})

const operators = ['equals', 'contains', 'like', 'in', 'greater_than', 'exists', 'near', 'within', 'nonsense'] as const
const values = ['a', '', '1e999', '[object Object]', "'; drop table pages; --", '10,20,abc']

/** One field per type is enough, since the others are compared in the same way. */
const fieldsOf = (fields: readonly { readonly name: string; readonly type: string }[]): string[] => [
  ...new Set(['id', 'nonsense', 'nonsense.deeper', ...new Map(fields.map(({ name, type }) => [type, name])).values()]),
]

const oddReads = [
  'limit=-1',
  'limit=abc',
  'limit[]=1',
  'page=-1',
  'page=1e99',
  'depth=-1',
  'depth=abc',
  'sort=nonsense',
  'sort[]=id&sort[a]=1',
  'sort=-',
  'where=abc',
  'where[]=1',
  'where[or]=1',
  'where[or][0]=1',
  'where[and][0][id]=1',
  'where[id]=1',
  'where={',
  'select=1',
  'select[nonsense]=true',
  'populate=1',
  'populate[users]=1',
  'joins=1',
  'joins[a][limit]=x',
  'locale=xx',
  'locale=all',
  'fallback-locale=xx',
  'draft=maybe',
  'trash=true',
  'pagination=false',
  'where[id][in][]=a',
  'where[id][equals][a]=b',
  'where[__proto__][equals]=1',
  'data={',
  'where[layout.href][equals]=x',
] as const

const faultsOf = async (paths: readonly string[], who: Record<string, string>): Promise<readonly string[]> => {
  const faults: string[] = []
  for (let from = 0; from < paths.length; from += 20) {
    const answers = await Promise.all(
      paths.slice(from, from + 20).map(async (path) => [path, await api('GET', path, { cookies: who })] as const),
    )
    for (const [path, { status, text }] of answers) if (status >= 500) faults.push(`${status} ${path} ${text.slice(0, 200)}`)
  }
  return faults
}

const filters = (slug: string, fields: readonly string[]): string[] =>
  fields.flatMap((field, at) =>
    [0, 1, 2]
      .map((turn) => (at * 2 + turn * 4) % operators.length)
      .map((index) => [operators[index], index] as const)
      .map(
        ([operator, index]) => `/${slug}?where[${field}][${operator}]=${encodeURIComponent(values[(at + index) % values.length] ?? '')}`,
      ),
  )

describe('a malformed read', () => {
  it.runIf(inFullLane)(
    'gets a 4xx response in every collection, for visitors and staff',
    async () => {
      const paths = payload.config.collections.flatMap(({ slug, flattenedFields }) => [
        ...filters(slug, fieldsOf(flattenedFields)),
        ...oddReads.filter((_, index) => (index + slug.length) % 3 === 0).map((query) => `/${slug}?${query}`),
        `/${slug}/not-an-id`,
        `/${slug}/count?where[id][contains]=a`,
        `/${slug}/versions?where[parent][contains]=a`,
      ])
      expect(paths.length).toBeGreaterThan(664)
      const forStaff = paths.filter((path, index) => index % 6 === 0 || path.startsWith('/payload-') || path.includes('/versions'))
      expect([...(await faultsOf(paths, {})), ...(await faultsOf(forStaff, cookies))]).toEqual([])
    },
    60_000,
  )

  it('gets a 4xx response in every global', async () => {
    const paths = payload.config.globals.flatMap(({ slug }) => oddReads.map((query) => `/globals/${slug}?${query}`))
    expect(await faultsOf(paths, {})).toEqual([])
  })
})

describe('an operator that Postgres cannot run', () => {
  const asForm = { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' }

  it.each(['all', 'near', 'within', 'intersects'])('%s gets a 4xx response in a query, a form and JSON', async (operator) => {
    const filter = `where[createdAt][${operator}]=10`
    const json = encodeURIComponent(JSON.stringify({ or: [{ createdAt: { [operator]: '10' } }] }))
    const answers = await Promise.all([
      api('GET', `/faqs?${filter}`, { cookies }),
      api('GET', `/faqs/count?where=${json}`, { cookies }),
      api('GET', `/faqs/versions?${filter}`, { cookies }),
      api('POST', '/faqs', { cookies, headers: asForm, text: filter }),
      api('PATCH', `/faqs?${filter}`, { cookies, body: { order: 1 } }),
      api('DELETE', `/faqs?${filter}`, { cookies }),
      api('PATCH', `/payload-locked-documents?${filter}`, { cookies, body: {} }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
  })

  it('answers 4xx to a filter that is not JSON, whatever is sent with it', async () => {
    expect((await api('POST', '/name-holds?where=%20', { cookies, body: {} })).status).toBe(400)
    expect((await api('PATCH', '/faqs?where[order][like]=x', { cookies, body: { order: 1 } })).status).toBeLessThan(500)
  })
})

describe('CMS reads by the shop itself', () => {
  const pages = async (query: string, who: Record<string, string> = {}) => {
    const { status, body } = await api('GET', `/pages?${query}`, { cookies: who })
    return { status, docs: (body?.['docs'] ?? []) as Record<string, unknown>[], limit: body?.['limit'] }
  }

  it.each(['limit=0', 'limit=100000', 'pagination=false'])(
    'R13: with %s returns twenty rows to a visitor, and a thousand to staff',
    async (query) => {
      expect((await pages(query)).limit).toBe(20)
      expect((await pages(query, cookies)).limit).toBe(1_000)
    },
  )

  it('returns one language to a visitor', async () => {
    expect((await pages('locale=all')).status).toBe(400)
    expect((await pages('locale=all', cookies)).status).toBe(200)
    expect((await api('GET', '/globals/header?locale=all')).status).toBe(400)
  })

  it('accepts few conditions from a visitor', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `where[or][${index}][path][like]=x${index}`).join('&')
    expect((await pages(many)).status).toBe(400)
    expect((await pages(many, cookies)).status).toBe(200)
  })

  it('R13: populates no related document for a visitor, whatever depth is requested', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1, depth: 0 })
    const value = docs[0]?.id ?? ''
    await payload.create({
      collection: 'redirects',
      data: {
        from: '/about-before',
        to: { type: 'reference', reference: { relationTo: 'pages', value } },
        type: '308',
        _status: 'published',
      },
    })
    for (const query of ['', 'depth=1', 'depth=4']) {
      const { body } = await api('GET', `/redirects?where[from][equals]=/about-before&${query}`)
      expect(body?.['docs'], query).toMatchObject([{ to: { reference: { value } } }])
    }
  })

  it('treats forged staff tokens as visitors', async () => {
    expect((await pages('limit=0', { 'payload-token': 'x' })).limit).toBe(20)
  })
})
