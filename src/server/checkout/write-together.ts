import type { Payload } from 'payload'
import pLimit from 'p-limit'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { cartHashOf, customerOf, idempotencyKeyOf } from './checkout-source'
import { payFreeOrder } from './pay-free-order'
import type { PreparedCheckout } from './decide-order'
import { writeOrders, type Outcome, type WrittenOrder } from './write-orders'

/** Orders that one transaction takes, and such transactions at once: while one is at the database, the next is gathered. */
const groupLimits = { orders: 16, transactions: 2 } as const

/** The group in one transaction: all of what is not refused, or nothing. */
const writeGroup = (payload: Payload, group: readonly PreparedCheckout[]): Promise<readonly Outcome[]> =>
  withinLimit(payload, () =>
    payload.db.drizzle.transaction(async (transaction) => {
      const outcomes = await writeOrders(transaction, group)
      for (const outcome of outcomes) if ('written' in outcome) await payFreeOrder(payload, transaction, outcome.written)
      return outcomes
    }),
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

interface Waiting {
  readonly prepared: PreparedCheckout
  readonly settle: (outcome: Outcome | undefined) => void
}

/** What two orders of one transaction may not have in common: each would not see what the other does. */
const claimsOf = ({ context, checkout }: PreparedCheckout): readonly string[] => [
  `key ${idempotencyKeyOf(context, checkout)}`,
  ...customerOf(context, checkout).boxes.map((box) => `customer ${box}`),
  ...[cartHashOf(checkout)].filter((hash) => hash !== null).map((hash) => `cart ${hash}`),
]

/** Takes those out of the queue that may go together, longest waiting first. */
const takeGroup = (queue: Waiting[]): readonly Waiting[] => {
  const claimed = new Set<string>()
  const group: Waiting[] = []
  for (let place = 0; place < queue.length && group.length < groupLimits.orders;) {
    const next = queue[place]
    const claims = next ? claimsOf(next.prepared) : []
    if (next === undefined || claims.some((claim) => claimed.has(claim))) place += 1
    else {
      for (const claim of claims) claimed.add(claim)
      group.push(...queue.splice(place, 1))
    }
  }
  return group
}

const settleGroup = async (payload: Payload, group: readonly Waiting[]): Promise<void> => {
  try {
    const outcomes = await writeGroup(
      payload,
      group.map(({ prepared }) => prepared),
    )
    for (const [place, { settle }] of group.entries()) settle(outcomes[place])
  } catch (fault) {
    // Nothing was written of any of them.
    for (const { settle } of group) settle({ fault })
  }
}

type Write = (prepared: PreparedCheckout) => Promise<WrittenOrder>

const createWriter = (payload: Payload): Write => {
  const queue: Waiting[] = []
  const inTurn = pLimit(groupLimits.transactions)
  return async (prepared) => {
    const outcome = await new Promise<Outcome | undefined>((resolve) => {
      queue.push({ prepared, settle: resolve })
      // Whoever's turn it is takes whoever waits by then; the turns of those find nothing left.
      void inTurn(async () => {
        const group = takeGroup(queue)
        if (group.length > 0) await settleGroup(payload, group)
      })
    })
    return writtenOf(outcome)
  }
}

const writers = new WeakMap<Payload, Write>()

/**
 * Writes an order at once where nobody waits, and else together with those that came meanwhile: in a crowd most of what an order
 * costs is its transaction, and a code with a limit is held for one of them after the other.
 */
export const writeTogether: Write = (prepared) => {
  const { payload } = prepared.context
  const write = writers.get(payload) ?? createWriter(payload)
  writers.set(payload, write)
  return write(prepared)
}
