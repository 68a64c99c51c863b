import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'

let payload: Payload
let api: Api
let cookies: Record<string, string>

beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  const login = { email: 'shaper@staff.test', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Shaper', role: 'admin' } })
  cookies = { ...(await api('POST', '/users/login', { body: login })).cookies }
})

const id = '00000000-0000-7000-8000-000000000000'
const word = (children: unknown) => ({ root: { type: 'root', format: '', indent: 0, version: 1, children: [children] } })

describe('rejects a malformed query with 4xx', () => {
  it.each([
    ['a list where one word is compared', '/faqs?where[question][like][]=a&where[question][like][]=b'],
    ['a comparison with nothing', `/faqs?where=${encodeURIComponent('{"$ne":null}')}`],
    ['a list of nothing', `/faqs?where=${encodeURIComponent('[null]')}`],
    ['a number where a document could be read in its place', `/faqs/${id}?data=99`],
    ['a number where settings could be', '/globals/site-settings?data=9007199254740992'],
    ['a comparison that such a link does not have', `/redirects?where[to.reference][less_than_equal]=${id}`],
    ['another of them, counted', `/redirects/count?where[to.reference][like]=${id}`],
  ])('%s', async (_, path) => {
    const { status } = await api('GET', path, { cookies })
    expect(status).toBe(400)
  })

  it('closes Payload’s broken endpoint to delete a preference', async () => {
    expect((await api('DELETE', '/payload-preferences/pages-list', { cookies })).status).toBe(404)
  })
})

describe('rejects a malformed document with 4xx', () => {
  const footer = '/globals/footer'
  it.each([
    ['nothing where a list is', 'POST', footer, { columns: null, tagline: '*' }],
    ['a number where a currency is', 'POST', '/globals/site-settings', { defaultCurrency: 2147483648 }],
    ['a section of a kind that every object has', 'POST', '/pages', { title: 'A', layout: [{ blockType: 'constructor' }] }],
    ['an object where a text is', 'POST', '/globals/site-settings', { brandName: { then: 'a' } }],
    ['nothing where a group is', 'POST', '/automatic-discounts', { name: 'A', value: 1, conditions: null }],
    [
      'a word where a text has its parts, in every language',
      'POST',
      '/resources?locale=all',
      { title: { en: 'A' }, body: { de: word('JPY') } },
    ],
    [
      'a word where several are chosen, in every language',
      'POST',
      '/services?locale=*',
      { name: { en: 'A' }, paymentTypes: { available: 'full' } },
    ],
  ])('%s', async (_, method, path, body) => {
    const { status, text } = await api(method, path, { cookies, body })
    expect([status, text]).toEqual([400, expect.stringContaining('wrong structure')])
  })

  it('accepts a duplicate with a rich text but no nodes', async () => {
    const { docs } = await payload.find({ collection: 'resources', limit: 1, depth: 0 })
    const { id: source } = docs[0] ?? (await payload.create({ collection: 'resources', data: resource }))
    const { status } = await api('POST', `/resources/${source}/duplicate`, { cookies, body: { body: word('JPY') } })
    expect(status).toBe(400)
  })

  it('accepts values by language with locale=all', async () => {
    const { status } = await api('POST', `${footer}?locale=all`, { cookies, body: { tagline: { en: 'Ours', de: 'Unser' } } })
    expect(status).toBe(200)
  })
})

const resource = { title: 'A', description: 'B', key: 'shape', category: 'documentation', type: 'documentation' } as never
