import { demoLogins } from '../../seed/demo-logins'

interface Found {
  readonly id: string
  readonly path?: string
  readonly key?: string
  readonly prices?: readonly { readonly period: string }[]
}

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
  const write = async (method: 'POST' | 'PATCH', path: string, data: object): Promise<string> => {
    const saved = await fetch(`${url}/api/${path}`, { method, headers, body: JSON.stringify(data) })
    if (!saved.ok) throw new Error(`${path} answered ${saved.status}: ${(await saved.text()).slice(0, 300)}`)
    return ((await saved.json()) as { readonly doc: Found }).doc.id
  }
  return {
    list: async (query: string): Promise<readonly Found[]> => {
      const found = (await (await fetch(`${url}/api/${query}`, { headers })).json()) as { readonly docs: readonly Found[] }
      return found.docs
    },
    create: (path: string, data: object) => write('POST', `${path}?draft=true`, { ...data, _status: 'draft' }),
    draft: (path: string, data: object) => write('PATCH', `${path}?draft=true&locale=en`, { ...data, _status: 'draft' }),
    createPublished: (path: string, data: object) => write('POST', path, { ...data, _status: 'published' }),
    publish: (path: string, data: object) => write('PATCH', `${path}?locale=en`, { ...data, _status: 'published' }),
  }
}
