import { demoLogins } from '../../seed/demo-logins'

interface Found {
  readonly id: string
  readonly path?: string
  readonly key?: string
  readonly prices?: readonly { readonly period: string }[]
}

/** Marketing, over the shop's own API. */
export const signIn = async (url: string) => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === 'marketing')
  if (!login) throw new Error('The seed has no login for marketing')
  const json = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!answer.ok || cookie === '') throw new Error(`The login answered ${answer.status}`)
  const headers = { ...json, cookie }
  return {
    list: async (query: string): Promise<readonly Found[]> => {
      const found = (await (await fetch(`${url}/api/${query}`, { headers })).json()) as { readonly docs: readonly Found[] }
      return found.docs
    },
    create: async (path: string, data: object): Promise<string> => {
      const saved = await fetch(`${url}/api/${path}?draft=true`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...data, _status: 'draft' }),
      })
      if (!saved.ok) throw new Error(`${path} answered ${saved.status}: ${(await saved.text()).slice(0, 300)}`)
      return ((await saved.json()) as { readonly doc: Found }).doc.id
    },
    draft: async (path: string, data: object): Promise<void> => {
      const saved = await fetch(`${url}/api/${path}?draft=true&locale=en`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ ...data, _status: 'draft' }),
      })
      if (!saved.ok) throw new Error(`${path} answered ${saved.status}: ${(await saved.text()).slice(0, 300)}`)
    },
  }
}
