import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { deleteCard, findCard, findForgettable, lockHolder, updateRemoved, updateUsed, type CardRow } from './card-repository'

const atOnce = 50

type Shop = Pick<Context, 'payload' | 'payments' | 'logger'>

const forget = async ({ payload, payments, logger }: Shop, card: CardRow): Promise<boolean> => {
  const cards = payments[card.provider]?.cards
  if (!cards) return true
  if (!(await cards.forget(card))) {
    logger.warn({ card: card.id }, 'A card could not be removed at its provider; it is tried again')
    return false
  }
  await deleteCard(payload.db.drizzle, card.id)
  return true
}

/** Run by the worker: what customers removed, or left behind, is forgotten at the provider as well. */
export const forgetCards = async (context: Shop): Promise<void> => {
  for (const card of await findForgettable(context.payload.db.drizzle, atOnce)) if (!(await forget(context, card))) return
}

type Customer = Pick<SignedInCustomer, 'id'>

/** U23: not charged from this moment on; the provider forgets it at once, or as soon as it answers. False where it is not theirs. */
export const removeCard = async (context: Shop, { id: customerId }: Customer, id: string): Promise<boolean> => {
  const { drizzle } = context.payload.db
  const isGone = await drizzle.transaction(
    async (transaction: Handle) => (await lockHolder(transaction, customerId)) && updateRemoved(transaction, customerId, id),
  )
  const card = isGone ? await findCard(drizzle, id) : null
  if (card) await forget(context, card)
  return isGone
}

/** U23: which one is charged. */
export const chooseCard = ({ payload }: Shop, { id: customerId }: Customer, id: string): Promise<boolean> =>
  payload.db.drizzle.transaction(
    async (transaction: Handle) => (await lockHolder(transaction, customerId)) && updateUsed(transaction, customerId, id),
  )
