import { beforeAll, expect, it } from 'vitest'
import { mergeVersions } from '@/core/unsaved-changes'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi, type Api } from '../api/api-client'

const { payload } = await bootPayload()

let api: Api
const cookies: Record<string, Readonly<Record<string, string>>> = {}
beforeAll(async () => {
  await createVisitors(payload)
  api = createApi(payload)
  for (const role of ['admin', 'marketing'])
    cookies[role] = (await api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies
})

type Document = Readonly<Record<string, unknown>>

const as = (role: string) => ({ cookies: cookies[role] ?? {} })
const open = async (role: string, path: string) => (await api('GET', `${path}?draft=true&depth=0`, as(role))).body as Document
const save = (role: string, method: string, path: string, body: Document) => api(method, `${path}?depth=0&locale=en`, { ...as(role), body })

it('A12: rejects a page that somebody else has published since it was opened, and names them', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1, depth: 0 })
  const path = `/pages/${docs[0]?.id}`
  const opened = await open('marketing', path)
  const published = await save('admin', 'PATCH', path, { title: 'By admin', _status: 'published' })
  expect(published.status, published.text).toBe(200)

  const stale = { title: 'By marketing', _status: 'published', updatedAt: opened['updatedAt'] }
  const refused = await save('marketing', 'PATCH', path, stale)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('admin@visitors.test has changed this since you opened it')
  expect((await open('admin', path))['title']).toBe('By admin')

  const { updatedAt } = await open('marketing', path)
  const first = await save('marketing', 'PATCH', path, { ...stale, updatedAt })
  expect(first.status, first.text).toBe(200)
  // The last saver can continue, and API clients that send no version are not checked.
  expect((await save('marketing', 'PATCH', path, { ...stale, updatedAt, title: 'Once more' })).status).toBe(200)
  expect((await save('admin', 'PATCH', path, { title: 'By a program' })).status).toBe(200)
})

interface Section extends Document {
  readonly id: string
  readonly heading?: string
}

it('A12: saves both versions of a page once they are merged, in one language, and rejects a merge that is stale itself', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/contact' } }, limit: 1, depth: 0 })
  const path = `/pages/${docs[0]?.id}`
  const german = async () => (await api('GET', `${path}?draft=true&depth=0&locale=de&fallback-locale=none`, as('admin'))).body as Document
  const base = await open('marketing', path)
  const before = await german()
  const sections = base['layout'] as readonly Section[]
  const first = sections.find(({ heading }) => heading !== undefined)
  const added = { id: '65f0c0ffee65f0c0ffee65f0', blockType: 'call-to-action', heading: 'Added', buttonLabel: 'Go', href: '/pricing' }
  const renamed = (name: string) => sections.map((section) => (section === first ? { ...section, heading: name } : section))
  const theirs = { title: 'Theirs', noindex: true, layout: renamed('Theirs') }
  expect((await save('admin', 'PATCH', path, { ...theirs, _status: 'published' })).status).toBe(200)

  const mine: Document = { ...base, title: 'Mine', breadcrumb: 'Mine', layout: [...sections, added], _status: 'published' }
  expect((await save('marketing', 'PATCH', path, mine)).status).toBe(409)
  const merge = async () => mergeVersions({ base, mine, theirs: await open('marketing', path) }, new Map([['title', 'theirs']])).value
  const merged = await merge()
  expect((await save('admin', 'PATCH', path, { noindex: false })).status).toBe(200)
  expect((await save('marketing', 'PATCH', path, merged)).status).toBe(409)

  const saved = await save('marketing', 'PATCH', path, await merge())
  expect(saved.status, saved.text).toBe(200)
  const after = await open('admin', path)
  expect(after).toMatchObject({
    title: 'Theirs',
    breadcrumb: 'Mine',
    noindex: false,
    _status: 'published',
    changedBy: 'marketing@visitors.test',
  })
  expect(after['layout']).toMatchObject([...renamed('Theirs').map(({ id, heading }) => ({ id, ...(heading ? { heading } : {}) })), added])
  const { layout, ...texts } = await german()
  expect(texts['title']).toBe(before['title'])
  expect((layout as readonly Section[]).slice(0, sections.length)).toEqual(before['layout'])
})

it('A12: rejects a global in the same way', async () => {
  const path = '/globals/footer'
  const opened = await open('marketing', path)
  expect((await save('marketing', 'POST', path, { tagline: 'One' })).status).toBe(200)
  const published = await save('admin', 'POST', path, { tagline: 'Two' })
  expect(published.status, published.text).toBe(200)
  expect((await save('marketing', 'POST', path, { tagline: 'Three', updatedAt: opened['updatedAt'] })).status).toBe(409)
})
