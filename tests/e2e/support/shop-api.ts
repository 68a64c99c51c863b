import { expect, type APIRequestContext } from '@playwright/test'
import { freshLabel } from './shop'

interface SearchAnswer {
  readonly results: readonly { readonly domain: string; readonly status: string }[]
}

/** A domain available under .com: the simulated registry always has some as taken. */
export const freeDomain = async (request: APIRequestContext): Promise<string> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const domain = `${freshLabel()}.com`
    const { results } = (await (await request.get(`/api/domains/search?q=${domain}`)).json()) as SearchAnswer
    if (results.some((each) => each.domain === domain && each.status === 'available')) return domain
  }
  throw new Error('Every name was taken')
}

const billingAddress = { line1: 'Alder Street 14', city: 'Portland', region: 'Oregon', postalCode: '97232', country: 'US' }

export interface PlacedOrder {
  readonly orderNumber: string
  readonly email: string
}

/** Places a guest order through the API. */
export const placeOrder = async (request: APIRequestContext, items: readonly object[]): Promise<PlacedOrder> => {
  const cart = { currency: 'USD', codes: [], items }
  const quote = (await (await request.post('/api/pricing/quote', { data: cart })).json()) as { breakdown: { total: number } }
  const email = `${freshLabel()}@example.com`
  const data = {
    contact: { email, name: 'Otto Keller' },
    billingAddress,
    paymentMethod: 'offline',
    acceptTerms: true,
    expectedTotal: quote.breakdown.total,
    expectedCurrency: 'USD',
    cart,
  }
  const placed = await request.post('/api/checkout', { headers: { 'Idempotency-Key': freshLabel() }, data })
  expect(placed.status(), await placed.text()).toBe(201)
  const { orderNumber } = (await placed.json()) as { orderNumber: string }
  return { orderNumber, email }
}
