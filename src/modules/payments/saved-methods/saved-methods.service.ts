import { cardLimits } from '@/lib/config/limits'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { Handle } from '@/lib/db/sql'
import {
  insertCard,
  insertOrphanedCard,
  lockCardOwner,
  findDueConsents,
  completeConsent,
  postponeConsent,
  type DueConsent,
  deleteCard,
  findCard,
  findCardsToDelete,
  markCardRemoved,
  markDefaultCard,
  type CardRow,
} from './saved-methods.repository'

const atOnce = 50
/** Seconds until a provider that didn't respond is retried. */
const retrySeconds = 600
/** Seconds. */
const guestRetentionSeconds = cardLimits.guestDays * 86_400

const saveCard = async (
  { payload, payments, logger }: Pick<Context, 'payload' | 'payments' | 'logger'>,
  due: DueConsent,
): Promise<boolean> => {
  const { drizzle } = payload.db
  const { customerId, intent, provider, isLeft } = due
  if (intent === null || (customerId === null && !isLeft)) {
    await postponeConsent(drizzle, due, intent === null ? null : guestRetentionSeconds)
    return true
  }
  const found = await payments[provider]?.cards?.findCard(intent)
  if (found === undefined || (!found.ok && found.error.kind !== 'final')) {
    await postponeConsent(drizzle, due, retrySeconds)
    return false
  }
  if (!found.ok) logger.warn({ consent: due.id, fault: found.error }, 'Failed to save card')
  const card = found.ok ? found.value : null
  await drizzle.transaction(async (transaction: Handle) => {
    if (isLeft || customerId === null) {
      const isFirst = await completeConsent(transaction, due.id, null)
      if (isFirst && card !== null) await insertOrphanedCard(transaction, { ...card, provider })
      return
    }
    if (!(await lockCardOwner(transaction, customerId))) return
    if (card !== null) await insertCard(transaction, { ...card, customerId, provider })
    await completeConsent(transaction, due.id, card && { provider, reference: card.reference })
  })
  return true
}

/**
 * U18: saves the cards of paid orders whose buyers consented, reading them from the provider into the order's account. A card that no
 * account claims in time is deleted at the provider like a removed one. The worker runs this; concurrent runs are safe.
 */
export const savePaymentMethods = async (
  context: Pick<Context, 'payload' | 'payments' | 'logger'>,
  orderId: string | null = null,
): Promise<void> => {
  for (const due of await findDueConsents(context.payload.db.drizzle, atOnce, orderId)) {
    // The provider is down, so the rest are not tried.
    if (!(await saveCard(context, due))) return
  }
}

type Shop = Pick<Context, 'payload' | 'payments' | 'logger'>

const forget = async ({ payload, payments, logger }: Shop, card: CardRow): Promise<boolean> => {
  const cards = payments[card.provider]?.cards
  if (!cards) return true
  if (!(await cards.forget(card))) {
    logger.warn({ card: card.id }, 'Failed to delete card at provider; retrying')
    return false
  }
  await deleteCard(payload.db.drizzle, card.id)
  return true
}

/** Deletes removed and orphaned cards at the provider. The worker runs this. */
export const deleteForgottenCards = async (context: Shop): Promise<void> => {
  for (const card of await findCardsToDelete(context.payload.db.drizzle, atOnce)) if (!(await forget(context, card))) return
}

type Customer = Pick<SignedInCustomer, 'id'>

/**
 * U23: stops charges to the card immediately and deletes it at the provider, retrying if that fails. False if the card isn't this
 * customer's.
 */
export const removeCard = async (context: Shop, { id: customerId }: Customer, id: string): Promise<boolean> => {
  const { drizzle } = context.payload.db
  const isGone = await drizzle.transaction(
    async (transaction: Handle) => (await lockCardOwner(transaction, customerId)) && markCardRemoved(transaction, customerId, id),
  )
  const card = isGone ? await findCard(drizzle, id) : null
  if (card) await forget(context, card)
  return isGone
}

export const setDefaultCard = ({ payload }: Shop, { id: customerId }: Customer, id: string): Promise<boolean> =>
  payload.db.drizzle.transaction(
    async (transaction: Handle) => (await lockCardOwner(transaction, customerId)) && markDefaultCard(transaction, customerId, id),
  )
