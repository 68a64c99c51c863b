import 'server-only'
import { changeWish } from '@/modules/subscriptions/schema'
import type { Context, SignedInCustomer } from '@/lib/context'
import { isPlanChangeError, offerChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { isMoneyBackError, previewMoneyBack } from '@/modules/refunds/money-back-preview'
import { findSubscriptionOfCustomer } from '@/modules/subscriptions/subscriptions.repository'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

export const findChange = async (context: Context, customer: Pick<SignedInCustomer, 'id'>, id: string, query: Query) => {
  const { product, billing, quantity, refused } = query
  const wish = changeWish.safeParse({ products: [product ?? []].flat(), billing, quantity }).data ?? null
  const offer = await offerChange(context, { id, customerId: customer.id, wish })
  return { offer, wish, refused: isPlanChangeError(refused) ? refused : null }
}

/** `null` for subscriptions of other customers. */
export const loadMoneyBackPage = async (
  context: Context,
  { id: customerId }: Pick<SignedInCustomer, 'id'>,
  id: string,
  refused: unknown,
) => {
  const subscription = await findSubscriptionOfCustomer(context.payload.db.drizzle, customerId, id)
  if (!subscription) return null
  const preview = await previewMoneyBack(context, { id, customerId, isDesk: false, amount: null })
  if (!preview.ok) return { subscription, preview: null, refused: preview.error }
  return { subscription, preview: preview.value, refused: isMoneyBackError(refused) ? refused : null }
}
