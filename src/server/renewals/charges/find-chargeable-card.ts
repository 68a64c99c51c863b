import { subscriptionDays } from '@/config/limits'
import { addDays } from '@/core/calendar'
import type { Quote } from '@/core/orders/types'
import { termAmount } from '@/core/subscriptions/subscribed-lines'
import { findUsedCard, type CardRow } from '@/server/cards/card-repository'
import type { Handle } from '@/server/platform/database/handle'
import { findEventAt } from '@/server/subscriptions/subscription-event-repository'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'

/** A price as the event of its announcement notes it. */
export const announcedPrice = (currency: string, amount: number): string => `${currency} ${amount}`

type Priced = Pick<Quote, 'lines'> & { readonly currency: { readonly code: string } }

/**
 * U20: the card that pays the next term by itself. None where the term costs more than the one before, and this was not said a month ahead:
 * then its holder pays by hand, or not.
 */
export const findChargeableCard = async (
  handle: Handle,
  subscription: SubscriptionRecord,
  { lines, currency }: Priced,
): Promise<CardRow | null> => {
  const card = await findUsedCard(handle, subscription.customerId)
  if (card === null) return null
  const amount = termAmount(lines)
  if (currency.code === subscription.currency && amount <= subscription.amount) return card
  const said = await findEventAt(handle, subscription.id, 'priceAnnounced', announcedPrice(currency.code, amount))
  // The care looks within the day it is due.
  return said !== null && said <= addDays(subscription.termEnd, 1 - subscriptionDays.announceDays) ? card : null
}
