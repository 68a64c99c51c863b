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

/** U6: whether its holder has known a price for a month by then. The care looks within the day it is due. */
export const isRiseAnnounced = async (
  handle: Handle,
  id: string,
  { currency, amount }: { readonly currency: string; readonly amount: number },
  by: number,
): Promise<boolean> => {
  const said = await findEventAt(handle, id, 'priceAnnounced', announcedPrice(currency, amount))
  return said !== null && said <= addDays(by, 1 - subscriptionDays.announceDays)
}

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
  return (await isRiseAnnounced(handle, subscription.id, { currency: currency.code, amount }, subscription.termEnd)) ? card : null
}
