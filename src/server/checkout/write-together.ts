import type { Payload } from 'payload'
import { inGroups } from '@/server/platform/queues/in-groups'
import { inSpan } from '@/server/platform/tracing/in-span'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { cartHashOf, idempotencyKeyOf } from './checkout-source'
import { claimantOf, networkOf } from './buyer-limits'
import { payFreeOrder } from './pay-free-order'
import type { PreparedCheckout } from './decide-order'
import { writeOrders, type Outcome, type WrittenOrder } from './write-orders'

/** Orders that one transaction takes, and such transactions at once: while one is at the database, the next is gathered. */
const groupLimits = { most: 16, atOnce: 2 } as const

/** The group in one transaction: all of what is not refused, or nothing. */
const writeGroup = (payload: Payload, group: readonly PreparedCheckout[]): Promise<readonly Outcome[]> =>
  withinLimit(payload, () =>
    inSpan(
      'write orders',
      () =>
        payload.db.drizzle.transaction(async (transaction) => {
          const outcomes = await writeOrders(transaction, group)
          for (const outcome of outcomes) if ('written' in outcome) await payFreeOrder(payload, transaction, outcome.written)
          return outcomes
        }),
      { attributes: { 'hostfront.orders': group.length } },
    ),
  )

const writtenOf = (outcome: Outcome | undefined): WrittenOrder => {
  if (outcome === undefined) throw new Error('An order was asked for and not answered')
  if ('fault' in outcome) throw outcome.fault
  return outcome.written
}

/** In a transaction that nobody else's order shares: what is thrown undoes it. */
export const writeAlone = async (prepared: PreparedCheckout): Promise<WrittenOrder> => {
  const [outcome] = await writeGroup(prepared.context.payload, [prepared])
  return writtenOf(outcome)
}

/** What two orders of one transaction may not have in common: each would not see what the other does. */
const claimsOf = (prepared: PreparedCheckout): readonly string[] => {
  const { context, checkout } = prepared
  return [
    `key ${idempotencyKeyOf(context, checkout)}`,
    ...claimantOf(prepared).boxes.map((box) => `customer ${box}`),
    ...[networkOf(prepared)].filter((network) => network !== null).map((network) => `network ${network}`),
    ...[cartHashOf(checkout)].filter((hash) => hash !== null).map((hash) => `cart ${hash}`),
  ]
}

type Write = (prepared: PreparedCheckout) => Promise<Outcome>

const writers = new WeakMap<Payload, Write>()

const writerOf = (payload: Payload): Write => {
  const write = writers.get(payload) ?? inGroups({ queue: 'orders', ...groupLimits, claimsOf, work: (group) => writeGroup(payload, group) })
  writers.set(payload, write)
  return write
}

/**
 * Writes an order at once where nobody waits, and else together with those that came meanwhile: in a crowd most of what an order
 * costs is its transaction, and a code with a limit is held for one of them after the other.
 */
export const writeTogether = async (prepared: PreparedCheckout): Promise<WrittenOrder> =>
  writtenOf(await writerOf(prepared.context.payload)(prepared))
