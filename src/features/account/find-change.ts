import 'server-only'

import { changeWish } from '@/modules/subscriptions/schema'
import type { Context, SignedInCustomer } from '@/lib/context'
import { isNoChange, offerChange } from '@/modules/renewals/subscriptions/plan-change'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** What the address of the page of a change asks for, and what the shop answers. */
export const findChange = async (context: Context, customer: Pick<SignedInCustomer, 'id'>, id: string, query: Query) => {
  const { product, billing, quantity, refused } = query
  const wish = changeWish.safeParse({ products: [product ?? []].flat(), billing, quantity }).data ?? null
  const offer = await offerChange(context, { id, customerId: customer.id, wish })
  return { offer, wish, refused: isNoChange(refused) ? refused : null }
}
