import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Page } from '@playwright/test'
import { examplesIn, fillExample, parseExample } from '../support/llms-examples'
import { chooseInSandbox, consentsOf, orderHeading } from './support/purchase'
import { expect, expectAccessible, freshLabel, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'

const words = wordsOf('en')

type Json = Readonly<Record<string, unknown>>

/** What an agent leaves to its buyer: the order's page, the terms and the card. */
const acceptAndPay = async (page: Page, payLink: string): Promise<void> => {
  await page.goto(payLink)
  await expect(page.getByRole('heading', { level: 1, name: words('order.accept.title') })).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
  await expectAccessible(page)
  const boxes = await consentsOf(page, 'en')
  expect(boxes.length).toBeGreaterThan(0)
  for (const box of boxes) await box.check()
  await page.getByRole('button', { name: words('checkout.pay') }).click()
  await chooseInSandbox(page, 'en', 'paid')
  await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
}

test('O25: an agent with the official MCP client finds, quotes and orders, its buyer accepts and pays, and it reads that', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const client = new Client({ name: 'agent', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', baseURL)) as never)
  const use = async (name: string, input: Json): Promise<Json> => {
    const { content } = await client.callTool({ name, arguments: { ...input } })
    const [first] = content as readonly { readonly text: string }[]
    return JSON.parse(first?.text ?? '{}') as Json
  }
  const totalOf = (quoted: unknown): number => (quoted as { readonly breakdown: { readonly total: number } }).breakdown.total

  const domain = await test.step('a free domain and a plan', async () => {
    const found = await use('search_domains', { query: freshLabel(), currency: 'EUR' })
    const free = (found['results'] as readonly Json[]).find(({ status }) => status === 'available')
    const listed = await use('list_plans', { category: 'shared', currency: 'EUR' })
    expect((listed['plans'] as readonly Json[]).map(({ id }) => id)).toContain('shared-basic')
    return String(free?.['domain'])
  })

  const cart = {
    currency: 'EUR',
    codes: ['WELCOME10'],
    items: [
      { type: 'domain', id: domain, billing: 'yearly' },
      { type: 'hosting', id: 'shared-basic', billing: 'yearly', domain },
    ],
  }
  const quoted = await use('quote', cart)
  expect(quoted).toMatchObject({ currency: 'EUR', rejectedCodes: [] })

  const placed = await test.step('a checkout for a buyer in Germany', async () => {
    const input = {
      ...cart,
      contact: { name: 'Ines Ferro', email: `${freshLabel()}@example.com` },
      billingAddress: { line1: 'Erlenweg 14', postalCode: '35390', city: 'Giessen', country: 'DE' },
      language: 'en',
    }
    const order = (expectedTotal: number) => use('create_checkout', { ...input, expectedTotal, idempotencyKey: crypto.randomUUID() })
    const first = await order(totalOf(quoted))
    // the total with the tax of the buyer's country, where that differs
    const { quote } = (first['error'] ?? {}) as { readonly quote?: unknown }
    return quote === undefined ? first : order(totalOf(quote))
  })
  expect(placed).toMatchObject({ status: 'pending', currency: 'EUR' })
  const status = () => use('order_status', { orderNumber: placed['orderNumber'], orderToken: placed['orderToken'] })
  expect(await status()).toMatchObject({ isPaid: false, acceptance: { acceptedAt: null } })

  await acceptAndPay(page, String(placed['payLink']))

  expect(await status()).toMatchObject({
    isPaid: true,
    acceptance: { acceptedAt: expect.any(String) },
    domains: [{ name: domain }],
    subscriptions: [{ product: 'shared-basic' }],
  })
  await client.close()
})

test('O25: a program that knows llms.txt alone does the same', async ({ page, request, baseURL }) => {
  test.slow()
  const textAt = async (path: string) => (await fetch(new URL(path, baseURL))).text()
  const document = await textAt('/llms.txt')
  const allowedPaths = [...(await textAt('/robots.txt')).matchAll(/^Allow: (.+)$/gm)].map(([, path]) => path ?? '')
  expect(document).toMatch(/Payment methods: .*sandbox/)
  const domain = await freeDomain(request)
  /** The values that the document leaves to the program. */
  const own = document
    .replaceAll('kitewell-example', domain.replace('.com', ''))
    .replaceAll('ines@example.com', `${freshLabel()}@example.com`)
    .replaceAll('"codes": []', '"codes": ["WELCOME10"]')
    .replaceAll(/"paymentMethod": "\w+"/g, '"paymentMethod": "sandbox"')

  const answers: Json[] = []
  const send = async (example: string): Promise<{ readonly status: number; readonly body: Json }> => {
    const { method, url, headers, text } = parseExample(fillExample(example, answers))
    const { pathname } = new URL(url)
    expect(
      allowedPaths.some((path) => pathname.startsWith(path)),
      `${pathname} in robots.txt`,
    ).toBe(true)
    const answer = await fetch(url, { method, headers, ...(text === undefined ? {} : { body: text }) })
    return { status: answer.status, body: (await answer.json()) as Json }
  }
  for (const example of examplesIn(own)) {
    const first = await send(example)
    if (first.status === 409) answers.push(first.body['quote'] as Json)
    const answer = first.status === 409 ? await send(example) : first
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    answers.push(answer.body)
  }
  const placed = answers.find(({ accessToken }) => accessToken !== undefined)
  expect(placed).toMatchObject({ currency: 'EUR', status: 'pending' })
  expect(answers.at(-1)).toMatchObject({ status: 'pending', acceptance: { acceptedAt: null } })

  await acceptAndPay(page, (placed?.['payment'] as { readonly url: string }).url)

  const { body } = await send(examplesIn(own).at(-1) ?? '')
  expect(body).toMatchObject({ status: 'paid', acceptance: { acceptedAt: expect.any(String) }, domains: [{ name: domain }] })
})
