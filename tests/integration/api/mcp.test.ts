import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createContext } from '@/container'
import { acceptOrder } from '@/modules/checkout/acceptance'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { guarded } from '@/payload/http/handlers'
import { newKey } from '../../support/orders/buyer'
import { atTheMachine } from '../../support/payments/sandbox-kit'
import { openSandboxShop } from '../payments/payment-shop'
import { checkoutBody } from './requests'

const { payload, shop } = await openSandboxShop()
const context = () => createContext(payload, 'en')

const cookies: string[] = []

/** The shop's router in this process, without the socket. */
const fetchInProcess = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(atTheMachine)) headers.set(name, value)
  const request = new Request(url, { ...init, headers })
  const response = await guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)
  cookies.push(...response.headers.getSetCookie())
  return response
}

const client = new Client({ name: 'agent', version: '1' })
beforeAll(() =>
  client.connect(new StreamableHTTPClientTransport(new URL('http://localhost:3000/api/mcp'), { fetch: fetchInProcess }) as never),
)

interface Outcome {
  readonly isError: boolean
  readonly value: Record<string, unknown>
}

const use = async (name: string, input: object): Promise<Outcome> => {
  const result = await client.callTool({ name, arguments: { ...input } })
  const [first] = result.content as { readonly text: string }[]
  return { isError: result.isError === true, value: JSON.parse(first?.text ?? '{}') as Record<string, unknown> }
}

const valueOf = async (name: string, input: object): Promise<Record<string, unknown>> => {
  const { isError, value } = await use(name, input)
  if (isError) throw new Error(JSON.stringify(value))
  return value
}

const errorOf = async (name: string, input: object): Promise<unknown> => {
  const { isError, value } = await use(name, input)
  return isError ? value['error'] : value
}

const passagesSchema = z.object({ passages: z.array(z.object({ text: z.string(), url: z.string() })) })
const quoted = z.object({ breakdown: z.object({ total: z.number() }) })

const plan = { type: 'hosting', id: 'shared-basic', billing: 'yearly' } as const
const domain = (id: string) => ({ type: 'domain', id, billing: 'yearly' }) as const

const buyer = () => ({
  contact: { ...checkoutBody.contact, email: `${newKey()}@agents.test` },
  billingAddress: checkoutBody.billingAddress,
  idempotencyKey: crypto.randomUUID(),
})

describe('an agent with the official client', () => {
  it('lists tools with names, schemas and hints for models', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_domains',
      'list_plans',
      'quote',
      'create_checkout',
      'order_status',
      'search_policies',
    ])
    for (const { name, description, inputSchema, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(description?.length).toBeGreaterThan(100)
      expect(annotations?.readOnlyHint).toBe(name !== 'create_checkout')
    }
    expect(client.getInstructions()).toContain('payLink')
  })

  it('O25: finds, quotes in EUR with a code and orders, then reads paid once the buyer has accepted and paid', async () => {
    const found = await valueOf('search_domains', { query: 'agent-otter', currency: 'EUR' })
    expect(found).toMatchObject({
      currency: 'EUR',
      results: expect.arrayContaining([expect.objectContaining({ domain: 'agent-otter.com' })]),
    })
    const listed = await valueOf('list_plans', { category: 'shared', currency: 'EUR' })
    expect(listed['plans']).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'shared-basic', type: 'hosting' })]))
    const cart = { currency: 'EUR', codes: ['WELCOME10'], items: [domain('agent-otter.com'), plan] }
    const priced = await valueOf('quote', cart)
    expect(priced).toMatchObject({ currency: 'EUR', rejectedCodes: [] })
    const { total } = quoted.parse(priced).breakdown

    const input = { ...cart, ...buyer(), expectedTotal: total, language: 'fr', reference: 'agent-1', metadata: { session: 's-1' } }
    const placed = await valueOf('create_checkout', input)
    expect(placed).toMatchObject({ status: 'pending', dueNow: total, reference: 'agent-1' })
    expect(placed['payLink']).toMatch(/^http:\/\/localhost:3000\/fr\/orders\/ORD-[^/]+\/open\?token=/)
    expect(await valueOf('create_checkout', input)).toEqual(placed)

    const key = { orderNumber: placed['orderNumber'], orderToken: placed['orderToken'] }
    expect(await valueOf('order_status', key)).toMatchObject({ status: 'pending', isPaid: false, acceptance: { acceptedAt: null } })
    const order = await findOrderByNumber(payload.db.drizzle, String(placed['orderNumber']))
    if (!order) throw new Error('No order')
    await acceptOrder(context(), order, { acceptTerms: true, acceptStart: true, keepCard: false })
    const accepted = await findOrderByNumber(payload.db.drizzle, order.orderNumber)
    const page = await openPaymentPage(context(), accepted ?? order)
    if (!page.ok) throw new Error(page.error)
    await chooseOutcome(context(), page.value.id, 'paid')
    expect(await valueOf('order_status', key)).toMatchObject({
      status: 'paid',
      isPaid: true,
      acceptance: { acceptedAt: expect.any(String) },
      domains: [{ name: 'agent-otter.com' }],
      subscriptions: [{ product: 'shared-basic' }],
      documents: [{ kind: 'receipt' }, { kind: 'invoice' }],
      metadata: { session: 's-1' },
    })
    expect(cookies).toEqual([])
  })

  it('quotes passages with their URL when asked about refunds', async () => {
    const { passages } = passagesSchema.parse(await valueOf('search_policies', { query: 'refund within 30 days' }))
    expect(passages.length).toBeGreaterThan(0)
    expect(passages.length).toBeLessThanOrEqual(5)
    for (const { text, url } of passages) {
      expect(url).toMatch(/^http:\/\/localhost:3000\/en(?:[/#]|$)/)
      expect(text.length).toBeLessThanOrEqual(802)
    }
    expect(passages.map(({ text }) => text).join('\n')).toContain('30')
  })
})

describe('an agent', () => {
  it('gets code and fix when a call is invalid', async () => {
    const cart = { currency: 'USD', items: [plan] }
    expect(await errorOf('create_checkout', { ...cart, ...buyer(), expectedTotal: 1 })).toMatchObject({
      code: 'quote-changed',
      fix: expect.stringContaining('new total'),
      quote: { currency: 'USD' },
    })
    expect(await errorOf('quote', { ...cart, items: [{ ...plan, id: 'no-such-plan' }] })).toMatchObject({
      code: 'unknown-product',
      fix: expect.stringContaining('list_plans'),
    })
    expect(await errorOf('quote', { ...cart, items: [] })).toMatchObject({ code: 'invalid-request', fields: { items: expect.any(String) } })
    expect(await errorOf('search_domains', { query: '-' })).toMatchObject({ code: expect.stringMatching(/^validation\./) })
    expect(await errorOf('order_status', { orderNumber: 'ORD-NONE-000000', orderToken: 'x' })).toMatchObject({ code: 'not-found' })
    expect(await errorOf('refund_everything', {})).toMatchObject({ code: 'unknown-tool' })
  })

  it('cannot accept the terms for the buyer', async () => {
    const input = { currency: 'USD', items: [plan], ...buyer(), expectedTotal: 1, acceptTerms: true }
    expect(await errorOf('create_checkout', input)).toMatchObject({ code: 'invalid-request' })
  })

  it('O18: reserves at most ten domains for a buyer until they are paid', async () => {
    const items = Array.from({ length: 11 }, (_, index) => domain(`greedy-agent-${index}.com`))
    const { breakdown } = quoted.parse(await valueOf('quote', { items }))
    expect(await errorOf('create_checkout', { items, ...buyer(), expectedTotal: breakdown.total })).toMatchObject({
      code: 'too-many-unpaid-domains',
      fix: expect.stringContaining('earlier orders'),
    })
  })

  it('sends one message per POST, of a bounded size, and from no other origin', async () => {
    const { api } = shop
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    expect((await api('GET', '/mcp')).status).toBe(405)
    expect((await api('POST', '/mcp', { body: [list, list] })).status).toBe(400)
    expect((await api('POST', '/mcp', { body: { ...list, padding: 'x'.repeat(70_000) } })).status).toBe(413)
    expect((await api('POST', '/mcp', { body: list, headers: { Origin: 'https://elsewhere.example' } })).status).toBe(403)
    expect((await api('POST', '/mcp', { body: list })).body).toMatchObject({ result: { tools: expect.any(Array) } })
  })
})
