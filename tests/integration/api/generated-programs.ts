/**
 * What an integrator writes with a generated client: `buy` quotes, orders and reads the order; `manage`, with an API key, refunds part of an
 * order and changes a price. The tests compile them beside the generated code, so they are text.
 */
const cart = `const cart = { currency: 'EUR', items: [{ type: 'hosting' as const, id: 'shared-basic', billing: 'yearly' as const }] }
const buyer = {
  contact: { email: 'ada@example.com', name: 'Ada Lovelace' },
  billingAddress: { line1: '12 St James Square', city: 'London', postalCode: 'SW1Y 4JH', country: 'GB' },
  paymentMethod: 'offline' as const,
  acceptTerms: true as const,
  expectedCurrency: 'EUR',
  cart,
}
const refundOf = (orderNumber: string) => ({ amount: 1.5, reason: 'The server was down', key: \`refund-\${orderNumber}\` })
`

export const openapiFetchProgram = `import type { Client } from 'openapi-fetch'
import type { paths } from './schema.js'

${cart}
export const buy = async (client: Client<paths>, key: string) => {
  const quote = await client.POST('/api/pricing/quote', { body: cart })
  if (quote.error) throw new Error(quote.error.error.code)
  const order = (expectedTotal: number) =>
    client.POST('/api/checkout', { params: { header: { 'Idempotency-Key': key } }, body: { ...buyer, expectedTotal } })
  const stale = await order(quote.data.breakdown.total + 1)
  const total = stale.error && 'quote' in stale.error ? stale.error.quote.breakdown.total : null
  if (total === null) throw new Error('no new quote')
  const placed = await order(total)
  if (placed.error) throw new Error(placed.error.error.code)
  const { orderNumber, accessToken } = placed.data
  const state = await client.GET('/api/placed-orders/{orderNumber}', {
    params: { path: { orderNumber } },
    headers: { 'X-Order-Token': accessToken },
  })
  return { code: stale.error?.error.code, orderNumber, state: state.data?.status }
}

export const manage = async (client: Client<paths>, orderNumber: string, price: number) => {
  const orders = await client.GET('/api/orders', { params: { query: { sort: '-orderDate', limit: 20, depth: 0 } } })
  if (orders.error) throw new Error(orders.error.error.code)
  const order = orders.data.docs.find((each) => each.orderNumber === orderNumber)
  if (!order) throw new Error('no order')
  const refund = await client.POST('/api/orders/{id}/refund', { params: { path: { id: order.id } }, body: refundOf(orderNumber) })
  const services = await client.GET('/api/services', { params: { query: { limit: 1000, depth: 0 } } })
  const plan = services.data?.docs.find((each) => each.key === 'shared-basic')
  if (!plan) throw new Error('no plan')
  const prices = (plan.prices ?? []).map((each) => (each.period === 'monthly' ? { ...each, basePrice: price } : each))
  const changed = await client.PATCH('/api/services/{id}', { params: { path: { id: plan.id } }, body: { prices } })
  const customers = await client.GET('/api/customers', { params: { query: { limit: 1 } } })
  return {
    refunded: refund.data?.amount,
    price: changed.data?.doc.prices?.find(({ period }) => period === 'monthly')?.basePrice,
    forbidden: customers.error?.error.code,
  }
}
`

export const heyApiProgram = `import {
  createQuote,
  getPlacedOrder,
  listCustomers,
  listStaffOrders,
  listStaffServices,
  placeOrder,
  refundOrder,
  updateStaffService,
} from './sdk/sdk.gen'
import { createClient, createConfig, type Client } from './sdk/client'

export const open = (baseUrl: string, fetch: typeof globalThis.fetch, key?: string): Client =>
  createClient(createConfig({ baseUrl, fetch, auth: ({ scheme }) => (scheme === 'bearer' ? key : undefined) }))

${cart}
export const buy = async (client: Client, key: string) => {
  const quote = await createQuote({ client, body: cart })
  if (quote.error) throw new Error(quote.error.error.code)
  const order = (expectedTotal: number) => placeOrder({ client, headers: { 'Idempotency-Key': key }, body: { ...buyer, expectedTotal } })
  const stale = await order(quote.data.breakdown.total + 1)
  const total = stale.error && 'quote' in stale.error ? stale.error.quote.breakdown.total : null
  if (total === null) throw new Error('no new quote')
  const placed = await order(total)
  if (placed.error) throw new Error(placed.error.error.code)
  const { orderNumber, accessToken } = placed.data
  const state = await getPlacedOrder({ client, path: { orderNumber }, headers: { 'X-Order-Token': accessToken } })
  return { code: stale.error?.error.code, orderNumber, state: state.data?.status }
}

export const manage = async (client: Client, orderNumber: string, price: number) => {
  const orders = await listStaffOrders({ client, query: { sort: '-orderDate', limit: 20, depth: 0 } })
  if (orders.error) throw new Error(orders.error.error.code)
  const order = orders.data.docs.find((each) => each.orderNumber === orderNumber)
  if (!order) throw new Error('no order')
  const refund = await refundOrder({ client, path: { id: order.id }, body: refundOf(orderNumber) })
  const services = await listStaffServices({ client, query: { limit: 1000, depth: 0 } })
  const plan = services.data?.docs.find((each) => each.key === 'shared-basic')
  if (!plan) throw new Error('no plan')
  const prices = (plan.prices ?? []).map((each) => (each.period === 'monthly' ? { ...each, basePrice: price } : each))
  const changed = await updateStaffService({ client, path: { id: plan.id }, body: { prices } })
  const customers = await listCustomers({ client, query: { limit: 1 } })
  return {
    refunded: refund.data?.amount,
    price: changed.data?.doc.prices?.find(({ period }) => period === 'monthly')?.basePrice,
    forbidden: customers.error?.error.code,
  }
}
`
