import { describe, expect, it } from 'vitest'
import { webhookEvents, webhookEventTypes } from '@/modules/webhooks/schema'
import { orderStatuses } from '@/core/orders/status'
import {
  documentIssued,
  domainMoved,
  endpointTried,
  jobMoved,
  orderMoved,
  orderPlaced,
  paymentMoved,
  transferMoved,
  type DomainState,
  type PaymentState,
  type WebhookMessage,
  subscriptionMoved,
  type SubscriptionStanding,
} from '@/modules/webhooks/events'

const id = '0199f0c2-6a51-7c1e-9c39-0a2f5f6f1b0e'
const at = Date.parse('2026-11-25T02:00:00.000Z')
const money = { currency: 'EUR', digits: 2 } as const
const order = {
  id,
  orderNumber: 'ORD-1',
  orderedAt: at,
  total: 5990,
  dueNow: 5990,
  dueLater: 0,
  at,
  ...money,
  reference: null,
  metadata: null,
}

const open: PaymentState = { status: 'pending', refunded: 0, trouble: null }
const paid: PaymentState = { ...open, status: 'paid' }
const payment = (before: PaymentState | null, now: PaymentState, amount = 5990) =>
  paymentMoved({ id, order: { id, number: 'ORD-1' }, provider: 'stripe', amount, at, ...money, ...now, before })

const year = 31_536_000_000
const domain = (before: DomainState | null, now: DomainState, isMoved = false) =>
  domainMoved({ id, name: 'kitewell.com', orderId: id, isMoved, at, ...now, before })
const active: DomainState = { status: 'active', expiresAt: at + year }

const running: SubscriptionStanding = { state: 'active', termEnd: at + year, cancelAtEnd: false }
const bought = {
  id,
  orderId: id,
  kind: 'hosting',
  product: 'shared-pro',
  quantity: 1,
  termStart: at,
  amount: 5990,
  endReason: null,
  at,
  ...money,
} as const
const subscription = (before: SubscriptionStanding | null, now: SubscriptionStanding) => subscriptionMoved({ ...bought, ...now, before })

const plan = { domain: null, domains: [], product: 'shared-pro', billing: 'monthly' as const, quantity: 1, parts: ['shared-pro'] }
const previous = { ...plan, product: 'shared-basic', parts: ['shared-basic'] }
const changed = subscriptionMoved({ ...bought, ...running, termEnd: at + 2 * year, before: running, changed: { plan, previous } })

const document = { id, number: '2026-000001', corrects: null, orderId: id, orderNumber: 'ORD-1', paymentId: id, issuedAt: at, ...money }
const amounts = { issuedOn: '2026-11-25', net: 5000, tax: 990, gross: 5990 }

const typesOf = (told: readonly WebhookMessage[]) => told.map(({ event }) => event.type)

const job = {
  job: { id: `${id}:1`, operation: 'create' as const, service: id },
  subscription: { id },
  product: 'shared-basic',
  settings: { package: 'basic_eu' },
  reason: null,
}

const examples: readonly WebhookMessage[] = [
  orderPlaced({ ...order, status: 'pending' }),
  ...orderStatuses.flatMap((status) => orderMoved({ ...order, status })),
  ...payment(open, paid),
  ...payment(open, { ...open, status: 'failed' }),
  ...payment(paid, { ...paid, trouble: 'disputed' }),
  ...payment(paid, { ...paid, status: 'partly-refunded', refunded: 500 }),
  documentIssued({ ...document, ...amounts, kind: 'invoice' }),
  documentIssued({ ...document, ...amounts, kind: 'credit-note', corrects: { id, number: '2026-000001' } }),
  ...domain({ status: 'pending', expiresAt: null }, active),
  ...domain(null, active, true),
  ...domain(active, { ...active, expiresAt: at + 2 * year }),
  ...domain(active, { ...active, status: 'grace' }),
  ...domain({ ...active, status: 'grace' }, { ...active, status: 'redemption' }),
  ...domain({ ...active, status: 'redemption' }, { ...active, status: 'expired' }),
  ...(['prepared', 'requested', 'awaiting-registry', 'completed', 'failed'] as const).flatMap((to) =>
    transferMoved({ id, domain: 'kitewell.com', to, at }),
  ),
  ...subscription(null, running),
  ...subscription(running, { ...running, termEnd: at + 2 * year }),
  ...(['pastDue', 'suspended', 'ended'] as const).flatMap((state) => subscription(running, { ...running, state })),
  ...subscription({ ...running, state: 'pending' }, running),
  ...subscription({ ...running, state: 'suspended' }, running),
  ...subscription(running, { ...running, cancelAtEnd: true }),
  ...subscription({ ...running, cancelAtEnd: true }, running),
  ...changed,
  ...(['job.created', 'job.done', 'job.refused', 'job.cancelled'] as const).map((type) => jobMoved(type, job, at)),
  endpointTried(id, at),
]

it('O24: includes reference and metadata of an order', () => {
  const own = { reference: 'PO-17', metadata: { agent: 'kitewell' } }
  for (const told of [orderPlaced({ ...order, ...own, status: 'pending' }), ...orderMoved({ ...order, ...own, status: 'paid' })])
    expect(told.event.data).toMatchObject(own)
  expect(orderPlaced({ ...order, status: 'pending' }).event.data).toMatchObject({ reference: null, metadata: {} })
})

describe('events', () => {
  it('U4, W3: report late payment as a new term and then reactivation, and nothing unchanged', () => {
    const late = subscription({ ...running, state: 'suspended' }, { ...running, termEnd: at + 2 * year })
    expect(typesOf(late)).toEqual(['subscription.renewed', 'subscription.resumed'])
    expect(subscription(running, running)).toEqual([])
    expect(typesOf(subscription({ ...running, cancelAtEnd: true }, { ...running, state: 'ended' }))).toEqual(['subscription.ended'])
  })

  it('U12: report a plan change once, before and after, and no new term', () => {
    expect(typesOf(changed)).toEqual(['subscription.changed'])
    expect(changed[0]?.event.data).toMatchObject({ plan, previous })
  })

  it('W1: match their schema, and each is emitted somewhere', () => {
    for (const { event } of examples) expect(webhookEvents[event.type].safeParse(event).error).toBeUndefined()
    expect(new Set(typesOf(examples))).toEqual(new Set(webhookEventTypes))
  })

  it('W1: contain integer amounts and no personal data', () => {
    const text = JSON.stringify(examples)
    expect(text).not.toMatch(/\d\.\d+[,}]|@|email|address|name":"[A-Z]/)
  })

  it('W3: belong to the order for everything about its payment', () => {
    const about = examples.filter(({ event }) => /^(?:order|payment|refund|invoice|credit_note)\./.test(event.type))
    expect(new Set(about.map(({ object }) => object))).toEqual(new Set([`order:${id}`]))
  })

  it.each<[string, readonly WebhookMessage[], readonly string[]]>([
    ['an order that is tried again', orderMoved({ ...order, status: 'pending' }), []],
    ['a payment that is void', payment(open, { ...open, status: 'void' }), []],
    ['nothing due', payment(null, paid, 0), []],
    ['money for what was paid already', payment(null, { ...open, status: 'surplus' }), ['payment.received']],
    [
      'money that came and went at once',
      payment(open, { ...paid, status: 'refunded', refunded: 5990 }),
      ['payment.received', 'refund.made'],
    ],
    ['a second part that goes back', payment({ ...paid, refunded: 100 }, { ...paid, refunded: 300 }), ['refund.made']],
    ['a dispute that is known', payment({ ...paid, trouble: 'disputed' }, { ...paid, trouble: 'disputed' }), []],
    ['a name that waits for the registrar', domain(null, { status: 'pending', expiresAt: null }), []],
    [
      'a name that was never registered',
      domain({ status: 'pending', expiresAt: null }, { status: 'cancelled', expiresAt: null }),
      ['domain.ended'],
    ],
    [
      'a name that comes back from its grace period',
      domain({ ...active, status: 'grace' }, { ...active, expiresAt: at + 2 * year }),
      ['domain.renewed'],
    ],
    ['a name whose end is corrected to an earlier day', domain(active, { ...active, expiresAt: at }), []],
  ])('W1: %s', (_what, told, types) => expect(typesOf(told)).toEqual(types))

  it('W1: report a refund with its own amount and the total', () => {
    const [told] = payment({ ...paid, refunded: 100 }, { ...paid, refunded: 300 })
    expect(told?.event.data).toMatchObject({ given: 200, refunded: 300, amount: 5990 })
  })
})
