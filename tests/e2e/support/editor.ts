import type { APIRequestContext } from '@playwright/test'
import { demoLogins } from '../../../seed/demo-logins'
import { expect, test } from './shop'

/** Exact limits are only measured when nothing else runs; otherwise ten seconds. */
export const promised = (seconds: number): number => (test.info().project.name === 'alone' ? seconds : 10)

/** Limit in seconds from an editor's save to the visible change. */
export const mostSeconds = () => promised(2)

const loginOf = (role: 'marketing' | 'admin') => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === role)
  if (!login) throw new Error(`The seed has no login for ${role}`)
  return login
}

/** An API client with a session of its own. */
export const asEditor = async (request: APIRequestContext, baseURL: string, role: 'marketing' | 'admin' = 'marketing') => {
  const { email, password } = loginOf(role)
  // The session cookie is only accepted from the shop's origin.
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

export const timeTo = async (isShown: () => Promise<boolean>) => {
  const began = performance.now()
  await expect.poll(isShown, { intervals: [50], timeout: 20_000 }).toBe(true)
  return (performance.now() - began) / 1000
}
