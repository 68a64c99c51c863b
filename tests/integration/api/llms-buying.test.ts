import { expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { acceptOrder } from '@/modules/checkout/acceptance'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { examplesIn, fillExample, parseExample } from '../../support/llms-examples'
import { openSandboxShop } from '../payments/payment-shop'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))

const { payload, shop } = await openSandboxShop()
const { GET: llms } = await import('@/app/llms.txt/route')

it('buys by the examples of llms.txt alone, up to the page of the buyer', async () => {
  const document = await (await llms()).text()
  const answers: Record<string, unknown>[] = []
  for (const example of examplesIn(document)) {
    const { method, url, headers, text } = parseExample(fillExample(example, answers))
    const path = url.replace('http://localhost:3000/api', '')
    const answer = await shop.api(method, path, { headers, ...(text === undefined ? {} : { text }) })
    expect([example, answer.status, answer.text.slice(0, 300)]).toEqual([
      example,
      method === 'POST' && path === '/checkout' ? 201 : 200,
      expect.any(String),
    ])
    answers.push(answer.body ?? {})
  }
  expect(answers).toHaveLength(5)
  const status = answers.at(-1)
  expect(status).toMatchObject({ status: 'pending', acceptance: { acceptedAt: null }, reference: 'your-own-reference' })

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
  const last = parseExample(fillExample(examplesIn(document).at(-1) ?? '', answers))
  const again = await shop.api('GET', last.url.replace('http://localhost:3000/api', ''), { headers: last.headers })
  expect(again.body).toMatchObject({ status: 'paid' })
})

it('names every plan with its key and periods', async () => {
  const document = await (await llms()).text()
  const { body } = await shop.api('GET', '/catalog/services')
  for (const { id } of body?.['services'] as { id: string }[]) expect(document).toContain(`- \`${id}\` (type `)
})
