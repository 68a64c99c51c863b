import type { APIRequestContext } from '@playwright/test'
import { demoLogins } from '../../../seed/demo-logins'
import { expect, test } from './shop'

/** A promise in seconds is measured where nothing else runs; elsewhere ten will do. */
export const promised = (seconds: number): number => (test.info().project.name === 'alone' ? seconds : 10)

/** From an editor's save to the page a visitor sees. */
export const mostSeconds = () => promised(2)

const marketing = () => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === 'marketing')
  if (!login) throw new Error('The seed has no login for marketing')
  return login
}

/** An editor at the admin's own door, with a session of their own. */
export const asEditor = async (request: APIRequestContext, baseURL: string) => {
  const { email, password } = marketing()
  // The session is a cookie of `request`; what carries it must come from the shop's own origin.
  const headers = { origin: baseURL }
  const login = await request.post('/api/users/login', { data: { email, password }, headers })
  expect(login.status()).toBe(200)
  const read = async <Body>(path: string) => (await (await request.get(path, { headers })).json()) as Body
  return {
    read,
    find: async (collection: string, field: string, value: string) => {
      const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' })
      const found = await read<{ docs: { id: string }[] }>(`/api/${collection}?${query.toString()}`)
      const [document] = found.docs
      if (!document) throw new Error(`No ${collection} with ${field} ${value}`)
      return document.id
    },
    save: async (path: string, data: object, method: 'PATCH' | 'POST' = 'PATCH') => {
      const saved = await request.fetch(path, { method, headers, data })
      expect(saved.status(), await saved.text()).toBe(200)
    },
    remove: async (path: string) => {
      await request.delete(path, { headers })
    },
  }
}

/** Seconds until it is so. */
export const timeTo = async (isShown: () => Promise<boolean>) => {
  const began = performance.now()
  await expect.poll(isShown, { intervals: [50], timeout: 20_000 }).toBe(true)
  return (performance.now() - began) / 1000
}
