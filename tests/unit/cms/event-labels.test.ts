import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventLabels } from '@/cms/labels/events'
import { domainStatuses } from '@/core/domains/domain-status'
import { registrarTaskTransitions } from '@/core/domains/registrar-tasks'
import { orderTransitions } from '@/core/orders/order-status'
import { paymentTransitions } from '@/core/payments/payment-status'
import { contactTransitions, migrationTransitions } from '@/core/requests/request-status'
import { subscriptionStateLabels } from '@/cms/labels/subscriptions'
import { transferStatusLabels } from '@/cms/labels/transfer-status'

const server = path.resolve('src/server')
const told =
  /(?:event: |happening: |changePayment\([^;]*?)\{ type: '([\w-]+)'|(?:event: |insertSubscriptionEvent\([^;]*?type: |events: \[\{ type: )'([\w-]+)'/gs

/** What is written into a history by name, wherever the server does it. */
const written = (): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const file of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    for (const [, first, second] of readFileSync(path.join(server, file), 'utf8').matchAll(told)) found.add(first ?? second ?? '')
  }
  return found
}

describe('the history of a document', () => {
  it('has a word for everything the server writes into it', () => {
    const types = written()
    for (const known of ['declined', 'renewed', 'takenBack', 'priceAnnounced', 'moneyBack', 'placed', 'transferred', 'changeMissed'])
      expect(types, known).toContain(known)
    expect([...types].filter((type) => eventLabels[type] === undefined)).toEqual([])
  })

  it('has a word for every state a document can come to', () => {
    const states = [
      ...domainStatuses,
      ...[orderTransitions, paymentTransitions, registrarTaskTransitions, migrationTransitions, contactTransitions].flatMap(Object.keys),
      ...[subscriptionStateLabels, transferStatusLabels].flatMap(Object.keys),
    ]
    expect(states.filter((state) => eventLabels[state] === undefined)).toEqual([])
  })
})
