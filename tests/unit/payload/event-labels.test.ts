import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { domains } from '@/payload/collections/domains'
import { orders } from '@/payload/collections/orders'
import { payments } from '@/payload/collections/payments'
import { subscriptions } from '@/payload/collections/subscriptions'
import { transfers } from '@/payload/collections/transfers'
import { labelOfEvent } from '@/payload/event-labels'
import { subscriptionStateLabels, transferStatusLabels } from '@/payload/labels'

const server = path.resolve('src/modules')
const told =
  /(?:event: |happening: |changePayment\([^;]*?)\{ type: '([\w-]+)'|(?:event: |insertSubscriptionEvent\([^;]*?type: |events: \[\{ type: )'([\w-]+)'/gs

const written = (): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const file of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    for (const [, first, second] of readFileSync(path.join(server, file), 'utf8').matchAll(told)) found.add(first ?? second ?? '')
  }
  return found
}

describe('a document’s history', () => {
  it('has a label for every event', () => {
    const types = written()
    for (const known of ['declined', 'renewed', 'takenBack', 'priceAnnounced', 'moneyBack', 'placed', 'transferred', 'changeMissed'])
      expect(types, known).toContain(known)
    const writers = [orders, payments, subscriptions, domains, transfers].flatMap(({ fields }) => fields)
    expect([...types].filter((type) => labelOfEvent(type, writers) === undefined)).toEqual([])
  })

  it('uses the document’s own label for a state', () => {
    expect(labelOfEvent('pending', subscriptions.fields)?.en).toBe(subscriptionStateLabels.pending.en)
    expect(labelOfEvent('pending', domains.fields)?.en).toBe('Being registered')
    expect(labelOfEvent('awaiting-registry', transfers.fields)).toEqual(transferStatusLabels['awaiting-registry'])
    expect(labelOfEvent('renewed', subscriptions.fields)?.en).toBe('Renewed')
  })
})
