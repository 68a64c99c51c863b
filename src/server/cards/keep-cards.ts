import { cardLimits } from '@/config/limits'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { insertCard, insertLeftCard, lockHolder } from './card-repository'
import { findDueConsents, updateConsentDone, updateLook, type DueConsent } from './consent-repository'

const atOnce = 50
/** In seconds: a provider that did not answer is asked again. */
const again = 600
/** In seconds. */
const guestTime = cardLimits.guestDays * 86_400

const keep = async ({ payload, payments, logger }: Pick<Context, 'payload' | 'payments' | 'logger'>, due: DueConsent): Promise<boolean> => {
  const { drizzle } = payload.db
  const { customerId, intent, provider, isLeft } = due
  if (intent === null || (customerId === null && !isLeft)) {
    await updateLook(drizzle, due, intent === null ? null : guestTime)
    return true
  }
  const found = await payments[provider]?.cards?.findCard(intent)
  if (found === undefined || (!found.ok && found.error.kind !== 'final')) {
    await updateLook(drizzle, due, again)
    return false
  }
  if (!found.ok) logger.warn({ consent: due.id, fault: found.error }, 'A card could not be kept')
  const card = found.ok ? found.value : null
  await drizzle.transaction(async (transaction: Handle) => {
    if (isLeft || customerId === null) {
      const isFirst = await updateConsentDone(transaction, due.id, null)
      if (isFirst && card !== null) await insertLeftCard(transaction, { ...card, provider })
      return
    }
    if (!(await lockHolder(transaction, customerId))) return
    if (card !== null) await insertCard(transaction, { ...card, customerId, provider })
    await updateConsentDone(transaction, due.id, card && { provider, reference: card.reference })
  })
  return true
}

/**
 * U18: cards whose holders agreed are kept once their money came: read from the provider, for the account the order belongs to. One that no
 * account has taken in time is to be forgotten at the provider, as a card that was removed is. Run by the worker, by any number at once.
 */
export const keepCards = async (
  context: Pick<Context, 'payload' | 'payments' | 'logger'>,
  orderId: string | null = null,
): Promise<void> => {
  for (const due of await findDueConsents(context.payload.db.drizzle, atOnce, orderId)) {
    // It does not answer: nobody waits for it once more.
    if (!(await keep(context, due))) return
  }
}
