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
  subscriptionMoved,
  type SubscriptionStanding,
} from '@/modules/webhooks/events'
import type { WebhookMessage } from '@/modules/webhooks/webhooks.repository'
import { receiverOf } from '@/payload/http/openapi/document'
import { recordExample } from '../../../support/openapi/record-example'

const id = '0199f0c2-6a51-7c1e-9c39-0a2f5f6f1b0e'
const ids = {
  payment: '0199f0c2-7b02-7d55-8a1c-5b1f0c9d2e41',
  invoice: '0199f0c2-7b3e-7a90-b1f4-2c7d8e9fa053',
  creditNote: '0199f5e8-1f64-7c02-9d3b-6e8fa0b1c2d4',
  domain: '0199f0c2-7c11-7e6f-8f02-91a2b3c4d5e6',
  transfer: '0199f0c2-7c8d-7b13-a4c5-0d1e2f3a4b5c',
  subscription: '0199f0c2-7d20-7f48-9b6a-7c8d9e0f1a2b',
  job: '0199f0c2-7d95-7c3a-8e1f-3a4b5c6d7e8f',
  endpoint: '0199e1a4-0c3f-7d21-b7a8-9e0f1a2b3c4d',
}
const orderNumber = 'ORD-MN4T2K1A-7F3K9Q'
const at = Date.parse('2026-11-25T02:00:00.000Z')
const money = { currency: 'EUR', digits: 2 } as const
const order = {
  id,
  orderNumber,
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
  paymentMoved({ id: ids.payment, order: { id, number: orderNumber }, provider: 'stripe', amount, at, ...money, ...now, before })

const year = 31_536_000_000
const domain = (before: DomainState | null, now: DomainState, isMoved = false) =>
  domainMoved({ id: ids.domain, name: 'kitewell.com', orderId: id, isMoved, at, ...now, before })
const active: DomainState = { status: 'active', expiresAt: at + year }

const running: SubscriptionStanding = { state: 'active', termEnd: at + year, cancelAtEnd: false }
const bought = {
  id: ids.subscription,
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

const document = {
  id: ids.invoice,
  number: '2026-000001',
  corrects: null,
  orderId: id,
  orderNumber,
  paymentId: ids.payment,
  issuedAt: at,
  ...money,
}
const creditNote = { ...document, id: ids.creditNote, number: 'C-2026-000001', corrects: { id: ids.invoice, number: '2026-000001' } }
const amounts = { issuedOn: '2026-11-25', net: 5000, tax: 990, gross: 5990 }

const typesOf = (told: readonly WebhookMessage[]) => told.map(({ event }) => event.type)

const job = {
  job: { id: `${ids.job}:1`, operation: 'create' as const, service: ids.subscription },
  subscription: { id: ids.subscription },
  product: 'shared-basic',
  settings: { domain: 'kitewell.com', billing: 'monthly', quantity: '1', package: 'basic_eu' },
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
  documentIssued({ ...creditNote, ...amounts, kind: 'credit-note' }),
  ...domain({ status: 'pending', expiresAt: null }, active),
  ...domain(null, active, true),
  ...domain(active, { ...active, expiresAt: at + 2 * year }),
  ...domain(active, { ...active, status: 'grace' }),
  ...domain({ ...active, status: 'grace' }, { ...active, status: 'redemption' }),
  ...domain({ ...active, status: 'redemption' }, { ...active, status: 'expired' }),
  ...(['prepared', 'requested', 'awaiting-registry', 'completed', 'failed'] as const).flatMap((to) =>
    transferMoved({ id: ids.transfer, domain: 'kitewell.com', to, at }),
  ),
  ...subscription(null, running),
  ...subscription(running, { ...running, termEnd: at + 2 * year }),
  ...(['pastDue', 'suspended', 'ended'] as const).flatMap((state) => subscription(running, { ...running, state })),
  ...subscription({ ...running, state: 'pending' }, running),
  ...subscription({ ...running, state: 'suspended' }, running),
  ...subscription(running, { ...running, cancelAtEnd: true }),
  ...subscription({ ...running, cancelAtEnd: true }, running),
  ...changed,
  ...(['job.created', 'job.done', 'job.refused', 'job.cancelled'] as const).map((type) =>
    jobMoved(type, { ...job, reason: type === 'job.refused' ? 'No server has room' : null }, at),
  ),
  endpointTried(ids.endpoint, at),
]

it('O24: tells the reference and metadata of an order', () => {
  const own = { reference: 'PO-17', metadata: { agent: 'kitewell' } }
  for (const told of [orderPlaced({ ...order, ...own, status: 'pending' }), ...orderMoved({ ...order, ...own, status: 'paid' })])
    expect(told.event.data).toMatchObject(own)
  expect(orderPlaced({ ...order, status: 'pending' }).event.data).toMatchObject({ reference: null, metadata: {} })
})

describe('what happened becomes events', () => {
  it('U4, W3: paid late is a new term first and running again then; what stays as it is is told to nobody', () => {
    const late = subscription({ ...running, state: 'suspended' }, { ...running, termEnd: at + 2 * year })
    expect(typesOf(late)).toEqual(['subscription.renewed', 'subscription.resumed'])
    expect(subscription(running, running)).toEqual([])
    expect(typesOf(subscription({ ...running, cancelAtEnd: true }, { ...running, state: 'ended' }))).toEqual(['subscription.ended'])
  })

  it('U12: a change is told once, with what it was and is, and is no new term', () => {
    expect(typesOf(changed)).toEqual(['subscription.changed'])
    expect(changed[0]?.event.data).toMatchObject({ plan, previous })
  })

  it('W1: every event has its schema and keeps it, and there is no event that nothing makes', () => {
    for (const { event } of examples) {
      expect(webhookEvents[event.type].safeParse(event).error).toBeUndefined()
      recordExample(receiverOf(event.type), { body: event }, { status: 204 })
    }
    expect(new Set(typesOf(examples))).toEqual(new Set(webhookEventTypes))
  })

  it('W1: amounts are whole, and nothing of a person is told', () => {
    const text = JSON.stringify(examples)
    expect(text).not.toMatch(/\d\.\d+[,}]|@|email|address|name":"[A-Z]/)
  })

  it('W3: everything about the money of an order is about the order', () => {
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

  it('W1: a refund says what went back this time, and what in all', () => {
    const [told] = payment({ ...paid, refunded: 100 }, { ...paid, refunded: 300 })
    expect(told?.event.data).toMatchObject({ given: 200, refunded: 300, amount: 5990 })
  })
})
