import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createContext } from '@/container'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { cartOf, createBuyer } from '../../support/orders/buyer'
import { atTheMachine, findSandboxPage } from '../../support/payments/sandbox-kit'
import type { ApiAnswer } from '../api/api-client'
import { hostingItem } from '../api/requests'
import { openSandboxShop } from '../payments/payment-shop'

const browser = vi.hoisted(() => ({ cookies: new Map<string, string>(), headers: {} as Record<string, string> }))

// Next's request APIs exist only while Next handles a request.
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(browser.headers),
  cookies: async () => ({
    get: (name: string) => (browser.cookies.has(name) ? { value: browser.cookies.get(name) } : undefined),
  }),
}))

const { payload, shop } = await openSandboxShop()
const buyer = createBuyer(shop.api)
const { POST: pay } = await import('@/app/(checkout)/[lang]/orders/[orderNumber]/pay/route')
const { GET: receipt } = await import('@/app/(checkout)/[lang]/orders/[orderNumber]/receipt.pdf/route')
const { GET: invoice } = await import('@/app/(checkout)/[lang]/orders/[orderNumber]/invoices/[number]/route')
Object.assign(browser.headers, atTheMachine)

const origin = 'http://localhost:3000'
const pageOf = (placed: ApiAnswer) => `${origin}/en/orders/${shop.numberOf(placed)}`
const tokenOf = (placed: ApiAnswer) => String(placed.body?.['accessToken'])
const paramsOf = (placed: ApiAnswer) => Promise.resolve({ lang: 'en', orderNumber: shop.numberOf(placed) })

const place = (more: Readonly<Record<string, unknown>>) => buyer.order(cartOf(hostingItem), { more: { paymentMethod: 'sandbox', ...more } })

beforeEach(() => browser.cookies.clear())

describe('the acceptance form of an order', () => {
  const send = async (placed: ApiAnswer, ticked: readonly string[], from = origin) => {
    browser.cookies.set('orders', `${shop.numberOf(placed)}.${tokenOf(placed)}`)
    const body = new URLSearchParams(ticked.map((name) => [name, 'on']))
    const headers = { Origin: from, Host: 'localhost:3000', 'Content-Type': 'application/x-www-form-urlencoded' }
    return pay(new NextRequest(`${pageOf(placed)}/pay`, { method: 'POST', body, headers }), { params: paramsOf(placed) })
  }

  it('O25: leads to the payment page once terms and early start are accepted, and not before', async () => {
    const placed = await place({ acceptTerms: false, acceptOnPage: true })
    for (const ticked of [[], ['acceptTerms'], ['acceptStart']]) {
      const refused = await send(placed, ticked)
      expect([refused.status, refused.headers.get('location')]).toEqual([303, `${pageOf(placed)}?payment=terms`])
    }
    const foreign = await send(placed, ['acceptTerms', 'acceptStart'], 'https://elsewhere.example')
    expect(foreign.headers.get('location')).toBe(`${pageOf(placed)}?payment=terms`)
    expect(await shop.eventsOf(shop.numberOf(placed))).toEqual(['placed'])
    const accepted = await send(placed, ['acceptTerms', 'acceptStart'])
    expect([accepted.status, await accepted.text()]).toEqual([200, expect.stringContaining('/en/sandbox/')])
    expect(await shop.eventsOf(shop.numberOf(placed))).toEqual(['placed', 'accepted'])
  })
})

describe('documents of an order', () => {
  const ask = (url: string, headers: Readonly<Record<string, string>>) => new Request(url, { headers })

  it('O26: open to the token in a header, and explain why not otherwise', async () => {
    const placed = await place({})
    await chooseOutcome(createContext(payload, 'en'), (await findSandboxPage(payload, shop.numberOf(placed))).id, 'paid')
    const key = { 'X-Order-Token': tokenOf(placed) }
    const summary = (await shop.api('GET', `/orders/${shop.numberOf(placed)}`, { headers: key })).body
    const [first, second] = summary?.['documents'] as { readonly url: string; readonly number: string }[]
    const params = async () => ({ ...(await paramsOf(placed)), number: second?.number ?? '' })
    const open = (headers: Readonly<Record<string, string>>) =>
      Promise.all([
        receipt(ask(first?.url ?? '', headers), { params: params() }),
        invoice(ask(second?.url ?? '', headers), { params: params() }),
      ])
    for (const opened of [...(await open(key)), ...(await open({ Authorization: `Bearer ${tokenOf(placed)}` }))]) {
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(
        Buffer.from(await opened.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    for (const refused of [...(await open({})), ...(await open({ 'X-Order-Token': 'x' }))])
      expect([refused.status, await refused.json()]).toMatchObject([404, { error: { code: 'not-found' } }])
  })
})
