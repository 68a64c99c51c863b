import { randomUUID } from 'node:crypto'

const yearly = { billing: 'yearly', quantity: 1 } as const

/** Five lines and three rules: yearly billing, first order, and a code. */
export const quoteRequest = {
  currency: 'EUR',
  codes: ['BULK15'],
  items: [
    { type: 'domain', id: 'example.com', ...yearly, serviceData: { operation: 'register' } },
    { type: 'addon', id: 'whois-privacy', ...yearly, serviceData: { domain: 'example.com' } },
    { type: 'addon', id: 'malware-scanner', ...yearly, serviceData: { domain: 'example.com' } },
    { type: 'hosting', id: 'vps-starter', ...yearly, quantity: 2, selectedPaymentType: 'full' },
    { type: 'ssl', id: 'ssl-dv', ...yearly, serviceData: { coverage: 'single' } },
  ],
}

/** Without the domain, which can be sold only once. */
export const cartOf = (code: string) => ({ ...quoteRequest, codes: [code], items: quoteRequest.items.slice(3) })
type BenchCart = ReturnType<typeof cartOf>

export const json = { 'content-type': 'application/json' }

export const expectedTotal = async (url: string, cart: BenchCart): Promise<number> => {
  const response = await fetch(`${url}/api/pricing/quote`, { method: 'POST', headers: json, body: JSON.stringify(cart) })
  const quote: unknown = await response.json()
  const breakdown = typeof quote === 'object' && quote !== null && 'breakdown' in quote ? quote.breakdown : undefined
  if (typeof breakdown === 'object' && breakdown !== null && 'total' in breakdown && typeof breakdown.total === 'number')
    return breakdown.total
  throw new Error(`Quote returned ${response.status}: ${JSON.stringify(quote).slice(0, 300)}`)
}

/** A new customer each time, so that each order is a first order. */
export const newMail = (): string => `${randomUUID()}@example.com`

export const orderBody = (email: string, cart: BenchCart, total: number) => ({
  contact: { email, name: 'Bench Mark' },
  billingAddress: { line1: '1 Main Street', city: 'Springfield', region: 'Illinois', postalCode: '12345', country: 'US' },
  paymentMethod: 'offline',
  expectedTotal: total,
  expectedCurrency: cart.currency,
  acceptTerms: true,
  cart,
})
