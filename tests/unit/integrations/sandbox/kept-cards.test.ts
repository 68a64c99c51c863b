import { describe, expect, it } from 'vitest'
import { createSandboxPayments } from '@/integrations/sandbox/payments'
import { createStripePayments } from '@/integrations/stripe/payments'
import { describeCardKeeping } from '../../../support/payments/keeping-contract'
import { createMemorySandboxBook } from '../../../support/payments/memory-sandbox-book'
import { webhookWith } from '../../../support/payments/provider-contract'
import { signEvent, stripeEvent } from '../../../support/payments/stripe-events'
import { openStripeServer } from '../../../support/payments/stripe-server'

const webhookSecret = 'whsec_of_the_tests_only'
const stripe = await openStripeServer()
const card = createStripePayments({ secretKey: 'sk_test_of_the_tests', webhookSecret, apiUrl: stripe.url })

const sessionBy = (key: 'id' | 'intent', value: string) => {
  const session = stripe.sessions.find((each) => each[key] === value)
  if (!session) throw new Error('No session')
  return session
}

describeCardKeeping('stripe', {
  provider: () => card,
  pay: async (pageId, later) => {
    const session = sessionBy('id', pageId)
    session.status = 'complete'
    stripe.cards.outcomes.set(session.method, later)
    return session.intent
  },
  // The Stripe library retries once by itself.
  loseAnswer: async () => void stripe.troubles.push('lost-answer', 'reset'),
  takenOf: async (paymentId) =>
    stripe.cards.charges
      .filter(({ metadata, status }) => metadata['paymentId'] === paymentId && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0),
  disconnect: () => stripe.close(),
})

const memory = createMemorySandboxBook()
const sandbox = createSandboxPayments({ book: memory.book, key: 'a-key', siteUrl: 'http://localhost:3000', now: Date.now })
const pageOf = (intent: string) => memory.pages.findIndex((page) => page.intent === intent)

describeCardKeeping('sandbox', {
  provider: () => sandbox.provider,
  pay: async (pageId, later) => (await sandbox.sandbox.choose(pageId, 'paid', Date.now(), later))?.intent ?? '',
  loseAnswer: async (intent) => {
    const at = pageOf(intent)
    const page = memory.pages[at]
    if (page) memory.pages[at] = { ...page, later: 'silent' }
  },
  takenOf: async (paymentId) =>
    memory.pages.filter((page) => page.paymentId === paymentId && page.state === 'complete').reduce((sum, { amount }) => sum + amount, 0),
  disconnect: async () => {
    memory.isAway = true
  },
})

describe('webhooks of off-session charges', () => {
  const intent = (origin: string | null, more: object = {}) => ({
    id: 'pi_1',
    object: 'payment_intent',
    amount: 1299,
    amount_received: 1299,
    currency: 'usd',
    metadata: { paymentId: 'p-1', attempt: '2', ...(origin === null ? {} : { origin }) },
    ...more,
  })
  const read = (type: string, object: Record<string, unknown>) => {
    const raw = JSON.stringify(stripeEvent(type, object))
    return card.readReport(webhookWith(raw, signEvent(raw, webhookSecret)))
  }

  it('U20: report a payment with id and attempt; a page’s by its session only', async () => {
    expect(await read('payment_intent.succeeded', intent('kept-card'))).toMatchObject({
      ok: true,
      value: { kind: 'paid', paymentId: 'p-1', attempt: 2, intent: 'pi_1', money: { amount: 1299, digits: 2, currency: 'USD' } },
    })
    expect(await read('payment_intent.succeeded', intent(null))).toEqual({ ok: true, value: null })
  })

  it('U22: ignore a decline, which the charge response already reported', async () => {
    const failed = { last_payment_error: { code: 'card_declined' } }
    expect(await read('payment_intent.payment_failed', intent('kept-card', failed))).toEqual({ ok: true, value: null })
    expect(await read('payment_intent.payment_failed', intent(null, failed))).toMatchObject({ value: { kind: 'failed' } })
  })
})
