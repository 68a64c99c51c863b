import type { Payload } from 'payload'
import { cartSchema } from '@/modules/cart/schema'
import { createApi } from '../../integration/api/api-client'
import { codeOf } from '../orders/buyer'

type Cookies = Readonly<Record<string, string>>

export const authorizationCode = 'Auth-Info-9$x'

/** Visitors who transfer domains through the wizard's API. */
export const createMovers = (payload: Payload) => {
  const api = createApi(payload)

  const start = (body: unknown, cookies: Cookies = {}) => api('POST', '/transfers', { body, cookies })

  /** Prepares a transfer; returns the cart's cookies. */
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
