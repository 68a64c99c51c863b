import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Confirmed {
  readonly email: string
  readonly number: string
}

export interface WebhookMessage {
  readonly requests: number
  /** Responses of 500 and above, and broken connections. */
  readonly failures: readonly string[]
  readonly confirmed: readonly Confirmed[]
  /** Longest time between two responses to any visitor, in ms. */
  readonly longestGap: number
}

const yearly = { billing: 'yearly', quantity: 1 }
export const pages = ['/en', '/de/pricing', '/fr/shared-hosting', '/es/domains', '/en/about', '/en/ssl-certificates']

const longest = 15_000

/**
 * Visitors who read pages, price carts and order, with short pauses. Buyers repeat an order under the same key until it is confirmed.
 * @param url public address
 * @param isPatient whether buyers retry after a 5xx or a broken connection, which then is no failure
 */
export const startVisitors = (url: string, codes: readonly string[], { isPatient }: { readonly isPatient: boolean }) => {
  const json = { 'content-type': 'application/json', origin: url }
  const cart = { currency: 'EUR', codes, items: [{ type: 'hosting', id: 'vps-starter', ...yearly, selectedPaymentType: 'full' }] }
  const told = { requests: 0, failures: [] as string[], confirmed: [] as Confirmed[], longestGap: 0 }
  let isOver = false
  let lastAnswer = performance.now()
  const noteAnswer = (): void => {
    const now = performance.now()
    told.longestGap = Math.max(told.longestGap, now - lastAnswer)
    lastAnswer = now
  }

  const ask = async (path: string, init: RequestInit = {}): Promise<{ readonly status: number; readonly text: string }> => {
    told.requests += 1
    try {
      const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(longest) })
      const text = await answer.text()
      if (answer.status < 500) noteAnswer()
      return { status: answer.status, text }
    } catch (error) {
      return { status: 599, text: error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : 'no answer' }
    }
  }
  const note = (what: string, { status, text }: { readonly status: number; readonly text: string }): void => {
    if (status >= 500) told.failures.push(`${what}: ${status} ${text.slice(0, 120)}`)
  }

  const read = async (turn: number): Promise<void> => {
    const path = pages[turn % pages.length] ?? '/en'
    note(path, await ask(path))
  }
  const post = (path: string, body: object, headers = {}) =>
    ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

  const order = async (): Promise<void> => {
    const priced = await post('/api/pricing/quote', cart)
    if (!isPatient) note('quote', priced)
    if (priced.status !== 200) return
    const { breakdown } = JSON.parse(priced.text) as { readonly breakdown: { readonly total: number } }
    const email = `${randomUUID()}@example.com`
    const body = {
      contact: { email, name: 'Second Buyer' },
      billingAddress: { line1: '1 Main Street', city: 'Springfield', region: 'Illinois', postalCode: '12345', country: 'US' },
      paymentMethod: 'offline',
      expectedTotal: breakdown.total,
      expectedCurrency: 'EUR',
      acceptTerms: true,
      cart,
    }
    const key = { 'idempotency-key': randomUUID() }
    while (!isOver) {
      const placed = await post('/api/checkout', body, key)
      if (placed.status === 201 || placed.status === 200) {
        const { orderNumber } = JSON.parse(placed.text) as { readonly orderNumber: string }
        told.confirmed.push({ email, number: orderNumber })
        return
      }
      if (!isPatient || placed.status < 500) {
        told.failures.push(`checkout: ${placed.status} ${placed.text.slice(0, 200)}`)
        return
      }
      await sleep(200)
    }
  }

  const visitor = async (place: number, work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = place; !isOver; turn += 1) {
      await work(turn)
      await sleep(100)
    }
  }
  const all = [...Array.from({ length: 4 }, (_, n) => visitor(n, read)), ...Array.from({ length: 3 }, (_, n) => visitor(n, order))]
  return {
    stop: async (): Promise<WebhookMessage> => {
      isOver = true
      await Promise.all(all)
      return told
    },
  }
}
