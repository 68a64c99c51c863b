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
  /** Merged into the body. */
  readonly more?: Readonly<Record<string, unknown>>
}

export const totalOf = (answer: ApiAnswer): number => (answer.body?.['breakdown'] as { total: number }).total

export const codeOf = (answer: ApiAnswer): unknown => (answer.body?.['error'] as { code?: string } | undefined)?.code

export const numberOf = (placed: ApiAnswer): string => {
  if (placed.status !== 201) throw new Error(`${placed.status} ${placed.text}`)
  return String(placed.body?.['orderNumber'])
}

let made = 0
export const newKey = (): string => `key-${(made += 1)}`

/** Orders a cart at its quoted total, as a new guest by default. */
export const createBuyer = (api: Api) => {
  const quoted = async (cart: Cart, cookies: ApiRequest['cookies'] = {}): Promise<number> =>
    totalOf(await api('POST', '/pricing/quote', { body: cart, cookies }))

  const send = (cart: Cart, expectedTotal: number, { email, key, cookies = {}, headers = {}, more = {} }: Attempt): Promise<ApiAnswer> => {
    const contact = { ...checkoutBody.contact, email: email ?? `${newKey()}@buyers.test` }
    const body = { ...checkoutBody, contact, expectedTotal, expectedCurrency: cart.currency, cart, ...more }
    return api('POST', '/checkout', { body, headers: { 'Idempotency-Key': key ?? newKey(), ...headers }, cookies })
  }

  const order = async (cart: Cart, attempt: Attempt = {}): Promise<ApiAnswer> => send(cart, await quoted(cart, attempt.cookies), attempt)

  /** Orders at the total returned for this buyer. */
  const orderAsShown = async (cart: Cart, { email = `${newKey()}@buyers.test`, ...more }: Attempt = {}): Promise<ApiAnswer> => {
    const attempt = { key: newKey(), ...more, email }
    const first = await order(cart, attempt)
    const quote = first.body?.['quote'] as { readonly breakdown: { readonly total: number } } | undefined
    return quote ? send(cart, quote.breakdown.total, attempt) : first
  }

  return { quoted, order, orderAsShown }
}
