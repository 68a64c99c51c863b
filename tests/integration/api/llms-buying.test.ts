import { expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { acceptOrder } from '@/modules/checkout/acceptance'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { openSandboxShop } from '../payments/payment-shop'
import type { ApiAnswer } from './api-client'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))

const { payload, shop } = await openSandboxShop()
const { GET: llms } = await import('@/app/llms.txt/route')

interface Example {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string | undefined
}

const examplesIn = (document: string): readonly string[] =>
  [...document.matchAll(/```http\n([\s\S]*?)\n```/g)].map(([, text]) => text ?? '')

const parse = (example: string): Example => {
  const [head = '', ...rest] = example.split('\n\n')
  const [line = '', ...fields] = head.split('\n')
  const [method = '', url = ''] = line.split(' ')
  const headers = Object.fromEntries(fields.map((field) => field.split(': ') as [string, string]))
  return { method, url, headers, text: rest.length === 0 ? undefined : rest.join('\n\n') }
}

const at = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), answer)

/** Replaces values in angle brackets with those of earlier responses, as the document says. */
const filled = (example: string, answers: readonly ApiAnswer[]): string =>
  example.replaceAll(/<([^<>]+)>/g, (_match, name: string) => {
    if (name === 'random UUID') return crypto.randomUUID()
    const value = answers.map(({ body }) => at(body, name)).findLast((each) => each !== undefined)
    if (value === undefined) throw new Error(`Nothing answered ${name}`)
    return String(value)
  })

it('buys with the examples of llms.txt alone, up to the buyer’s acceptance page', async () => {
  const document = await (await llms()).text()
  const answers: ApiAnswer[] = []
  for (const example of examplesIn(document)) {
    const { method, url, headers, text } = parse(filled(example, answers))
    const path = url.replace('http://localhost:3000/api', '')
    const answer = await shop.api(method, path, { headers, ...(text === undefined ? {} : { text }) })
    expect([example, answer.status, answer.text.slice(0, 300)]).toEqual([
      example,
      method === 'POST' && path === '/checkout' ? 201 : 200,
      expect.any(String),
    ])
    answers.push(answer)
  }
  expect(answers).toHaveLength(5)
  const status = answers.at(-1)?.body
  expect(status).toMatchObject({ status: 'pending', acceptance: { acceptedAt: null }, reference: 'your-own-name-of-the-order' })

  const context = createContext(payload, 'en')
  const find = async () => {
    const order = await findOrderByNumber(payload.db.drizzle, String(status?.['orderNumber']))
    if (!order) throw new Error('No order')
    return order
  }
  expect(await acceptOrder(context, await find(), { acceptTerms: true, acceptStart: true, keepCard: false })).toMatchObject({ ok: true })
  const page = await openPaymentPage(context, await find())
  if (!page.ok) throw new Error(page.error)
  await chooseOutcome(context, page.value.id, 'paid')
  const last = parse(filled(examplesIn(document).at(-1) ?? '', answers))
  const again = await shop.api('GET', last.url.replace('http://localhost:3000/api', ''), { headers: last.headers })
  expect(again.body).toMatchObject({ status: 'paid' })
})

it('lists every plan with its key and periods', async () => {
  const document = await (await llms()).text()
  const { body } = await shop.api('GET', '/catalog/services')
  for (const { id } of body?.['services'] as { id: string }[]) expect(document).toContain(`- \`${id}\` (type `)
})
