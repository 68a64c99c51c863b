import { beforeAll, expect, it } from 'vitest'
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

it('A12: rejects a global in the same way', async () => {
  const path = '/globals/footer'
  const opened = await open('marketing', path)
  expect((await save('marketing', 'POST', path, { tagline: 'One' })).status).toBe(200)
  const published = await save('admin', 'POST', path, { tagline: 'Two' })
  expect(published.status, published.text).toBe(200)
  expect((await save('marketing', 'POST', path, { tagline: 'Three', updatedAt: opened['updatedAt'] })).status).toBe(409)
})
