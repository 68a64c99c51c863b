import type { Api, ApiAnswer, ApiRequest } from '../../integration/api/api-client'
import { checkoutBody } from '../../integration/api/requests'

export interface Cart {
  readonly currency: string
  readonly codes: readonly string[]
  readonly items: readonly unknown[]
}

export const cartOf = (...items: readonly unknown[]): Cart => ({ currency: 'USD', codes: [], items })

interface Attempt extends Pick<ApiRequest, 'cookies' | 'headers'> {
  readonly email?: string
  readonly key?: string
  /** Said in the body beside what everybody says, or instead of it. */
  readonly more?: Readonly<Record<string, unknown>>
}

export const totalOf = (answer: ApiAnswer): number => (answer.body?.['breakdown'] as { total: number }).total

/** The code of a refusal. */
export const codeOf = (answer: ApiAnswer): unknown => (answer.body?.['error'] as { code?: string } | undefined)?.code

/** The number of the order that was placed by this answer. */
export const numberOf = (placed: ApiAnswer): string => {
  if (placed.status !== 201) throw new Error(`${placed.status} ${placed.text}`)
  return String(placed.body?.['orderNumber'])
}

let made = 0
export const newKey = (): string => `key-${(made += 1)}`

/** Those who order a cart at the price it is quoted at, each another guest unless told otherwise. */
export const createBuyer = (api: Api) => {
  const quoted = async (cart: Cart, cookies: ApiRequest['cookies'] = {}): Promise<number> =>
    totalOf(await api('POST', '/pricing/quote', { body: cart, cookies }))

  const send = (cart: Cart, expectedTotal: number, { email, key, cookies = {}, headers = {}, more = {} }: Attempt): Promise<ApiAnswer> => {
    const contact = { ...checkoutBody.contact, email: email ?? `${newKey()}@buyers.test` }
    const body = { ...checkoutBody, contact, expectedTotal, expectedCurrency: cart.currency, cart, ...more }
    return api('POST', '/checkout', { body, headers: { 'Idempotency-Key': key ?? newKey(), ...headers }, cookies })
  }

  const order = async (cart: Cart, attempt: Attempt = {}): Promise<ApiAnswer> => send(cart, await quoted(cart, attempt.cookies), attempt)

  /** Orders it at whatever the answer says it costs this buyer. */
  const orderAsShown = async (cart: Cart, { email = `${newKey()}@buyers.test`, ...more }: Attempt = {}): Promise<ApiAnswer> => {
    const attempt = { key: newKey(), ...more, email }
    const first = await order(cart, attempt)
    const quote = first.body?.['quote'] as { readonly breakdown: { readonly total: number } } | undefined
    return quote ? send(cart, quote.breakdown.total, attempt) : first
  }

  return { quoted, order, orderAsShown }
}
