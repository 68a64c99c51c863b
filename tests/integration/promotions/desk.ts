import type { Payload } from 'payload'
import { createApi, type Api, type ApiAnswer, type ApiRequest } from '../api/api-client'
import { createVisitors, testPassword, visitorKinds, type VisitorKind } from '../../support/visitors'

export type Ask = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>

const logIn = async (api: Api, collection: string, email: string) => {
  const path = collection === 'users' ? '/users/login' : '/account/login'
  const { cookies, text } = await api('POST', path, { body: { email, password: testPassword } })
  const [name, value] = Object.entries(cookies).find(([each]) => each.includes('token') || each.includes('customer')) ?? []
  if (name === undefined || value === undefined) throw new Error(`No session for ${email}: ${text}`)
  return { name, value }
}

/** API clients for each kind of visitor; staff and customers are logged in. */
export const createDesk = async (payload: Payload): Promise<Record<VisitorKind, Ask>> => {
  const visitors = await createVisitors(payload)
  await payload.update({ collection: 'customers', id: String(visitors.customer?.id), data: { verifiedAt: new Date().toISOString() } })
  const api = createApi(payload)
  const asks = await Promise.all(
    visitorKinds.map(async (kind) => {
      const visitor = visitors[kind]
      const token = visitor && (await logIn(api, visitor.collection, String(visitor.email)))
      const ask: Ask = (method, path, body) => {
        const headers: Record<string, string> = {}
        if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(JSON.stringify(body)))
        const request: ApiRequest = { headers, ...(token ? { cookies: { [token.name]: token.value } } : {}) }
        return api(method, path, body === undefined ? request : { ...request, body })
      }
      return [kind, ask] as const
    }),
  )
  return Object.fromEntries(asks) as Record<VisitorKind, Ask>
}
