import { afterAll, describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { offlinePayments } from '@/integrations/offline-payments'
import { stripeDigits, toStripeAmount, createStripePayments } from '@/integrations/stripe/payments'
import { createSandboxPayments } from '@/integrations/sandbox/payments'
import { createMemorySandboxBook } from '../../../support/payments/memory-sandbox-book'
import { describePaymentProvider, pageRequest, webhookWith } from '../../../support/payments/provider-contract'
import { sessionEvents, signEvent, stripeEvent } from '../../../support/payments/stripe-events'
import { openStripeServer } from '../../../support/payments/stripe-server'

const webhookSecret = 'whsec_of_the_tests_only'
const stripe = await openStripeServer()
const other = await openStripeServer()
afterAll(() => Promise.all([stripe.close(), other.close()]))
const at = (apiUrl: string) => createStripePayments({ secretKey: 'sk_test_of_the_tests', webhookSecret, apiUrl })
const card = at(stripe.url)

describePaymentProvider('offline', { provider: () => offlinePayments, hasPage: false, pay: () => null, disconnect: async () => {} })
describePaymentProvider('stripe', {
  provider: () => at(other.url),
  hasPage: true,
  pay: (pageId) => other.sessions.find(({ id }) => id === pageId)?.intent ?? null,
  disconnect: () => other.close(),
})

const memory = createMemorySandboxBook()
const sandboxCard = createSandboxPayments({ book: memory.book, key: 'a-key', siteUrl: 'http://localhost:3000', now: Date.now })

describePaymentProvider('sandbox', {
  provider: () => sandboxCard.provider,
  hasPage: true,
  pay: async (pageId) => (await sandboxCard.sandbox.choose(pageId ?? '', 'paid', Date.now()))?.intent ?? null,
  disconnect: async () => {
    memory.isAway = true
  },
})

describe('Stripe amounts', () => {
  it.each([
    ['USD', 2, 1299, 1299],
    ['JPY', 0, 1429, 1429],
    ['KRW', 2, 500_000, 5000],
    ['KWD', 2, 1299, 12_990],
    ['ISK', 0, 1500, 150_000],
    ['UGX', 0, 20_000, 2_000_000],
  ] as const)('M1: %s with %i digits: %i is %i', (currency, digits, amount, expected) => {
    expect(toStripeAmount({ currency, digits, amount: amount as Minor })).toBe(expected)
  })

  it('reject an amount Stripe has no unit for', async () => {
    expect(toStripeAmount({ currency: 'JPY', digits: 2, amount: 150 as Minor })).toBeNull()
    const before = stripe.requests.length
    expect(await card.openPage(pageRequest({ currency: 'JPY', amount: 150 as Minor }))).toMatchObject({
      ok: false,
      error: { kind: 'final' },
    })
    expect(stripe.requests).toHaveLength(before)
    expect(stripeDigits('jpy')).toBe(0)
  })
})

describe('Stripe webhooks', () => {
  const session = async (changes: Parameters<typeof pageRequest>[0] = {}) => {
    const opened = await card.openPage(pageRequest(changes))
    const made = stripe.sessions.find(({ id }) => opened.ok && id === opened.value.id)
    if (!made) throw new Error('No session')
    return made
  }
  const read = (event: object, now = Date.now(), signedAt = Math.floor(now / 1000)) => {
    const raw = JSON.stringify(event)
    return card.readReport(webhookWith(raw, signEvent(raw, webhookSecret, signedAt), now))
  }

  it('contain payment, attempt, amount and currency', async () => {
    const paid = await session({ currency: 'JPY', digits: 0, amount: 1429 as Minor, paymentId: 'p-7', attempt: 3 })
    expect(await read(sessionEvents.completed(paid))).toMatchObject({
      ok: true,
      value: { kind: 'paid', paymentId: 'p-7', attempt: 3, intent: paid.intent, money: { amount: 1429, digits: 0, currency: 'JPY' } },
    })
  })

  it.each([
    ['processing', 'processing'],
    ['succeededLater', 'paid'],
    ['failedLater', 'failed'],
    ['expired', 'expired'],
    ['declined', 'failed'],
    ['disputed', 'disputed'],
  ] as const)('map %s to %s', async (event, kind) => {
    expect(await read(sessionEvents[event](await session()))).toMatchObject({ ok: true, value: { kind } })
  })

  it('are ignored if not about a payment of a shop', async () => {
    const made = await session()
    const nothing = [
      stripeEvent('invoice.paid', { id: 'in_1' }),
      stripeEvent('checkout.session.completed', { id: made.id, mode: 'subscription', payment_status: 'paid' }),
    ]
    for (const event of nothing) expect(await read(event)).toEqual({ ok: true, value: null })
  })

  it('are rejected six minutes after signing, and accepted after four', async () => {
    const event = sessionEvents.completed(await session())
    const now = Date.now()
    expect(await read(event, now, Math.floor(now / 1000) - 360)).toEqual({ ok: false, error: 'bad-signature' })
    expect((await read(event, now, Math.floor(now / 1000) - 240)).ok).toBe(true)
  })

  it('are rejected an hour before signing, and accepted with Stripe’s clock four minutes ahead', async () => {
    const event = sessionEvents.completed(await session())
    const now = Date.now()
    expect(await read(event, now, Math.floor(now / 1000) + 3600)).toEqual({ ok: false, error: 'bad-signature' })
    expect((await read(event, now, Math.floor(now / 1000) + 240)).ok).toBe(true)
  })

  it('are found by payment id if they name nothing else', async () => {
    const made = await session({ paymentId: 'p-9' })
    expect(await card.findPaymentId(made.intent)).toBe('p-9')
  })

  it('never quote the payload in errors', async () => {
    stripe.troubles.push(400)
    const answer = await card.openPage(pageRequest())
    expect(answer).toMatchObject({ ok: false, error: { kind: 'final' } })
    expect(JSON.stringify(answer)).not.toMatch(/sk_test|ada@example/)
  })
})
