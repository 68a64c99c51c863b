import { subscriptionLimits } from '@/config/limits'
import { addDays } from '@/core/calendar'
import { isOrderDue } from '@/core/subscriptions/lifecycle'
import type { Access } from '@/core/provisioning/provisioner'
import { findUsedCard, type CardRow } from '@/server/cards/card-repository'
import { findChargeOfOrder, type CardCharge } from '@/server/cards/charge-repository'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { findOpenChange, type StoredChange } from './change-repository'
import type { Handle } from '@/server/platform/database/handle'
import { countMovements, findMovements, type Movement } from './balance-repository'
import { findAccessOf } from './access-repository'
import { findSubscriptionLimits } from './find-limits'
import { listPartsOfSubscription, type DuePart } from './list-parts'
import { findMoneyBackUntil } from './money-back-until'
import type { SubscriptionRecord } from './subscription-record'
import { countSubscriptionsOfCustomer, findSubscriptionOfCustomer, findSubscriptionsOfCustomer } from './subscription-repository'
import { findListedTermOrders, findOpenOrder, type ListedTermOrder, type OrderOfTerm } from './term-order-repository'

export interface SubscriptionList {
  readonly subscriptions: readonly SubscriptionRecord[]
  readonly page: number
  readonly pages: number
}

type Customer = Pick<SignedInCustomer, 'id'>

const pageOf = (asked: number, count: number, listed: number) => {
  const pages = Math.max(1, Math.ceil(count / listed))
  return { page: Number.isSafeInteger(asked) && asked >= 1 && asked <= pages ? asked : 1, pages }
}

/** A customer's, what runs first. A page that is not there is the first one. */
export const listSubscriptions = async ({ payload }: Context, { id }: Customer, asked: number): Promise<SubscriptionList> => {
  const { drizzle } = payload.db
  const { listed } = subscriptionLimits
  const { page, pages } = pageOf(asked, await countSubscriptionsOfCustomer(drizzle, id), listed)
  return { subscriptions: await findSubscriptionsOfCustomer(drizzle, id, { offset: (page - 1) * listed, limit: listed }), page, pages }
}

/** The first few, for the account's first page. */
export const listRunning = async ({ payload }: Context, { id }: Customer): Promise<readonly SubscriptionRecord[]> =>
  (await findSubscriptionsOfCustomer(payload.db.drizzle, id, { offset: 0, limit: subscriptionLimits.shown })).filter(
    ({ state }) => state !== 'ended',
  )

export interface OwnSubscription {
  readonly subscription: SubscriptionRecord
  readonly open: OrderOfTerm | null
  /** Whether the next term may be ordered now. */
  readonly isOrderable: boolean
  readonly orders: readonly ListedTermOrder[]
  /** U12: the change that waits for its money. */
  readonly change: Pick<StoredChange, 'orderNumber' | 'after' | 'expiresAt'> | null
  /** U28: how its owner gets in; none before it is set up, or where there is nothing to get into. */
  readonly access: Access | null
  /** U20: the kept card that pays its terms, and what has become of the next one's. */
  readonly card: CardRow | null
  readonly charge: CardCharge | null
  /** O19: the parts of its price that are still to be paid. */
  readonly parts: readonly DuePart[]
  /** U14: the last day its holder may ask for the money of the first term; null where that is over. */
  readonly moneyBackUntil: number | null
  /** U36: the movements of its balance, newest first; null where it has none. */
  readonly movements: MovementList | null
}

export interface MovementList {
  readonly movements: readonly Movement[]
  readonly page: number
  readonly pages: number
}

const mostOrders = 50

/** A page of the movements of a balance, newest first. A page that is not there is the first one. */
export const listMovements = async (handle: Handle, { id, balance }: SubscriptionRecord, asked: number): Promise<MovementList | null> => {
  if (balance === null) return null
  const { movementsListed: limit } = subscriptionLimits
  const { page, pages } = pageOf(asked, await countMovements(handle, id), limit)
  return { movements: await findMovements(handle, id, { offset: (page - 1) * limit, limit }), page, pages }
}

/** One of the customer's own; somebody else's is not there. */
export const getSubscription = async (
  context: Context,
  { id: customerId }: Customer,
  id: string,
  movementPage = 1,
): Promise<OwnSubscription | null> => {
  const { payload, now } = context
  const { drizzle } = payload.db
  const subscription = await findSubscriptionOfCustomer(drizzle, customerId, id)
  if (!subscription) return null
  const [limits, open, orders, change, access, card, until, parts, movements] = await Promise.all([
    findSubscriptionLimits(drizzle),
    findOpenOrder(drizzle, id, subscription.termEnd),
    findListedTermOrders(drizzle, id, mostOrders),
    findOpenChange(drizzle, id),
    findAccessOf(drizzle, id),
    findUsedCard(drizzle, customerId),
    findMoneyBackUntil(drizzle, subscription),
    listPartsOfSubscription(context, id),
    listMovements(drizzle, subscription, movementPage),
  ])
  const charge = open && (await findChargeOfOrder(drizzle, open.orderId))
  const isOrderable = change === null && isOrderDue(subscription, now(), limits)
  const isAskable = subscription.state !== 'ended' && !subscription.isHeld && until !== null && now() < until
  const moneyBackUntil = isAskable ? addDays(until, -1) : null
  return { subscription, open, isOrderable, orders, change, access, card, charge, parts, moneyBackUntil, movements }
}
