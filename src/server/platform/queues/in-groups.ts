import pLimit from 'p-limit'
import type { Queue } from '@/config/queue-limits'
import { inTurn } from './in-turn'

interface Grouped<Item, Outcome> {
  readonly queue: Queue
  /** Other ends of the queue than those of `queueLimits`. */
  readonly limits?: { readonly most: number; readonly patience: number }
  /** Items that one piece of work takes, and such pieces at once. */
  readonly most: number
  readonly atOnce: number
  /** What no two items of one group may have in common. */
  readonly claimsOf?: (item: Item) => readonly string[]
  /** One outcome for each item, in their order. What it throws is thrown to all of them. */
  readonly work: (items: readonly Item[]) => Promise<readonly Outcome[]>
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly claims: readonly string[]
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (fault: unknown) => void
}

/** Takes those out of the queue that may go together, longest waiting first. */
const takeGroup = <Item, Outcome>(queue: Waiting<Item, Outcome>[], most: number): readonly Waiting<Item, Outcome>[] => {
  const claimed = new Set<string>()
  const group: Waiting<Item, Outcome>[] = []
  for (let place = 0; place < queue.length && group.length < most;) {
    const next = queue[place]
    if (next === undefined || next.claims.some((claim) => claimed.has(claim))) place += 1
    else {
      for (const claim of next.claims) claimed.add(claim)
      group.push(...queue.splice(place, 1))
    }
  }
  return group
}

/**
 * Work that costs less for many than for each: begun at once where nobody waits, and else together with what comes while others are
 * at work.
 */
export const inGroups = <Item, Outcome>({
  queue: name,
  limits,
  most,
  atOnce,
  claimsOf,
  work,
}: Grouped<Item, Outcome>): ((item: Item) => Promise<Outcome>) => {
  const queue: Waiting<Item, Outcome>[] = []
  const limit = pLimit(atOnce)

  const workOn = async (group: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await work(group.map(({ item }) => item))
      for (const [place, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[place]
        if (outcome === undefined) reject(new Error('One of several was not answered'))
        else resolve(outcome)
      }
    } catch (fault) {
      for (const { reject } of group) reject(fault)
    }
  }

  /** Whoever's turn it is takes whoever waits by then; the turns of those find nothing left. */
  const turn = async () => {
    const group = takeGroup(queue, most)
    if (group.length > 0) await workOn(group)
  }

  return (item) =>
    new Promise<Outcome>((resolve, reject) => {
      const waiting = { item, claims: claimsOf?.(item) ?? [], resolve, reject }
      queue.push(waiting)
      inTurn(name, limit, turn, limits).catch((busy: unknown) => {
        const place = queue.indexOf(waiting)
        // whom another's turn has taken along is being worked for
        if (place === -1) return
        queue.splice(place, 1)
        reject(busy)
      })
    })
}
