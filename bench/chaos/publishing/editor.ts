import { signIn } from '../../lib/sign-in'

interface Found {
  readonly id: string
  readonly path?: string
  readonly key?: string
  readonly prices?: readonly { readonly period: string }[]
}

export const openEditor = async (url: string) => {
  const headers = { 'content-type': 'application/json', origin: url, cookie: await signIn(url, 'marketing') }
  const write = async (method: 'POST' | 'PATCH', path: string, data: object): Promise<string> => {
    const saved = await fetch(`${url}/api/${path}`, { method, headers, body: JSON.stringify(data) })
    if (!saved.ok) throw new Error(`${path} returned ${saved.status}: ${(await saved.text()).slice(0, 300)}`)
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
