import type { Payload } from 'payload'
import { cartSchema } from '@/modules/cart/schema'
import { createApi } from '../../integration/api/api-client'
import { codeOf } from '../orders/buyer'

type Cookies = Readonly<Record<string, string>>

export const authorizationCode = 'Auth-Info-9$x'

/** Visitors who bring their names along, by the wizard's own calls. */
export const createMovers = (payload: Payload) => {
  const api = createApi(payload)

  const start = (body: unknown, cookies: Cookies = {}) => api('POST', '/transfers', { body, cookies })

  /** Prepared in a cart: the cookies of its browser. */
  const begin = async (domain: string, cookies: Cookies = {}): Promise<Cookies> => {
    const answer = await start({ domain, authorizationCode }, cookies)
    if (answer.status !== 201) throw new Error(`${domain}: ${String(codeOf(answer))} ${answer.text}`)
    return { ...cookies, ...answer.cookies }
  }

  const transfersOf = async (domain: string) =>
    (await payload.find({ collection: 'transfers', where: { domain: { equals: domain } }, sort: 'createdAt', depth: 0 })).docs

  const cartOf = async (cookies: Cookies) => cartSchema.parse((await api('GET', '/cart', { cookies })).body)

  return { api, start, begin, transfersOf, cartOf }
}
