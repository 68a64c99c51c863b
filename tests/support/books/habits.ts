import { sql } from '@payloadcms/db-postgres'
import type { Minor } from '@/core/money/types'
import { createContext } from '@/container'
import { figuresOf } from '@/core/subscriptions/plan-change'
import { refundOrder } from '@/modules/payments/refunds'
import { cancelChange, orderChange, offerChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { changeSubscription, type SubscriptionChange } from '@/modules/renewals/subscriptions/change-subscription'
import type { Random } from '../engine/random'
import type { BookWorld } from './customers'
import type { KnownSubscription } from './read-shop'

interface Habit {
  readonly name: string
  readonly chance: number
  readonly fits: (subscription: KnownSubscription) => boolean
  /** May be rejected if the shop has changed the subscription meanwhile. */
  readonly live: (world: BookWorld, subscription: KnownSubscription, day: number, random: Random) => Promise<unknown>
}

const change = ({ payload }: BookWorld, id: string, made: SubscriptionChange, isDesk = false) =>
  changeSubscription(createContext(payload, 'en'), {
    id,
    change: made,
    by: isDesk ? { email: 'desk@books.test', reason: 'As agreed' } : null,
  })

const paidFor = async ({ payload }: BookWorld, orderId: string): Promise<number> => {
  const { rows } = await payload.db.drizzle.execute<{ left: number }>(
    sql`select coalesce(sum(amount - coalesce(refunded, 0)), 0)::float8 as left from payments where order_id = ${orderId} and status in ('paid', 'partly-refunded')`,
  )
  return rows[0]?.left ?? 0
}

const giveBack = async (world: BookWorld, { lastOrder, id }: KnownSubscription, day: number, isWhole: boolean) => {
  const left = await paidFor(world, lastOrder)
  const amount = isWhole ? left : Math.floor(left / 3)
  if (amount < 1) return
  await refundOrder(createContext(world.payload, 'en'), {
    orderId: lastOrder,
    amount: amount as Minor,
    paymentId: null,
    reason: 'As agreed',
    by: 'desk@books.test',
    key: `back-${id}-${day}`,
  })
}

/** U9: changes to a random offered plan, period or quantity, at the displayed figures. */
const becomeOther = async ({ payload }: BookWorld, id: string, random: Random): Promise<void> => {
  const context = createContext(payload, 'en')
  const mine = { id, customerId: null }
  const offer = await offerChange(context, { ...mine, wish: null })
  if (!offer.ok || offer.value.choices.periods.length === 0) return
  const { parts, periods } = offer.value.choices
  const wish = {
    products: parts.map((family) => random.pick(family).id),
    billing: random.pick(periods),
    quantity: random.chance(0.8) ? offer.value.subscription.quantity : random.between(1, 3),
  }
  const shown = await offerChange(context, { ...mine, wish })
  if (!shown.ok || !shown.value.preview?.ok) return
  const confirmed = { ...mine, wish, figures: figuresOf(shown.value.preview.value), by: null }
  await Promise.all(Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => orderChange(context, confirmed)))
}

const runs = ({ state }: KnownSubscription): boolean => state !== 'ended'
const isPaid = ({ lastOrder, state }: KnownSubscription): boolean => Boolean(lastOrder) && state !== 'ended'

/** Add a line for each new kind of change. */
export const habits: readonly Habit[] = [
  {
    name: 'cancels',
    chance: 0.004,
    fits: (each) => runs(each) && !each.cancelled,
    live: (world, { id }) => change(world, id, { kind: 'cancelAtEnd' }),
  },
  {
    name: 'takes that back',
    chance: 0.05,
    fits: (each) => runs(each) && each.cancelled,
    live: (world, { id }) => change(world, id, { kind: 'resume' }),
  },
  {
    name: 'is given days on top',
    chance: 0.002,
    fits: runs,
    live: (world, { id }, day) => change(world, id, { kind: 'putForward', days: 1 + (day % 9) }, true),
  },
  { name: 'is ended by the desk', chance: 0.001, fits: runs, live: (world, { id }) => change(world, id, { kind: 'end' }, true) },
  {
    name: 'is brought back by the desk',
    chance: 0.01,
    fits: (each) => !runs(each),
    live: (world, { id }) => change(world, id, { kind: 'resume' }, true),
  },
  { name: 'changes plan', chance: 0.01, fits: runs, live: (world, { id }, _day, random) => becomeOther(world, id, random) },
  {
    name: 'takes an unpaid change back',
    chance: 0.002,
    fits: runs,
    live: ({ payload }, { id }) => cancelChange(createContext(payload, 'en'), id, null),
  },
  { name: 'gets a part back', chance: 0.002, fits: isPaid, live: (world, each, day) => giveBack(world, each, day, false) },
  { name: 'gets all of it back', chance: 0.0015, fits: isPaid, live: (world, each, day) => giveBack(world, each, day, true) },
]
