import 'server-only'

import type { Context, SignedInCustomer } from '@/lib/context'
import { isNoMoneyBack, previewMoneyBack } from '@/modules/refunds/money-back-preview'
import { findSubscriptionOfCustomer } from '@/modules/subscriptions/subscriptions.repository'

/** What the page of a money back shows; null for what is not theirs. */
export const findMoneyBack = async (context: Context, { id: customerId }: Pick<SignedInCustomer, 'id'>, id: string, refused: unknown) => {
  const subscription = await findSubscriptionOfCustomer(context.payload.db.drizzle, customerId, id)
  if (!subscription) return null
  const preview = await previewMoneyBack(context, { id, customerId, isDesk: false, amount: null })
  if (!preview.ok) return { subscription, preview: null, refused: preview.error }
  return { subscription, preview: preview.value, refused: isNoMoneyBack(refused) ? refused : null }
}
